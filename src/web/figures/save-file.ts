/** Hands the browser a file to keep. */
export function saveFile(name: string, type: string, text: string): void {
  // Read as text, a table has lost the mark by which spreadsheets know its accents.
  const mark = type === 'text/csv' ? '\uFEFF' : ''
  const url = URL.createObjectURL(new Blob([mark, text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
