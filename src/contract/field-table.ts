import type { z } from 'zod'

/** A field that people edit, for forms, responses, log and export. `phrase`: the label with an article. */
export type Field = {
  input: z.ZodType
  output: z.ZodType
  label: string
  phrase: string
  isSortable?: true
}

export type FieldTable = Readonly<Record<string, Field>>

export function inputsOf<Table extends FieldTable>(table: Table) {
  return mapValues(table, ({ input }) => input) as { [Name in keyof Table]: Table[Name]['input'] }
}

export function outputsOf<Table extends FieldTable>(table: Table) {
  return mapValues(table, ({ output }) => output) as {
    [Name in keyof Table]: Table[Name]['output']
  }
}

export function labelsOf<Table extends FieldTable>(table: Table) {
  return mapValues(table, ({ label }) => label) as { [Name in keyof Table]: Table[Name]['label'] }
}

export function namesOf<Table extends FieldTable>(table: Table) {
  return Object.keys(table) as (keyof Table & string)[]
}

type SortableName<Table extends FieldTable> = {
  [Name in keyof Table & string]: Table[Name] extends { isSortable: true } ? Name : never
}[keyof Table & string]

export function sortableNamesOf<Table extends FieldTable>(table: Table) {
  return namesOf(table).filter((name) => table[name]!.isSortable) as SortableName<Table>[]
}

/** Moves `names` to the front, so that the order in responses and errors does not depend on the form. */
export function startingWith<Shape extends object>(
  names: readonly (keyof Shape)[],
  shape: Shape,
): Shape {
  return { ...Object.fromEntries(names.map((name) => [name, shape[name]])), ...shape }
}

function mapValues<Value>(table: FieldTable, pick: (field: Field) => Value) {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, pick(field)]))
}
