import type { Figures, TownFigures, WeekFigures } from '#contract/figures.ts'
import { get } from '#web/api/api.ts'
import { whileOn } from '#web/api/modules.ts'

type FigureQuery = { days: 7 | 28 | 365 } | { month: string }

export const readFigures = (commerce: string | number, query: FigureQuery) =>
  get<Figures>(`/api/commerce/${commerce}/figures/`, query)

/** Lists the figures of the last week for each published shop of the caller. */
export const listWeeks = () =>
  whileOn('figures', () => get<WeekFigures[]>('/api/figures/week/'), [])

export const readTownFigures = (query: FigureQuery) => get<TownFigures>('/api/figures/', query)

export const readTownCsv = (query: FigureQuery) => get<string>('/api/figures.csv', query)
