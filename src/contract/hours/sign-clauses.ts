import { type ClauseFault, type Form, formOf, type Order } from './sign-forms.ts'
import type { DaysItem, Item, Place, Separator } from './sign-token.ts'
import type { DayPart } from './sign-words.ts'

/** `part`: as in 'sábados tarde'. `isPartFirst`: as in 'tardes de los sábados'. */
export type ClauseDays = DaysItem & { part?: DayPart; isPartFirst?: boolean }

export type ClauseItem =
  | ClauseDays
  | Exclude<Item, { kind: 'days' } | { kind: 'separator' } | { kind: 'fault' }>

/** An item of a clause with the strongest separator before it (`joint`). */
type Atom = ClauseItem & { joint: Joint }
type Joint = Separator | 'none'

export type Clause = Place & { items: ClauseItem[]; fault?: ClauseFault }
/** Costs of a separator within a clause, and between two clauses. */
const WITHIN: Record<Joint, number> = { and: 0, none: 1, comma: 2, slash: 2, stop: 12, line: 12 }
const BETWEEN: Record<Joint, number> = { and: 4, none: 3, comma: 1, slash: 1, stop: 0, line: 0 }
const isTight = (joint: Joint) => joint === 'none' || joint === 'and'
/** Cost of joining days of two lines: 'lunes' above 'sábados 9-14' does not get the hours of Saturday. */
const DAYS_ACROSS_LINES = 2000
/** Cost of separating 'cerrado' from the days that follow it. */
const SPLIT_CLOSED = 2000
/** Cost of a change of order between two clauses. */
const OTHER_ORDER = 10
/** Maximum of items in a clause, far above those of real signs. */
const MAX_CLAUSE_ITEMS = 20

/** A division of the first items into clauses: the last clause, and the parse of the items before it. */
type Parse = { cost: number; isUnambiguous: boolean; order?: Order; last?: LastClause }
type LastClause = { start: number; end: number; form: Form; before: Parse }

/**
 * Divides items into clauses at the lowest cost, by dynamic programming: unusual forms and separators cost more. A sign
 * is ambiguous if two divisions have the lowest cost.
 */
export function signClauses(items: Item[]): { clauses: Clause[]; isUnambiguous: boolean } {
  const atoms = withParts(atomsOf(items))
  const letters = atoms.map(letterOf).join('')
  /** At index `end`: the cheapest parses of the first `end` items, one for each order. */
  const best: Parse[][] = [[{ cost: 0, isUnambiguous: true }]]
  for (let end = 1; end <= atoms.length; end++) {
    const found: Parse[] = []
    let within = 0
    for (let start = end - 1; start >= 0 && start >= end - MAX_CLAUSE_ITEMS; start--) {
      if (start < end - 1) within += costWithin(atoms[start]!, atoms[start + 1]!)
      const form = formOf(letters.slice(start, end))
      if (form === undefined) continue
      const cost = form.cost + within + costBetween(atoms[start - 1], atoms[start]!)
      for (const before of best[start]!) found.push(extendParse({ start, end, form, before }, cost))
    }
    best.push(cheapest(found))
  }
  const parses = best.at(-1)!.toSorted((a, b) => a.cost - b.cost)
  const [first, second] = parses
  if (first === undefined) return { clauses: [], isUnambiguous: true }
  return {
    clauses: clausesOf(first, atoms),
    isUnambiguous: first.isUnambiguous && first.cost !== second?.cost,
  }
}

function costWithin(before: Atom, atom: Atom): number {
  const areDays = before.kind === 'days' && atom.kind === 'days'
  return WITHIN[atom.joint] + (areDays && atom.joint === 'line' ? DAYS_ACROSS_LINES : 0)
}

/** In 'S y D, cerrado lunes' the closed day is Monday, so a clause should not end between 'cerrado' and 'lunes'. */
function costBetween(before: Atom | undefined, atom: Atom): number {
  if (before === undefined) return 0
  const isSplit =
    before.kind === 'closed' &&
    atom.kind === 'days' &&
    isTight(atom.joint) &&
    !isTight(before.joint)
  return BETWEEN[atom.joint] + (isSplit ? SPLIT_CLOSED : 0)
}

