import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal, startFakeSmtp } from '#testing/fake-smtp-server.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import type { SignedCall } from '../http/route.ts'
import { openDelivery } from '../mail/delivery.ts'
import { smtpTransport } from '../mail/transport.ts'
import { sendTestMail } from './send-test-mail.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.administrator()
})
afterAll(() => server.close())

async function sendBy(url: string) {
  const { services } = server
  const transport = smtpTransport(url, { name: 'Calle', address: 'hola@calle.example' })
  const mail = openDelivery(services, transport, () => {})
  const call = { ...services, mail, viewer: administrator.user } as unknown as SignedCall
  return await sendTestMail(call).finally(() => mail.close())
}

test('a mail goes to whoever asks at once, and what the mail server says of it is answered', async () => {
  const { email: to } = administrator.user
  const smtp = await startFakeSmtp()
  expect(await sendBy(smtp.url)).toEqual({ to, problem: null, operator_hint: null })
  expect(smtp.received).toHaveLength(1)
  expect(await server.mailsTo(to)).toEqual([])
  await smtp.close()

  const away = await sendBy(smtp.url)
  expect(away.problem).toContain('No responde o rechaza la conexión')
  expect(away.operator_hint).toContain('SMTP_URL')
})

test('a sender that the mail server does not take is named', async () => {
  const smtp = await startFakeSmtp({
    answer: () => refusal(550, '5.7.1 No eres de aquí'),
  })
  const { problem, operator_hint } = await sendBy(smtp.url)
  expect(problem).toContain('No acepta el correo: ')
  expect(problem).toContain('No eres de aquí')
  expect(operator_hint).toContain('MAIL_FROM')
  await smtp.close()
})
