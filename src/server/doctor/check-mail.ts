import { bad, type Finding, good } from './finding.ts'

const NAME = 'Servidor de correo'
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Signs in at the mail server without sending a mail. Requires encryption unless the server is on this machine. */
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
    return explained(error as SmtpError)
  } finally {
    transport.close()
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

/** Returns why the mail server refuses mails, and what to do. */
export function explained({ code = '', command = '', responseCode, message }: SmtpError): Finding {
  if (code === 'EAUTH') {
    return bad(
      NAME,
      `No acepta el usuario o la contraseña: ${message}.`,
      'Corrige el usuario y la contraseña de SMTP_URL; los signos raros se escriben con %.',
    )
  }
  if (code === 'ETLS' || command === 'STARTTLS') {
    return bad(
      NAME,
      `No ofrece una conexión cifrada: ${message}.`,
      'Usa smtps://…:465 si lo tiene, o pregunta a tu proveedor por su puerto con TLS.',
    )
  }
  if (responseCode !== undefined && /^(MAIL FROM|RCPT TO|DATA)/.test(command)) {
    return bad(
      NAME,
      `No acepta el correo: ${message}.`,
      'Pon en MAIL_FROM una dirección que ese servidor te deje usar, y mira si la de quien lo recibe existe.',
    )
  }
  if (/certificate/i.test(message)) {
    return bad(
      NAME,
      `Su certificado no vale para ese nombre, o ha caducado: ${message}.`,
      'Escribe en SMTP_URL el nombre para el que es el certificado, no una dirección IP.',
    )
  }
  return bad(
    NAME,
    `No responde o rechaza la conexión: ${message}.`,
    'Comprueba el nombre y el puerto de SMTP_URL, y que la red deje salir por él.',
  )
}
