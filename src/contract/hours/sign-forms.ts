export type ClauseFault = 'no hours' | 'no days' | 'no part' | 'closed with hours'

/** Whether a clause begins with days or hours. A sign seldom has both orders. */
export type Order = 'days' | 'hours'
/** Unlikely forms cost more; a sign is read at the lowest cost. */
export type Form = { letters: RegExp; order?: Order; cost: number; fault?: ClauseFault }

/**
 * The grammar of a clause; a letter is an item. H: shift, T: 24 hours, D: days, F: only holidays, P: days with a part of
 * the day, C: closed, O: open, W: all day, A: by appointment, X: except, Y: part of the day.
 */
const FORMS: Form[] = [
  // 'L-V 9-14 y 17-20', 'todos los días menos domingo 9-14', 'sábados tarde y domingos cerrado'.
  { letters: /^D+(?:XD+)?(?:H+|T)$/, order: 'days', cost: 0 },
  { letters: /^[DP]+C$/, order: 'days', cost: 0 },
  // '9-14 de lunes a viernes', 'cerrado domingos'.
  { letters: /^(?:H+|T)D+(?:X[DP]+)?$/, order: 'hours', cost: 0 },
  { letters: /^C[DP]+$/, order: 'hours', cost: 0 },
  // '…, menos domingo', '…, excepto sábados 10-13': exceptions to the clause before.
  { letters: /^X(?:[DP]+C?|D+H+)$/, cost: 0 },
  // 'Tardes cerrado', 'con cita previa', '24 horas', 'miércoles solo mañanas'.
  { letters: /^(?:YC|CY)$/, cost: 0 },
  { letters: /^Y*A$/, cost: 0 },
  { letters: /^O$/, cost: 0 },
  { letters: /^D*P+$/, cost: 5 },
  { letters: /^T$/, cost: 6 },
  // 'Festivos abierto', 'sábados con cita previa'.
  { letters: /^(?:F+O|OF+|[DP]+A|A[DP]+)$/, cost: 0 },
  // 'Domingos y festivos incluidos': days that have their hours in another clause.
  { letters: /^(?:D+O|OD+)$/, cost: 8 },
  { letters: /^D*(?:H*CH+|H+C)$/, cost: 900, fault: 'closed with hours' },
  { letters: /^D+(?:XD+)?$/, cost: 1000, fault: 'no hours' },
  { letters: /^(?:H+|C|X)$/, cost: 1000, fault: 'no days' },
  { letters: /^[DP]*Y$/, cost: 1000, fault: 'no part' },
]

/** Ignores 'abierto' and 'con cita' in clauses with hours. Without hours, 'todo el día' means 24 hours. */
export function formOf(letters: string): Form | undefined {
  const asDays = letters.replaceAll('F', 'D')
  const hasHours = /[HCT]/.test(letters)
  const hoursOnly = asDays
    .replace(/[OA]/g, '')
    .replaceAll('W', hasHours ? '' : 'T')
    .replace(/CT|TC/, 'C')
  const matches = (form: Form) => form.letters.test(letters) || form.letters.test(asDays)
  const withHours = FORMS.find((form) => /[HCT]/.test(hoursOnly) && form.letters.test(hoursOnly))
  return withHours ?? FORMS.find(matches)
}
