export type Network = 'instagram' | 'facebook' | 'tiktok'

/** undefined: neither, or a URL with credentials or a port, which can disguise the host (RFC 3986, section 7.6). */
export type LinkInput = { url: URL } | { name: string } | undefined

type Rule = {
  origin: string
  hosts: RegExp
  /** Returns the path of a page by its user name; undefined: the name is not possible. */
  pathOfName: (name: string) => string | undefined
  /** Returns the path of a page by the path segments and query of a URL; undefined: it is not a shop's page. */
  pathOf: (segments: string[], query: URLSearchParams) => string | undefined
}

const RULES: Record<Network, Rule> = {
  instagram: {
    origin: 'https://www.instagram.com',
    hosts: /^(?:(?:www|m)\.)?(?:instagram\.com|instagr\.am)$|^ig\.me$/,
    pathOfName: instagramPath,
    // 'ig.me/m/laespiga' opens the chat of 'laespiga'.
    pathOf: ([first = '', second = '']) => instagramPath(first === 'm' && second ? second : first),
  },
  facebook: {
    origin: 'https://www.facebook.com',
    hosts:
      /^(?:(?:www|m|mobile|mbasic|touch|web|business|[a-z]{2}-[a-z]{2})\.)?(?:facebook|fb)\.com$|^m\.me$/,
    pathOfName: facebookPath,
    pathOf: facebookPathOf,
  },
  tiktok: {
    origin: 'https://www.tiktok.com',
    hosts: /^(?:(?:www|m)\.)?tiktok\.com$/,
    pathOfName: tiktokPath,
    pathOf: ([name = '']) => (name.startsWith('@') ? tiktokPath(name.slice(1)) : undefined),
  },
}

/** Returns the stored URL of a page in a network; undefined: the link is no page of `network`. */
export function socialUrl(network: Network, typed: LinkInput): string | undefined {
  if (typed === undefined) return undefined
  const short = shortUrl(network, typed)
  if (short !== undefined) return short
  const { origin, hosts, pathOfName, pathOf } = RULES[network]
  if ('name' in typed) return withOrigin(origin, pathOfName(typed.name))
  const { hostname, pathname, searchParams } = typed.url
  const segments = pathname.split('/').filter(Boolean).map(decoded)
  if (!hosts.test(hostname)) return undefined
  return withOrigin(origin, pathOf(segments, searchParams))
}

/** Patterns of short links that apps share. Such links contain no user name and redirect to the page. */
const SHORT_LINKS: Partial<Record<Network, RegExp>> = {
  facebook: /^fb\.me\/[\w.-]{3,50}$/,
  tiktok: /^(?:v[mt]\.tiktok\.com|www\.tiktok\.com\/t)\/[A-Za-z\d]{5,20}$/,
}

function shortUrl(network: Network, typed: LinkInput): string | undefined {
  if (!typed || 'name' in typed || typed.url.username || typed.url.port) return undefined
  const host = typed.url.hostname.replace(/^(?:m\.)?tiktok\.com$/, 'www.tiktok.com')
  const address = `${host}${typed.url.pathname}`.replace(/\/$/, '')
  if (!SHORT_LINKS[network]?.test(address)) return undefined
  return `https://${address}${network === 'tiktok' ? '/' : ''}`
}

