import { z } from 'zod'
import {
  FIGURE_KINDS,
  type FigureKind,
  figures,
  figuresQuery,
  type TownFigures,
  townFigures,
  weekFigures,
} from '#contract/figures.ts'
import { ADMINISTRATORS, SHOPKEEPERS } from '#contract/roles.ts'
import { findCommerce } from '../commerces/queries.ts'
import { csvOf } from '../http/csv.ts'
import { idOf } from '../http/params.ts'
import { inModule, route } from '../http/route.ts'
import { todayOf } from '../today.ts'
import { listWeeks, readFigures } from './queries.ts'
import { readTownFigures } from './town-figures.ts'

const PERIOD =
  'Los últimos `days` días con hoy, o un mes, junto al periodo anterior. Se cuentan toques, no personas.'
const SUMS = `${PERIOD} De una categoría con menos de cinco comercios no hay sumas: serían las de alguien.`

export const figureRoutes = inModule('figures', [
  route('GET', '/api/commerce/:id/figures/', {
    summary: 'Responde con las cifras de un comercio.',
    description: PERIOD,
    access: SHOPKEEPERS,
    find: ({ db, viewer, request }) => findCommerce(db, viewer, idOf(request)),
    query: figuresQuery,
    response: figures,
    handle: (call) => readFigures(call.db, call.found.id, call.query, todayOf(call)),
  }),
  route('GET', '/api/figures/week/', {
    summary: 'Responde con las cifras de siete días de los comercios propios.',
    access: SHOPKEEPERS,
    response: z.array(weekFigures),
    handle: (call) => listWeeks(call.db, call.viewer.id, todayOf(call)),
  }),
  route('GET', '/api/figures/', {
    summary: 'Responde con las cifras del pueblo.',
    description: SUMS,
    access: ADMINISTRATORS,
    query: figuresQuery,
    response: townFigures,
    handle: (call) => readTownFigures(call, call.query),
  }),
  route('GET', '/api/figures.csv', {
    summary: 'Responde con las cifras del pueblo, por mes y categoría, para una hoja de cálculo.',
    description: SUMS,
    access: ADMINISTRATORS,
    query: figuresQuery,
    mediaType: 'text/csv',
    response: z.string(),
    handle: async (call) => {
      call.reply.header('content-disposition', 'attachment; filename="cifras.csv"')
      return townFiguresCsv(await readTownFigures(call, call.query))
    },
  }),
])

const CSV_NAMES: Record<FigureKind, string> = {
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

function townFiguresCsv({ months, categories }: TownFigures): string {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const rows = months.map(({ month, category, ...counts }) => ({
    mes: month,
    categoría: names.get(category) ?? WHOLE_TOWN,
    ...Object.fromEntries(FIGURE_KINDS.map((kind) => [CSV_NAMES[kind], counts[kind]])),
  }))
  return csvOf(rows, ['mes', 'categoría', ...FIGURE_KINDS.map((kind) => CSV_NAMES[kind])])
}
