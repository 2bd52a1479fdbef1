export type Report = (name: string, rule: string) => void

/** Parses PUBLIC_URL. */
export function originOf(value: string | undefined, report: Report): string | undefined {
  if (!value?.trim()) return undefined
  const origin = parseOrigin(value)
  if (origin === undefined) {
    report('PUBLIC_URL', 'debe ser una dirección como https://tienda.example, sin ruta')
  }
  return origin
}

/** Parses CORS_ORIGINS: origins separated by commas. */
export function originsOf(value: string | undefined, report: Report): string[] {
  const listed = (value ?? '').split(',').filter((part) => part.trim() !== '')
  const origins = listed.map(parseOrigin)
  if (origins.every((origin) => origin !== undefined)) return origins
  report('CORS_ORIGINS', 'debe ser una lista de direcciones separadas por comas, sin rutas')
  return []
}

/** Returns the origin of an HTTP URL without path. Undefined for anything else. */
export function parseOrigin(value: string): string | undefined {
  const url = URL.parse(value.trim())
  const isOrigin = url?.pathname === '/' && !url.search && !url.hash && !url.username
  return isOrigin && /^https?:$/.test(url.protocol) ? url.origin : undefined
}

/** Checks both database URLs. The direct one needs the other. */
export function databaseUrlsOf(
  databaseUrl: string | undefined,
  databaseDirectUrl: string | undefined,
  report: Report,
) {
  const isUrl = (value: string | undefined) =>
    value === undefined || /^postgres(ql)?:\/\/./.test(value)
  const rule = 'debe ser una dirección como postgresql://usuario:clave@servidor/base'
  if (!isUrl(databaseUrl)) report('DATABASE_URL', rule)
  if (!isUrl(databaseDirectUrl)) report('DATABASE_DIRECT_URL', rule)
  if (databaseDirectUrl !== undefined && databaseUrl === undefined) {
    report('DATABASE_DIRECT_URL', 'necesita también DATABASE_URL')
  }
  return { databaseUrl, databaseDirectUrl }
}

export function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value)
  return Boolean(url?.hostname) && /^smtps?:$/.test(url!.protocol)
}