function extendParse(last: LastClause, cost: number): Parse {
  const { form, before } = last
  const isOtherOrder = form.order && before.order && form.order !== before.order
  const order = form.order ?? before.order
  return {
    cost: before.cost + cost + (isOtherOrder ? OTHER_ORDER : 0),
    isUnambiguous: before.isUnambiguous,
    ...(order && { order }),
    last,
  }
}

function cheapest(parses: Parse[]): Parse[] {
  return [...Map.groupBy(parses, ({ order }) => order).values()].map((sameOrder) => {
    const cost = Math.min(...sameOrder.map((parse) => parse.cost))
    const [first, ...others] = sameOrder.filter((parse) => parse.cost === cost)
    return { ...first!, isUnambiguous: first!.isUnambiguous && others.length === 0 }
  })
}

function clausesOf({ last }: Parse, atoms: Atom[]): Clause[] {
  if (last === undefined) return []
  const items = atoms.slice(last.start, last.end)
  const { fault } = last.form
  const place = { at: items[0]!.at, end: items.at(-1)!.end }
  return [...clausesOf(last.before, atoms), { items, ...place, ...(fault && { fault }) }]
}

const LETTERS = {
  shift: 'H',
  all_day: 'T',
  closed: 'C',
  open: 'O',
  whole_day: 'W',
  appointment: 'A',
  except: 'X',
  part: 'Y',
}

/** The letter of an item in the grammar (`FORMS`). */
function letterOf(item: ClauseItem): string {
  if (item.kind !== 'days') return LETTERS[item.kind]
  if (item.part && !item.isPartFirst) return 'P'
  return item.days.length === 1 && item.days[0] === 'holiday' ? 'F' : 'D'
}

const STRENGTH: Joint[] = ['none', 'and', 'comma', 'slash', 'stop', 'line']

function atomsOf(items: Item[]): Atom[] {
  const atoms: Atom[] = []
  let joint: Joint = 'none'
  for (const [index, item] of items.entries()) {
    if (item.kind === 'fault') continue
    if (item.kind === 'separator') {
      if (STRENGTH.indexOf(item.is) > STRENGTH.indexOf(joint)) joint = item.is
    } else if (item.kind !== 'open' || describesDays(items[index - 1], items[index + 1])) {
      atoms.push({ ...item, joint })
      joint = 'none'
    }
  }
  return atoms
}

/** Whether 'abierto' describes days ('festivos abierto', 'incluidos domingos'). In 'abierto de 9 a 14' it is a filler. */
function describesDays(before: Item | undefined, after: Item | undefined): boolean {
  return after?.kind === 'days' || (before?.kind === 'days' && after?.kind !== 'part')
}

/** Joins days and their part to one item: 'sábados tarde', 'tardes de los sábados'. */
function withParts(atoms: Atom[]): Atom[] {
  const joined: Atom[] = []
  for (const atom of atoms) {
    const last = joined.at(-1)
    const isNext = last !== undefined && atom.joint === 'none'
    if (isNext && atom.kind === 'part' && last.kind === 'days' && last.part === undefined) {
      joined[joined.length - 1] = { ...last, part: atom.part, end: atom.end }
    } else if (
      isNext &&
      atom.kind === 'part' &&
      last.kind === 'closed' &&
      hasNoPart(joined.at(-2))
    ) {
      // In 'miércoles cerrado por la tarde' the part belongs to the days.
      joined[joined.length - 2] = { ...(joined.at(-2) as Atom & ClauseDays), part: atom.part }
      joined[joined.length - 1] = { ...last, end: atom.end }
    } else if (isNext && atom.kind === 'days' && last.kind === 'part') {
      joined[joined.length - 1] = {
        ...atom,
        part: last.part,
        isPartFirst: true,
        at: last.at,
        joint: last.joint,
      }
    } else joined.push(atom)
  }
  return joined
}

const hasNoPart = (atom: Atom | undefined) => atom?.kind === 'days' && atom.part === undefined
