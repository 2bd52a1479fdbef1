import { FIGURE_KINDS, type FigureKind, type TownFigures } from '#contract/figures.ts'
import { csvOf } from '../http/csv.ts'

const NAMES: Record<FigureKind, string> = {
  views: 'vistas',
  appearances: 'veces en listas',
  call: 'llamadas',
  mail: 'correos',
  directions: 'cómo llegar',
  whatsapp: 'whatsapp',
  web: 'web',
  share: 'compartidas',
  print: 'impresas',
  save: 'guardadas',
  code: 'códigos copiados',
}
const WHOLE_TOWN = 'Todo el pueblo'

export function townFiguresCsv({ months, categories }: TownFigures): string {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const rows = months.map(({ month, category, ...counts }) => ({
    mes: month,
    categoría: names.get(category) ?? WHOLE_TOWN,
    ...Object.fromEntries(FIGURE_KINDS.map((kind) => [NAMES[kind], counts[kind]])),
  }))
  return csvOf(rows, ['mes', 'categoría', ...FIGURE_KINDS.map((kind) => NAMES[kind])])
}
