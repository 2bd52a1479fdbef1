import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { routes } from '#server/app.ts'
import { errorShapesOf } from '#server/openapi/responses.ts'

const described = new Map(
  routes.map((route) => [`${route.method} ${route.path}`, errorShapesOf(route)]),
)
/** Made once: compiling a shape takes longer than most responses. */
const closedShapes = new Map<z.ZodType, z.ZodType>()

/** Fails the test if a response of 400 to 499 is not described in the API document. */
export function refuseUndescribedErrors(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const name = `${request.method} ${request.routeOptions.url}`
    const shapes = described.get(name)
    const { statusCode: status } = reply
    if (shapes === undefined || status < 400 || status > 499 || typeof payload !== 'string') return
    const body: object = JSON.parse(payload)
    const shape = shapes[status]
    const isByField = status === 400 && !('code' in body)
    if (shape !== undefined && (isByField || closed(shape).safeParse(body).success)) return
    reply.code(500)
    throw new Error(`${name}: ${status} is not described so: ${payload}`)
  })
}

function closed(shape: z.ZodType): z.ZodType {
  const known = closedShapes.get(shape) ?? close(shape)
  closedShapes.set(shape, known)
  return known
}

function close(shape: z.ZodType): z.ZodType {
  if (shape instanceof z.ZodUnion) {
    return z.union(shape.options.map((option) => close(option as z.ZodType)))
  }
  return shape instanceof z.ZodObject ? shape.strict() : shape
}
