import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

export type Sent = {
  method: string
  path: string
  /** The token to send, and the name of its owner in the recording. */
  as?: { name: string; token?: string }
  body?: unknown
  headers?: Record<string, string>
}

export type Recorded = { status: number; headers: Record<string, string>; body: string }

/** The usual headers of responses; only differences from them are recorded. */
export const USUAL_HEADERS: Record<string, string> = {
  'access-control-expose-headers': 'X-Total-Count, Link, Retry-After, ETag',
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  vary: 'Origin',
  'x-content-type-options': 'nosniff',
}

/** Headers that are not recorded: those of the connection, and those that depend on the body. */
const LEFT_OUT = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']

/** Bodies are recorded byte for byte, except that `redacted` replaces random values and JSON is indented. */
export async function recordCall(
  app: FastifyInstance,
  sent: Sent,
): Promise<{ text: string; answer: Recorded }> {
  const { method, path, as, body, headers = {} } = sent
  const authorization = as?.token === undefined ? {} : { authorization: `Bearer ${as.token}` }
  const response = await app.inject({
    method: method as 'GET',
    url: path,
    headers: { ...authorization, ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  })
  const answered = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
  )
  checkLength(method, answered['content-length'], response.rawPayload)
  const lines = [
    `${method} ${path}${as ? ` as ${as.name}` : ''}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(await sentBody(body, headers['content-type'])),
    '',
    String(response.statusCode),
    ...headerLines(answered, response.body !== ''),
    ...(response.body === '' ? [] : ['', await receivedBody(response, answered['content-type'])]),
  ]
  const text = lines.join('\n')
  return {
    text,
    answer: { status: response.statusCode, headers: answered, body: response.body },
  }
}

function headerLines(headers: Record<string, string>, hasBody: boolean): string[] {
  const own = Object.entries(headers)
    .filter(([name, value]) => !LEFT_OUT.includes(name) && USUAL_HEADERS[name] !== value)
    .map(([name, value]) => `${name}: ${value}`)
  const missing = Object.keys(USUAL_HEADERS)
    .filter((name) => !(name in headers) && (hasBody || name !== 'content-type'))
    .map((name) => `${name}: (none)`)
  return [...own, ...missing].sort()
}

function checkLength(method: string, length: string | undefined, body: Buffer): void {
  if (length === undefined || method === 'HEAD') return
  if (Number(length) !== body.length) throw new Error(`content-length: ${length} is not the body's`)
}

async function receivedBody(
  { body, rawPayload }: { body: string; rawPayload: Buffer },
  type = '',
): Promise<string> {
  if (!/^image\//.test(type)) return laidOut(body)
  // The bytes of an image depend on the machine's encoder; format and size do not.
  const ico = type === 'image/x-icon'
  const { format, width, height } = await sharp(
    ico ? rawPayload.subarray(22) : rawPayload,
  ).metadata()
  return `<${format} of ${width} × ${height} px>`
}

/** Indents JSON if this is reversible. Returns anything else unchanged. */
function laidOut(body: string): string {
  try {
    const value = JSON.parse(body)
    return JSON.stringify(value) === body ? JSON.stringify(value, null, 2) : body
  } catch {
    return body
  }
}

async function sentBody(body: unknown, type: string | undefined): Promise<string[]> {
  if (body === undefined) return []
  if (typeof body === 'string') return ['', body]
  if (!Buffer.isBuffer(body)) return ['', JSON.stringify(body, null, 2)]
  const fields = [
    ...(await new Response(new Uint8Array(body), {
      headers: { 'content-type': type! },
    }).formData()),
  ]
  return [
    '',
    ...fields.map(([name, value]) => `${name}=${typeof value === 'string' ? value : '<file>'}`),
  ]
}

/** Replaces random values by `<kind-n>`, the same value by the same name. Appends the claims of JWTs. */
export function redacted(text: string, names: Record<string, string> = {}): string {
  const known = new Map(Object.entries(names).map(([value, name]) => [value, `<${name}>`]))
  const counts = new Map<string, number>()
  const nameOf = (kind: string, value: string) => {
    const name = known.get(value)
    if (name !== undefined) return name
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    known.set(value, `<${kind}-${count}>`)
    return `<${kind}-${count}>`
  }
  const claims: string[] = []
  const clear = text
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]{43}/g, (jwt) => {
      const isNew = !known.has(jwt)
      const name = nameOf('jwt', jwt)
      if (isNew) claims.push(`${name}: ${claimsOf(jwt)}`)
      return name
    })
    .concat(...claims.map((line) => `\n${line}`))
  return RANDOM.reduce(
    (so, [kind, pattern]) => so.replace(pattern, (value) => nameOf(kind, value)),
    clear,
  )
}

const RANDOM: [kind: string, pattern: RegExp][] = [
  ['boundary', /(?<=boundary=)[\w-]+/g],
  ['placeholder', /data:image\/webp;base64,[\w+/=]+/g],
  // The signature of an uploaded photo depends on its hash, which depends on the machine's encoder.
  [
    'signature',
    /(?<=\/photos\/(?!a{64})[0-9a-f]{64}-\d+\.webp\?expires=\d+&(?:amp;)?signature=)[\w-]{43}/g,
  ],
  ['photo', /(?!a{64})\b[0-9a-f]{64}\b/g],
  [
    'token',
    /(?<=(?:activate|password\/reset|account\/email|invitation|respuesta)\/[\w-]{1,14}\/|sin-avisos\/[\w-]{1,14}\/\w+\/)[\w-]{43}/g,
  ],
  ['token', /(?<=avisame\/)[\w-]{64}/g],
  ['token', /(?<="token": ?")(?:[\w-]{43}|[\w-]{64})(?=")/g],
  ['etag', /(?<=^(?:etag|if-none-match): (?:W\/)?")[\w-]{22,27}(?="$)/gm],
  // Sizes of /api/status/, and the version.
  ['bytes', /(?<="(?:database|free)_bytes": ?)\d+/g],
  ['version', /(?<="version": ?")\d+\.\d+\.\d+(?=",\n +"checks")/g],
  ['uuid', /\b(?!0{8}-)[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g],
]

function claimsOf(jwt: string): string {
  const parts = jwt.split('.').slice(0, 2)
  return parts.map((part) => Buffer.from(part, 'base64url').toString()).join(' ')
}
