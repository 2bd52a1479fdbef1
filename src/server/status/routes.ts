import { ADMINISTRATOR } from '#contract/roles.ts'
import { status } from '#contract/status.ts'
import { route } from '../http/route.ts'
import { readStatus } from './read-status.ts'

export const statusRoutes = [
  route({
    method: 'GET',
    path: '/api/status/',
    summary: 'Dice cómo está la instalación: qué va mal y qué hacer, copias, correo y tamaños.',
    access: [ADMINISTRATOR],
    response: status,
    handle: readStatus,
  }),
]
