import { ADMINISTRATORS } from '#contract/roles.ts'
import { status, testMail } from '#contract/status.ts'
import { route } from '../http/route.ts'
import { readStatus } from './read-status.ts'
import { sendTestMail, TEST_MAILS } from './send-test-mail.ts'

export const statusRoutes = [
  route('GET', '/api/status/', {
    summary: 'Dice cómo está la instalación: qué va mal y qué hacer, copias, correo y tamaños.',
    access: ADMINISTRATORS,
    response: status,
    handle: readStatus,
  }),
  route('POST', '/api/status/test_mail/', {
    summary:
      'Envía ahora un correo de prueba a quien lo pide, y dice si el servidor lo ha aceptado.',
    access: ADMINISTRATORS,
    limit: TEST_MAILS,
    response: testMail,
    handle: sendTestMail,
  }),
]
