import Papa from 'papaparse'

/** What a spreadsheet would run, but for numbers and telephones (OWASP, CSV injection). */
const FORMULA = /^[=@\t\r]|^[+-](?![\d\s.]*$)/

/**
 * A CSV (RFC 4180) that spreadsheets in Spanish open as it is: separated by semicolons, in UTF-8 with its mark. Before
 * what would be a formula stands an apostrophe.
 */
export function csvOf(rows: Record<string, unknown>[], columns: string[]): string {
  const csv = Papa.unparse(rows, { columns, delimiter: ';', escapeFormulae: FORMULA })
  return `\uFEFF${csv || columns.join(';')}\r\n`
}
