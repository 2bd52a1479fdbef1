/** Reports a wrong or missing setting. */
export type Report = (name: string, rule: string) => void

/** The origin of PUBLIC_URL. */
export function originOf(value: string | undefined, report: Report): string | undefined {
  if (!value?.trim()) return undefined
  const origin = parseOrigin(value)
  if (origin === undefined) {
    report('PUBLIC_URL', 'debe ser una dirección como https://tienda.example, sin ruta')
  }
  return origin
}

/** The origins of CORS_ORIGINS, separated by commas. */
export function originsOf(value: string | undefined, report: Report): string[] {
  const listed = (value ?? '').split(',').filter((part) => part.trim() !== '')
  const origins = listed.map(parseOrigin)
  if (origins.every((origin) => origin !== undefined)) return origins
  report('CORS_ORIGINS', 'debe ser una lista de direcciones separadas por comas, sin rutas')
  return []
}

/** Undefined for anything but the origin of an HTTP server. */
export function parseOrigin(value: string): string | undefined {
  const url = URL.parse(value.trim())
  const isOrigin = url?.pathname === '/' && !url.search && !url.hash && !url.username
  return isOrigin && /^https?:$/.test(url.protocol) ? url.origin : undefined
}

export function databaseUrlOf(value: string | undefined, report: Report): string | undefined {
  if (value === undefined || /^postgres(ql)?:\/\/./.test(value)) return value
  report('DATABASE_URL', 'debe ser una dirección como postgresql://usuario:clave@servidor/base')
  return undefined
}

export function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value)
  return Boolean(url?.hostname) && /^smtps?:$/.test(url!.protocol)
}
