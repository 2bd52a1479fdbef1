import type { ApiAnswer, ApiCall } from '#contract/api-call.ts'

type Row = { id: number; commerce?: { id: number } }
type Rows = readonly Row[] | { results: readonly Row[] }

/** Reads whose rows, and their order, do not depend on the words of shops, with the parameters for which that holds. */
const READS: { path: RegExp; params: readonly string[]; rows(body: unknown): readonly Row[] }[] = [
  { path: /^\/api\/(site|faq|legal|periods)\/$/, params: [], rows: () => [] },
  {
    path: /^\/api\/directory\/categories\/$/,
    params: ['id', 'slug', 'count', 'offers', 'page', 'page_size'],
    rows: () => [],
  },
  {
    path: /^\/api\/directory\/commerces\/$/,
    params: ['category', 'near', 'offers', 'page', 'page_size'],
    rows: rowsOf,
  },
  {
    path: /^\/api\/directory\/offers\/$/,
    params: ['category', 'commerce', 'page', 'page_size'],
    rows: rowsOf,
  },
  {
    path: /^\/api\/directory\/(commerces|offers)\/\d+\/$/,
    params: [],
    rows: (body) => [body as Row],
  },
]

function rowsOf(body: unknown): readonly Row[] {
  const listed = body as Rows
  return 'results' in listed ? listed.results : listed
}

/**
 * The shops whose words (names, texts, hours, pictures) a page shows: those of the answers that it was made of. What is
 * listed, and in which order, changes by other things, which make every page old; but for searches, orders by name and
 * lists of the open, which the words of any shop may change.
 */
export function openShownCommerces() {
  const found = new Set<number>()
  let isAny = false

  return {
    add({ method = 'GET', path }: ApiCall, { status, body }: ApiAnswer): void {
      const { pathname, searchParams } = new URL(path, 'http://localhost')
      const read = READS.find((one) => one.path.test(pathname))
      if (!read || method !== 'GET' || status !== 200 || !isKnown(searchParams, read.params)) {
        isAny = true
        return
      }
      for (const { id, commerce } of read.rows(body)) found.add(commerce?.id ?? id)
    },

    /** Undefined where the words of any shop may change the page. */
    ids: (): readonly number[] | undefined => (isAny ? undefined : [...found]),
  }
}

const isKnown = (asked: URLSearchParams, params: readonly string[]) =>
  [...asked.keys()].every((name) => params.includes(name))
