/** Formats a stored number: '964 00 12 34', '+34 600 12 34 56'. */
export function formatPhone(digits: string): string {
  const [, prefix, number] = /^(34)?([6-9]\d{8})$/.exec(digits) ?? []
  if (number === undefined) return digits
  const groups = number.replace(/^(\d{3})(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4')
  return prefix ? `+${prefix} ${groups}` : groups
}

/** Returns the `tel:` link (RFC 3966). A number of ten or more digits begins with a country code. */
export function phoneLink(stored: string): string {
  const number = stored.replace(/^00/, '')
  const [, spanish] = /^(?:34)?([6-9]\d{8})$/.exec(number) ?? []
  if (spanish !== undefined) return `tel:+34${spanish}`
  return /^[1-9]\d{9,14}$/.test(number) ? `tel:+${number}` : `tel:${number}`
}
