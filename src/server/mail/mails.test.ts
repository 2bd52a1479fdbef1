import { describe, expect, test } from 'vitest'
import * as accountMails from './account-mails.ts'
import * as appealMails from './appeal-mails.ts'
import * as commerceMails from './commerce-mails.ts'
import * as inboxMails from './inbox-mails.ts'
import * as ownerMails from './owner-mails.ts'
import * as registrationMails from './registration-mails.ts'
import * as subscriptionMails from './subscription-mails.ts'
import { type Mail, renderMail } from './template.ts'

const mails = {
  ...registrationMails,
  ...accountMails,
  ...commerceMails,
  ...inboxMails,
  ...ownerMails,
  ...subscriptionMails,
  ...appealMails,
}

const site = { publicUrl: 'https://escaparate.example' }
const link = `${site.publicUrl}/activate/MTI/q8Zr3vN0m1bX2cY4dE5fG6hJ7kL8pQ9r`
const resetLink = `${site.publicUrl}/password/reset/MTI/q8Zr3vN0m1bX2cY4dE5fG6hJ`
const emailLink = `${site.publicUrl}/account/email/MTI/q8Zr3vN0m1bX2cY4dE5fG6hJ`
const questionLink = `${site.publicUrl}/respuesta/MTI/q8Zr3vN0m1bX2cY4dE5fG6hJ`
const unsubscribe = `${site.publicUrl}/sin-avisos/MTI/ending_offers/q8Zr3vN0m1bX2cY4dE5fG6hJ`
const subscriptionLink = `${site.publicUrl}/avisame/q8Zr3vN0m1bX2cY4dE5fG6hJ`
const shop = { commerce: 'Peluquería Ñandú' }
const duda = {
  subject: 'Horario de agosto',
  message: 'Hola:\n¿A qué hora cerráis?',
  answer: 'Buenos días.\n\nA las 14:00.\nLos sábados, a las 13:00.',
}
const aviso = {
  object: 'Peluquería Ñandú',
  text: 'El teléfono\nes de otra casa.',
  decision: 'corrected' as const,
  reason: 'Ya está.\n\nGracias.',
}
const reason = 'La foto está borrosa.\nHaz otra de día.'
const appeal = { href: `${site.publicUrl}/reclamaciones/4`, until: '24 de diciembre' }

