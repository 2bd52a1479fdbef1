import type { z } from 'zod'

/**
 * A field that people write, declared once in the table of its entity. From there follow its column, form
 * name, audit, export, answers and labels.
 */
export type Field = {
  /** Validation of what is typed, with its messages. */
  input: z.ZodType
  /** Its shape in answers. */
  output: z.ZodType
  label: string
  /** Its name within a sentence: 'el teléfono'. */
  phrase: string
  isPublic: boolean
  isSortable: boolean
}

/** The fields of one entity, in the order of its form. */
export type FieldTable = Readonly<Record<string, Field>>

export function inputsOf<Table extends FieldTable>(table: Table) {
  return mapValues(table, ({ input }) => input) as { [Name in keyof Table]: Table[Name]['input'] }
}

export function outputsOf<Table extends FieldTable>(table: Table) {
  return mapValues(table, ({ output }) => output) as {
    [Name in keyof Table]: Table[Name]['output']
  }
}

export function publicOutputsOf<Table extends FieldTable>(table: Table) {
  const isPublic = ([, field]: [string, Field]) => field.isPublic
  return outputsOf(Object.fromEntries(Object.entries(table).filter(isPublic))) as {
    [Name in PublicName<Table>]: Table[Name]['output']
  }
}

export function labelsOf<Table extends FieldTable>(table: Table) {
  return mapValues(table, ({ label }) => label) as { [Name in keyof Table]: Table[Name]['label'] }
}

export function namesOf<Table extends FieldTable>(table: Table) {
  return Object.keys(table) as (keyof Table & string)[]
}

type PublicName<Table extends FieldTable> = {
  [Name in keyof Table]: Table[Name]['isPublic'] extends true ? Name : never
}[keyof Table]

export type SortableName<Table extends FieldTable> = {
  [Name in keyof Table & string]: Table[Name]['isSortable'] extends true ? Name : never
}[keyof Table & string]

export function sortableNamesOf<Table extends FieldTable>(table: Table) {
  return namesOf(table).filter((name) => table[name]!.isSortable) as SortableName<Table>[]
}

/**
 * The same properties, these first. Answers and errors keep their order, whatever the order of the form.
 */
export function startingWith<Shape extends object>(
  names: readonly (keyof Shape)[],
  shape: Shape,
): Shape {
  return { ...Object.fromEntries(names.map((name) => [name, shape[name]])), ...shape }
}

function mapValues<Value>(table: FieldTable, pick: (field: Field) => Value) {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, pick(field)]))
}
