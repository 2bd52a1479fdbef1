import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ApiAnswer, ApiCall } from '#contract/api-call.ts'
import { tellsOfVisitor } from '../http/about-visitor.ts'
import type { Services } from '../services.ts'

export type PageApi = (request: FastifyRequest, call: ApiCall) => Promise<ApiAnswer>

/** Most pages share a few responses (categories, newest offer), and each page needs one or two others. */
const MAX_ANSWERS = 100
const MINUTE_MS = 60_000

/** Caches responses until the directory changes or the minute ends, when shops may open or offers begin. */
export function openPageApi({ changes, clock }: Pick<Services, 'changes' | 'clock'>): PageApi {
  const answers = new LRUCache<string, Promise<ApiAnswer>>({ max: MAX_ANSWERS })

  return (request, call) => {
    const { method = 'GET', path } = call
    const version = changes.version()
    if (method !== 'GET' || version === undefined || tellsOfVisitor({ url: path })) {
      return inject(request, call)
    }
    const key = `${version} ${Math.floor(clock.now().getTime() / MINUTE_MS)} ${path}`
    const cached = answers.get(key)
    if (cached) return cached
    const answer = inject(request, call)
    answers.set(key, answer)
    answer.then(
      ({ status }) => status !== 200 && answers.delete(key),
      () => answers.delete(key),
    )
    return answer
  }
}

async function inject({ server, ip }: FastifyRequest, { method = 'GET', path, body }: ApiCall) {
  const answer = await server.inject({ method, url: path, payload: body, remoteAddress: ip })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}
