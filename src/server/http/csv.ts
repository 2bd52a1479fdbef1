import Papa from 'papaparse'

/** Text that a spreadsheet would run as a formula, except numbers and phone numbers (OWASP, CSV injection). */
const FORMULA = /^[=@\t\r]|^[+-](?![\d\s.]*$)/

/**
 * Formats a CSV (RFC 4180) that Spanish spreadsheets open directly: separated by semicolons, in UTF-8 with a byte order
 * mark. A formula gets an apostrophe in front.
 */
export function csvOf(rows: Record<string, unknown>[], columns: string[]): string {
  const csv = Papa.unparse(rows, { columns, delimiter: ';', escapeFormulae: FORMULA })
  return `\uFEFF${csv || columns.join(';')}\r\n`
}
