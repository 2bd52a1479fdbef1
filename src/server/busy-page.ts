import type { FastifyRequest } from 'fastify'
import type { RenderedPage } from './page-cache.ts'
import type { RenderPage } from './render-page.ts'

/** Seconds. */
const RETRY_AFTER = 2

/** What a person sees whose page cannot be rendered now. It costs no rendering, but for the first of them. */
export function openBusyPage(render: RenderPage) {
  let page: Promise<RenderedPage> | undefined
  return (request: FastifyRequest): Promise<RenderedPage> => {
    page ??= renderBusy(request)
    // One that failed is not kept.
    page.catch(() => {
      page = undefined
    })
    return page
  }

  async function renderBusy(request: FastifyRequest): Promise<RenderedPage> {
    const { headers, body } = await render(request, '/error?code=503')
    return { status: 503, headers: { ...headers, 'retry-after': String(RETRY_AFTER) }, body }
  }
}