export function readLink(text: string): LinkInput {
  if (/[\s\\\p{C}]/u.test(text)) return undefined
  const [, name] = /^@?([^/@:?#]+)$/.exec(text) ?? []
  if (name !== undefined && !isHost(name)) return { name }
  const rest = text.replace(/^(?:https?:)?\/\//i, '')
  const address = `https://${rest}`
  if (!/^[^/?#:@][^/?#:@.]*\.[^/?#:@]+(?:[/?#]|$)/.test(rest) || !URL.canParse(address))
    return undefined
  return { url: new URL(address) }
}

/** Returns the name of the network of a URL, even if the URL is not a shop's page. */
export function networkOf(typed: LinkInput): string | undefined {
  if (typed === undefined || 'name' in typed) return undefined
  return HOSTS.find(([hosts]) => hosts.test(typed.url.hostname))?.[1]
}

const HOSTS: [RegExp, string][] = [
  [/(?:^|\.)(?:instagram\.com|instagr\.am|ig\.me)$/i, 'Instagram'],
  [/(?:^|\.)(?:facebook\.com|fb\.com|fb\.me|m\.me)$/i, 'Facebook'],
  [/(?:^|\.)tiktok\.com$/i, 'TikTok'],
  [/(?:^|\.)(?:whatsapp\.com|wa\.me)$/i, 'WhatsApp'],
]

/** Whether a text is a host name. User names may contain dots, too. */
function isHost(name: string): boolean {
  return /^www\./i.test(name) || HOSTS.some(([hosts]) => hosts.test(name))
}

/** At most 30 letters, digits, dots and underscores, ignoring case. */
function instagramPath(name: string): string | undefined {
  const lower = name.toLowerCase()
  const isName = /^(?!.*\.\.)[a-z\d_](?:[a-z\d_.]{0,28}[a-z\d_])?$/.test(lower)
  return isName && !NO_INSTAGRAM_NAME.test(lower) ? `/${lower}/` : undefined
}

const NO_INSTAGRAM_NAME =
  /^(?:p|reels?|stories|explore|accounts|direct|tv|about|legal|developer|web|share|s|_[nu])$/

/** 2 to 30 letters, digits, dots and underscores, ignoring case. */
function tiktokPath(name: string): string | undefined {
  const lower = name.toLowerCase()
  return /^[a-z\d_.]{1,29}[a-z\d_]$/.test(lower) ? `/@${lower}` : undefined
}

/** 5 or more letters, digits and dots, unlike a host. Pages without a name end with a number. */
function facebookPath(name: string): string | undefined {
  const isName = /^(?=.*[a-z])[a-z\d][a-z\d.]{3,48}[a-z\d]$/i.test(name)
  const isNumbered = /^(?=.*\p{L})[\p{L}\d][\p{L}\p{M}\d.-]*-\d{6,25}$/u.test(name)
  if (!isName && !isNumbered) return undefined
  return NO_FACEBOOK_NAME.test(name) ? undefined : `/${encodeURIComponent(name)}`
}

const NO_FACEBOOK_NAME =
  /\.(?:com|net|org|es|php)$|^(?:groups?|events?|watch|reels?|stories|photos?|videos?|marketplace|gaming|login|sharer|hashtag|settings|messages|plugins|dialog|business|policies|pages|people|share)$/i

/** Accepts 'profile.php?id=1', 'pages/La-Espiga/1', 'people/La-Espiga/1', 'p/La-Espiga-1' and 'share/1Ab', too. */
function facebookPathOf(segments: string[], query: URLSearchParams): string | undefined {
  const [first = '', second = '', third = ''] = segments
  const isNumber = (text: string | null) => /^\d{4,25}$/.test(text ?? '')
  switch (first) {
    case 'profile.php':
      return isNumber(query.get('id')) ? `/profile.php?id=${query.get('id')}` : undefined
    case 'pages':
    case 'people':
      return isNumber(third) ? `/${first}/${encodeURIComponent(second)}/${third}` : undefined
    case 'p':
      return /-\d{4,25}$/.test(second) ? `/p/${encodeURIComponent(second)}` : undefined
    case 'share':
      return /^[a-z\d]{6,30}$/i.test(second) ? `/share/${second}` : undefined
    default:
      return facebookPath(first === 'pg' ? second : first)
  }
}

function withOrigin(origin: string, path: string | undefined): string | undefined {
  return path === undefined ? undefined : origin + path
}

/** Returns '' if the segment cannot be decoded. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
