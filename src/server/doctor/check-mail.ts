import { bad, type Finding, good } from './finding.ts'

const NAME = 'Servidor de correo'
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Signs in at the mail server. Requires encryption unless the server is on this machine. */
export async function checkMailServer(
  url: string,
  requireTLS = !LOCAL.test(URL.parse(url)?.hostname ?? ''),
): Promise<Finding> {
  const { createTransport } = await import('nodemailer')
  const times = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000 }
  const transport = createTransport({ url, requireTLS, ...times, socketTimeout: 10_000 })
  try {
    await transport.verify()
    return good(NAME)
  } catch (error) {
    return findingOf(error as SmtpError)
  } finally {
    transport.close()
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

/** Reasons why the mail server refuses mails. The first match counts. */
const REASONS: [matches: (error: SmtpError) => boolean, problem: string, cure: string][] = [
  [
    ({ code }) => code === 'EAUTH',
    'No acepta el usuario o la contraseña',
    'Corrige el usuario y la contraseña de SMTP_URL; los signos raros se escriben con %.',
  ],
  [
    ({ code, command }) => code === 'ETLS' || command === 'STARTTLS',
    'No ofrece una conexión cifrada',
    'Usa smtps://…:465 si lo tiene, o pregunta a tu proveedor por su puerto con TLS.',
  ],
  [
    ({ responseCode, command = '' }) =>
      responseCode !== undefined && /^(MAIL FROM|RCPT TO|DATA)/.test(command),
    'No acepta el correo',
    'Pon en MAIL_FROM una dirección que ese servidor te deje usar, y mira si la de quien lo recibe existe.',
  ],
  [
    ({ message }) => /certificate/i.test(message),
    'Su certificado no vale para ese nombre, o ha caducado',
    'Escribe en SMTP_URL el nombre para el que es el certificado, no una dirección IP.',
  ],
  [
    () => true,
    'No responde o rechaza la conexión',
    'Comprueba el nombre y el puerto de SMTP_URL, y que la red deje salir por él.',
  ],
]

export function findingOf(error: SmtpError): Finding {
  const [, problem, cure] = REASONS.find(([matches]) => matches(error))!
  return bad(NAME, `${problem}: ${error.message}.`, cure)
}
