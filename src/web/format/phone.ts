/** A stored phone number (digits only) in groups: '964 00 12 34', '+34 600 12 34 56'. */
export function formatPhone(digits: string): string {
  const [, prefix, number] = /^(34)?([6-9]\d{8})$/.exec(digits) ?? []
  if (number === undefined) return digits
  const groups = number.replace(/^(\d{3})(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4')
  return prefix ? `+${prefix} ${groups}` : groups
}

/** The `tel:` link of a number (RFC 3966), Spanish ones with country code. */
export function phoneLink(digits: string): string {
  const [, number] = /^(?:34)?([6-9]\d{8})$/.exec(digits) ?? []
  return number === undefined ? `tel:${digits}` : `tel:+34${number}`
}