const MAILS = [
  ['confirmAccount', mails.confirmAccount({ ...shop, link }), link],
  [
    'confirmOneOfSeveral',
    mails.confirmOneOfSeveral({
      registrations: [
        { commerce: 'Otra panadería', sentAt: new Date('2026-03-05T10:00:00Z'), link },
        {
          commerce: 'www.spam.example',
          sentAt: new Date('2026-03-04T22:30:00Z'),
          link: `${link}2`,
        },
      ],
      unlisted: 3,
      time_zone: 'Europe/Madrid',
    }),
    link,
  ],
  ['emailTaken', mails.emailTaken, `${site.publicUrl}/login`],
  ['resetPassword', mails.resetPassword({ link: resetLink }), resetLink],
  ['testMail', mails.testMail, `${site.publicUrl}/estado`],
  ['passwordChanged', mails.passwordChanged, `${site.publicUrl}/password/reset`],
  ['confirmEmail', mails.confirmEmail({ link: emailLink }), emailLink],
  ['emailInUse', mails.emailInUse, `${site.publicUrl}/login`],
  [
    'emailChangeRequested',
    mails.emailChangeRequested({ email: 'otro@example.com' }),
    `${site.publicUrl}/password/reset`,
  ],
  ['emailChanged', mails.emailChanged({ email: 'otro@example.com' }), `${site.publicUrl}/contacto`],
  ['accountDeleted', mails.accountDeleted, `${site.publicUrl}/contacto`],
  ['invitation', mails.invitation({ commerce: shop.commerce, link }), link],
  ['generalInvitation', mails.generalInvitation({ link }), link],
  [
    'commerceAssigned',
    mails.commerceAssigned({ ...shop, commerceId: 12 }),
    `${site.publicUrl}/commerces/12`,
  ],
  [
    'commerceCorrected',
    mails.commerceCorrected({ ...shop, commerceId: 12, parts: ['el teléfono', 'las fotos'] }),
    `${site.publicUrl}/commerces/12/historial`,
  ],
  [
    'commerceTaken',
    mails.commerceTaken({ ...shop, waitingFields: ['name', 'photo'], isAppealed: true }),
    `${site.publicUrl}/contacto`,
  ],
  ['applicationReceived', mails.applicationReceived(shop), `${site.publicUrl}/commerces`],
  [
    'applicationAccepted',
    mails.applicationAccepted({ ...shop, commerceId: 12 }),
    `${site.publicUrl}/commerces/12`,
  ],
  [
    'applicationRejected',
    mails.applicationRejected({ ...shop, commerceId: 12, reason, appeal }),
    `${site.publicUrl}/commerces/12`,
  ],
  ['applicationResubmitted', mails.applicationResubmitted(shop), `${site.publicUrl}/commerces`],
  ['applicationPending', mails.applicationPending(shop), `${site.publicUrl}/applications`],
  ['proposalPending', mails.proposalPending({ name: 'Horno' }), `${site.publicUrl}/applications`],
  [
    'proposalDecided',
    mails.proposalDecided({
      ...{ ...shop, commerceId: 12, reason, appeal },
      accepted: ['name'],
      rejected: ['photo'],
    }),
    `${site.publicUrl}/commerces/12`,
  ],
  ['newReport', mails.newReport, `${site.publicUrl}/avisos`],
  ['reportReceipt', mails.reportReceipt({ object: shop.commerce }), `${site.publicUrl}/directorio`],
  ['reportDecided', mails.reportDecided({ ...aviso, contact: null }), `${site.publicUrl}/contacto`],
  [
    'hiddenAfterReport',
    mails.hiddenAfterReport({
      ...aviso,
      commerce: 12,
      isOffer: true,
      kind: 'illegal',
      contact: 'hola@escaparate.example',
      appeal,
    }),
    `${site.publicUrl}/commerces/12/offers`,
  ],
  [
    'restrictionMail',
    mails.restrictionMail({
      kind: 'commerce_deleted',
      object: shop.commerce,
      reason,
      appeal,
      contact: null,
    }),
    appeal.href,
  ],
  ['newAppeal', mails.newAppeal({ object: 'Horno' }), `${site.publicUrl}/reclamaciones`],
  [
    'appealAnswered',
    mails.appealAnswered({
      id: 4,
      kind: 'commerce_hidden',
      object: shop.commerce,
      outcome: 'upheld',
      answer: reason,
    }),
    `${site.publicUrl}/reclamaciones/4`,
  ],
  [
    'endingOffersMail',
    mails.endingOffersMail({
      link: questionLink,
      unsubscribe,
      ends_on: '2026-11-24',
      offers: [
        { title: 'Corte y peinado', commerce: 12, commerce_name: shop.commerce },
        { title: 'Dos por uno', commerce: 13, commerce_name: 'La Espiga' },
      ],
    }),
    `${questionLink}?di=prolongar`,
  ],
  [
    'holidayMail',
    mails.holidayMail({
      link: questionLink,
      holiday: { date: '2026-12-08', name: 'la Inmaculada', opening: false },
      commerces: [{ id: 12, name: shop.commerce, usual: 'de 9 a 14', opens_usually: true }],
    }),
    `${questionLink}?di=cerramos`,
  ],
  [
    'monthlyFiguresMail',
    mails.monthlyFiguresMail({
      ...{ month: '2026-10', monthInWords: 'octubre de 2026', unsubscribe },
      commerces: [{ id: 12, name: shop.commerce, sentence: 'En octubre te llamaron 7 veces.' }],
    }),
    `${site.publicUrl}/commerces/12/informe/2026-10`,
  ],
  [
    'commerceDataMail',
    mails.commerceDataMail({
      link: questionLink,
      unsubscribe,
      commerce: {
        id: 12,
        name: shop.commerce,
        direction: 'Calle Mayor, 1',
        n_tlf: '964001240',
        hours: null,
        facts: { card: true },
      },
      confirmed_at: new Date('2026-03-10T10:00:00.000Z'),
    }),
    `${questionLink}?di=igual`,
  ],
  [
    'confirmSubscriptionMail',
    mails.confirmSubscriptionMail({
      link: subscriptionLink,
      names: { categories: ['Panaderías'], commerces: [shop.commerce] },
      isSubscribed: true,
    }),
    subscriptionLink,
  ],
  [
    'weeklyMail',
    mails.weeklyMail({
      news: {
        offers: [
          {
            id: 7,
            title: 'Corte y peinado',
            commerce: 12,
            commerce_name: shop.commerce,
            price: 12.5,
            ends_on: '2026-11-28',
            weekdays: ['tue', 'sat'],
          },
        ],
        offer_count: 1,
        commerces: [{ id: 12, name: shop.commerce, description: 'Cortes. '.repeat(30) }],
        commerce_count: 3,
      },
      town: 'Vila-real'.repeat(12),
      confirmedAt: new Date('2026-11-03T10:00:00Z'),
      page: subscriptionLink,
      leave: `${subscriptionLink}/salir`,
    }),
    `${site.publicUrl}/ofertas`,
  ],
  ['newMessage', mails.newMessage, `${site.publicUrl}/messages`],
  ['answerToMessage', mails.answerToMessage(duda), `${site.publicUrl}/contacto`],
] as const

