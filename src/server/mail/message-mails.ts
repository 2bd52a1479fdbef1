import { type Mail, renderMail, type Site } from './template.ts'

/** Tells administrators of a new message. Its text is only shown on the site. */
export function newMessage(site: Site): Mail {
  return renderMail(site, {
    subject: 'Hay un mensaje por responder',
    preview: 'Alguien ha escrito desde la página de contacto.',
    title: 'Hay un mensaje por responder',
    before: [
      'Alguien ha escrito desde la página de contacto y espera respuesta.',
      'Si llegan más en la próxima hora, no te avisaremos de cada uno.',
    ],
    button: { label: 'Ver los mensajes', href: `${site.publicUrl}/messages` },
  })
}

/** Sends the answer to the address that a stranger typed, with a quotation of their message. */
export function answerToMessage(
  site: Site,
  { subject, message, answer }: { subject: string; message: string; answer: string },
): Mail {
  return renderMail(site, {
    subject: `Respuesta a «${subject}»`,
    preview: answer,
    title: 'Respuesta a tu mensaje',
    isGreeted: true,
    before: answer.split(/\n{2,}/),
    quote: { label: `Nos escribiste sobre «${subject}»`, text: message, calm: true },
    button: { label: 'Escribir otra vez', href: `${site.publicUrl}/contacto` },
    after: [
      'Si te queda alguna pregunta, escríbenos otra vez desde la página de contacto: las respuestas a este correo no nos llegan.',
      'Si no nos has escrito tú, alguien puso tu correo por error y no tienes que hacer nada.',
    ],
  })
}
