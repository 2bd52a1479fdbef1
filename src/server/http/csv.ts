import Papa from 'papaparse'

/** Text that a spreadsheet would run as a formula, except numbers and phone numbers (OWASP, CSV injection). */
const FORMULA = /^[=@\t\r]|^[+-](?![\d\s.]*$)/

/** Formats a CSV (RFC 4180) for Spanish spreadsheets: semicolons, a byte order mark, apostrophes before formulas. */
export function csvOf(rows: Record<string, unknown>[], columns: string[]): string {
  const csv = Papa.unparse(rows, { columns, delimiter: ';', escapeFormulae: FORMULA })
  return `\uFEFF${csv || columns.join(';')}\r\n`
}
