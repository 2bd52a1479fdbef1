import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Compressible, compressible } from './page-compression.ts'
import type { RenderPage } from './render-page.ts'

const RETRY_SECONDS = 2

/** Sends the page for a full queue of renderings. The page is rendered once and cached. */
export function openBusyPage(render: RenderPage) {
  let page: Promise<{ headers: Record<string, string>; body: Compressible }> | undefined

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    page ??= render(request, '/error?code=503').then(({ headers, body }) => ({
      headers,
      body: compressible(body),
    }))
    page.catch(() => {
      page = undefined
    })
    const { headers, body } = await page
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    reply.code(503).headers(headers).header('retry-after', String(RETRY_SECONDS))
    reply.header('vary', 'accept-encoding')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(await body.in(encoding))
  }
}
