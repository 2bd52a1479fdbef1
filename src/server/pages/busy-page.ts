import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Compressible, compressible } from './page-compression.ts'
import type { RenderPage } from './render-page.ts'

const RETRY_AFTER = 2

type BusyPage = { headers: Record<string, string>; body: Compressible }

/** Sends the page for a full queue of renderings. It is rendered once and cached. */
export function openBusyPage(render: RenderPage) {
  let page: Promise<BusyPage> | undefined

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    page ??= renderBusy(request)
    // A failed rendering is not cached.
    page.catch(() => {
      page = undefined
    })
    const { headers, body } = await page
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    reply.code(503).headers(headers).header('retry-after', String(RETRY_AFTER))
    reply.header('vary', 'accept-encoding')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(await body.in(encoding))
  }

  async function renderBusy(request: FastifyRequest): Promise<BusyPage> {
    const { headers, body } = await render(request, '/error?code=503')
    return { headers, body: compressible(body) }
  }
}