const rendered = (mail: Mail) => renderMail(site, mail)

test('every mail is looked at here', () => {
  expect(MAILS.map(([name]) => name).toSorted()).toEqual(Object.keys(mails).toSorted())
})

describe.each(MAILS)('%s', (_name, mail, href) => {
  const { subject, text, html } = rendered(mail)

  test('says where to go, as text and as a button with its address written out', () => {
    expect(text).toContain(`\n${href}\n`)
    expect(html.split(`href="${href}"`)).toHaveLength(3)
    expect(html).toContain(`>${href}</a>`)
  })

  test('leads to our site alone, and loads nothing', () => {
    for (const [address] of `${text}${html}`.matchAll(/https?:[^\s"<>]+/g)) {
      expect(address.startsWith(`${site.publicUrl}/`)).toBe(true)
    }
    expect(html).not.toMatch(/\ssrc=|url\(|@import|<link|<script|<img|<form|\son\w+=/i)
  })

  test('is a Spanish document with a title and a heading, and a short subject', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="es">/)
    expect(html).toContain('<title>')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(subject.length).toBeLessThan(80)
    expect(`${subject}${text}`).not.toMatch(/[!¡]|undefined|null|\[object/)
  })
})

test('a confirmation names the shop and says how long the link is good', () => {
  const { text } = rendered(mails.confirmAccount({ ...shop, link }))
  expect(text).toContain('\n\nHola:\n\n')
  expect(text).toContain('«Peluquería Ñandú»')
  expect(text).toContain('3 días')
})

test('a shop stands once in the street of the weekly mail, whatever of it is new', () => {
  const weekly = rendered(MAILS.find(([name]) => name === 'weeklyMail')![1])
  expect(weekly.html.match(/text-overflow:ellipsis">Peluquería Ñandú</g)).toHaveLength(1)
  expect(rendered(mails.newMessage).html).not.toContain('text-overflow')
})

test.each([
  'Gana en https://mal.example',
  'www.mal.example',
  'mal.example',
  'escribe a a@mal.example',
])('a confirmation goes to whatever address was typed, so it does not repeat %s', (name) => {
  const { subject, text, html } = rendered(mails.confirmAccount({ commerce: name, link }))
  expect(`${subject}${text}${html}`).not.toContain(name)
  expect(text).toContain('la solicitud de tu comercio')
})

test('offers that end tomorrow are named, and the mail can be done without', () => {
  const one = [{ title: 'Corte y peinado', commerce: 12, commerce_name: shop.commerce }]
  const ends_on = '2026-11-24'
  const asked = { link: questionLink, unsubscribe, ends_on, offers: one }
  const { subject, text } = rendered(mails.endingOffersMail(asked))
  expect(subject).toBe('Termina mañana: «Corte y peinado»')
  expect(text).toContain(
    'La oferta «Corte y peinado» de «Peluquería Ñandú» vale hasta mañana, martes 24 de noviembre.',
  )
  expect(text).toContain(`\n${site.publicUrl}/commerces/12/offers\n`)
  expect(text).toContain(`\n${unsubscribe}\n`)
  const long = [{ ...one[0]!, title: 'x'.repeat(120) }]
  expect(rendered(mails.endingOffersMail({ ...asked, offers: long })).subject).toHaveLength(78)
})

test('a reason is read as it was written, line by line', () => {
  const { text, html } = rendered(mails.applicationRejected({ ...shop, commerceId: 1, reason }))
  expect(text).toContain('Motivo:\n> La foto está borrosa.\n> Haz otra de día.')
  expect(html).toContain('La foto está borrosa.<br>Haz otra de día.')
})

test('an answer is read as it was written, with what was asked below it', () => {
  const { subject, text, html } = rendered(mails.answerToMessage(duda))
  expect(subject).toBe('Respuesta a «Horario de agosto»')
  expect(text).not.toContain('\n\nHola:\n\n')
  expect(text).toContain('Buenos días.\n\nA las 14:00.\nLos sábados, a las 13:00.\n\n')
  expect(text).toContain(
    'Nos escribiste sobre «Horario de agosto»:\n> Hola:\n> ¿A qué hora cerráis?',
  )
  expect(html).toContain('>A las 14:00.<br>Los sábados, a las 13:00.</p>')
  expect(html).toContain('Hola:<br>¿A qué hora cerráis?')
})

test('a decision on a report says what was reported, its reason and where to answer', () => {
  const { text } = rendered(mails.reportDecided({ ...aviso, contact: 'hola@vila.example' }))
  expect(text).toContain(
    'Ya está.\n\nGracias.\n\nNos avisaste de esto:\n> El teléfono\n> es de otra casa.',
  )
  expect(text).toContain('escríbenos a hola@vila.example')
})

test('a rejection without a reason shows no empty place for it', () => {
  const mail = rendered(mails.applicationRejected({ ...shop, commerceId: 1, reason: null }))
  expect(`${mail.text}${mail.html}`).not.toContain('Motivo')
})

test('names and reasons are text, never markup', () => {
  const hostile = `<img src=x onerror="alert('1')">&amp;`
  const { html } = rendered(
    mails.applicationRejected({ commerce: hostile, commerceId: 1, reason: hostile }),
  )
  expect(html).not.toContain('<img')
  const written = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;'
  expect(html.split(written).length).toBeGreaterThan(3)
})

test('what strangers write is text in the answer, never markup', () => {
  const hostile = '</td></table><a href="https://mal.example">Entra</a>'
  const { html } = rendered(
    mails.answerToMessage({ subject: hostile, message: hostile, answer: 'No.' }),
  )
  expect(html).not.toContain(hostile)
  expect(html).not.toContain('href="https://mal.example')
})

test.each(['https://mal.example/x', 'https://escaparate.example.mal.example/x', 'javascript:1'])(
  'a link to %s is never written',
  (elsewhere) => {
    expect(() => rendered(mails.resetPassword({ link: elsewhere }))).toThrow('our site')
  },
)
