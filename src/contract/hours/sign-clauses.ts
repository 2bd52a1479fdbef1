import { type ClauseFault, type Form, formOf, type Order } from './sign-forms.ts'
import type { Item, SaidDays } from './sign-item.ts'
import type { Place, Separator } from './sign-token.ts'
import type { DayPart } from './sign-words.ts'

/** Days of a clause. `part`: only so much of them, as in 'sábados tarde'; `isLed`: it was said first. */
export type ClauseDays = SaidDays & { part?: DayPart; isLed?: boolean }

export type Said =
  | ClauseDays
  | Exclude<Item, { kind: 'days' } | { kind: 'separator' } | { kind: 'fault' }>

/** A part of a sign with what stands before it. */
type Atom = Said & { joint: Joint }
type Joint = Separator | 'none'

/** Days with the hours that are said of them. */
export type Clause = Place & { said: Said[]; fault?: ClauseFault }
/** What a separator costs within a clause, and what its lack costs between two. */
const WITHIN: Record<Joint, number> = { and: 0, none: 1, comma: 2, slash: 2, stop: 12, line: 12 }
const BETWEEN: Record<Joint, number> = { and: 4, none: 3, comma: 1, slash: 1, stop: 0, line: 0 }
/** 'Lunes' above 'Sábados 9-14' has no hours; nobody reads on. */
const DAYS_OF_TWO_LINES = 2000
const TORN = 2000
const OTHER_ORDER = 10
/** More than anybody says of some days. */
const LONGEST = 20

type Parse = { cost: number; isOnly: boolean; order?: Order; last?: Last }
type Last = { start: number; end: number; form: Form; before: Parse }

/**
 * Divides a sign into clauses: the cheapest way, by the form of each and by what stands between. `isOnly` is false when there
 * are two as good as each other.
 */
export function signClauses(items: Item[]): { clauses: Clause[]; isOnly: boolean } {
  const atoms = withParts(atomsOf(items))
  const letters = atoms.map(letterOf).join('')
  /** The best parses of all before, by the order of their last clause. */
  const best: Parse[][] = [[{ cost: 0, isOnly: true }]]
  for (let end = 1; end <= atoms.length; end++) {
    const found: Parse[] = []
    let within = 0
    for (let start = end - 1; start >= 0 && start >= end - LONGEST; start--) {
      if (start < end - 1) within += costWithin(atoms[start]!, atoms[start + 1]!)
      const form = formOf(letters.slice(start, end))
      if (form === undefined) continue
      const cost = form.cost + within + costBetween(atoms[start - 1], atoms[start]!)
      for (const before of best[start]!) found.push(extended({ start, end, form, before }, cost))
    }
    best.push(cheapest(found))
  }
  const parses = best.at(-1)!.toSorted((one, other) => one.cost - other.cost)
  const [first, second] = parses
  if (first === undefined) return { clauses: [], isOnly: true }
  return { clauses: clausesOf(first, atoms), isOnly: first.isOnly && first.cost !== second?.cost }
}

function costWithin(before: Atom, atom: Atom): number {
  const areDays = before.kind === 'days' && atom.kind === 'days'
  return WITHIN[atom.joint] + (areDays && atom.joint === 'line' ? DAYS_OF_TWO_LINES : 0)
}

/** In 'S y D, cerrado lunes' it is Monday that is closed. */
function costBetween(before: Atom | undefined, atom: Atom): number {
  if (before === undefined) return 0
  const isTorn =
    before.kind === 'closed' &&
    atom.kind === 'days' &&
    WITHIN[atom.joint] < WITHIN.comma &&
    WITHIN[before.joint] >= WITHIN.comma
  return BETWEEN[atom.joint] + (isTorn ? TORN : 0)
}

function extended(last: Last, cost: number): Parse {
  const { form, before } = last
  const isOtherOrder = form.order && before.order && form.order !== before.order
  const order = form.order ?? before.order
  return {
    cost: before.cost + cost + (isOtherOrder ? OTHER_ORDER : 0),
    isOnly: before.isOnly,
    ...(order && { order }),
    last,
  }
}

/** The cheapest of each order. */
function cheapest(parses: Parse[]): Parse[] {
  return [...Map.groupBy(parses, ({ order }) => order).values()].map((same) => {
    const cost = Math.min(...same.map((parse) => parse.cost))
    const [first, ...others] = same.filter((parse) => parse.cost === cost)
    return { ...first!, isOnly: first!.isOnly && others.length === 0 }
  })
}

function clausesOf({ last }: Parse, atoms: Atom[]): Clause[] {
  if (last === undefined) return []
  const said = atoms.slice(last.start, last.end)
  const { fault } = last.form
  const place = { at: said[0]!.at, end: said.at(-1)!.end }
  return [...clausesOf(last.before, atoms), { said, ...place, ...(fault && { fault }) }]
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

/** Days are D, holidays alone F, and days of which only a part is meant P. */
function letterOf(said: Said): string {
  if (said.kind !== 'days') return LETTERS[said.kind]
  if (said.part && !said.isLed) return 'P'
  return said.days.length === 1 && said.days[0] === 'holiday' ? 'F' : 'D'
}

const STRENGTH: Joint[] = ['none', 'and', 'comma', 'slash', 'stop', 'line']

function atomsOf(items: Item[]): Atom[] {
  const atoms: Atom[] = []
  let joint: Joint = 'none'
  for (const [at, item] of items.entries()) {
    if (item.kind === 'fault') continue
    if (item.kind === 'separator') {
      if (STRENGTH.indexOf(item.is) > STRENGTH.indexOf(joint)) joint = item.is
    } else if (item.kind !== 'open' || isAnswer(items[at - 1], items[at + 1])) {
      atoms.push({ ...item, joint })
      joint = 'none'
    }
  }
  return atoms
}

/** 'Festivos abierto', 'incluidos domingos'; 'abierto de 9 a 14' says no more without it. */
function isAnswer(before: Item | undefined, after: Item | undefined): boolean {
  return after?.kind === 'days' || (before?.kind === 'days' && after?.kind !== 'part')
}

/** 'Sábados tarde' and 'tardes de los sábados' are days of which only a part is meant. */
function withParts(atoms: Atom[]): Atom[] {
  const joined: Atom[] = []
  for (const atom of atoms) {
    const last = joined.at(-1)
    const isNext = last !== undefined && atom.joint === 'none'
    if (isNext && atom.kind === 'part' && last.kind === 'days' && last.part === undefined) {
      joined[joined.length - 1] = { ...last, part: atom.part, end: atom.end }
    } else if (isNext && atom.kind === 'part' && last.kind === 'closed' && isWhole(joined.at(-2))) {
      // 'Miércoles cerrado por la tarde'.
      joined[joined.length - 2] = { ...(joined.at(-2) as Atom & ClauseDays), part: atom.part }
      joined[joined.length - 1] = { ...last, end: atom.end }
    } else if (isNext && atom.kind === 'days' && last.kind === 'part') {
      joined[joined.length - 1] = {
        ...atom,
        part: last.part,
        isLed: true,
        at: last.at,
        joint: last.joint,
      }
    } else joined.push(atom)
  }
  return joined
}

const isWhole = (atom: Atom | undefined) => atom?.kind === 'days' && atom.part === undefined
