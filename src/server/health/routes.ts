import { liveness, readiness } from '#contract/health.ts'
import { route } from '../http/route.ts'

export const healthRoutes = [
  route('GET', '/healthz', {
    summary: 'Dice que el programa responde.',
    access: 'login',
    response: liveness,
    handle: async () => ({ status: 'ok' }),
  }),
  route('GET', '/readyz', {
    summary: 'Dice si el programa puede atender, y qué le falla.',
    description:
      'Para balanceadores. 503 sin base de datos, sin sus tablas al día o sin notificaciones de cambios, y desde que empieza a cerrarse. Sin fotos o sin correo sigue atendiendo: `degraded`.',
    access: 'login',
    response: readiness,
    errorResponses: { 503: readiness },
    async handle({ request: { server }, reply }) {
      const answer = await server.readiness.probe()
      if (answer.status === 'ok' || answer.status === 'degraded') return answer
      return reply.code(503).send(readiness.parse(answer))
    },
  }),
]
