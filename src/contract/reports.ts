import { z } from 'zod'
import { mail } from './contact-fields.ts'
import { digitsAsNumber, flag, lines, MAX_ID, optional, optionalText } from './fields.ts'
import { honeypotFields } from './honeypot.ts'
import { listQuery, oneOf, queryId } from './list-query.ts'
import { MAIL_STATES } from './outbox.ts'

export const REPORT_KINDS = ['wrong_data', 'closed', 'illegal', 'other'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

export const REPORT_DECISIONS = ['corrected', 'hidden', 'unchanged'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]

export const UNKNOWN_REPORTED =
  'Ya no está en el directorio: si aún lo ves, carga la página otra vez'
const reportedId = z.preprocess(
  (value) => (value === undefined || value === '' ? null : digitsAsNumber(value)),
  z.int(UNKNOWN_REPORTED).min(1, UNKNOWN_REPORTED).max(MAX_ID, UNKNOWN_REPORTED).nullable(),
)
const checkbox = flag('Márcalo o déjalo sin marcar').default(false)

/** Checks a rule even if other fields are invalid, so that all errors are reported at once. */
const ALWAYS = () => true
const needsSender = ({ kind, minors }: { kind: ReportKind; minors: boolean }) =>
  kind === 'illegal' && !minors

/**
 * For illegal content article 16(2) of the Digital Services Act, Regulation (EU) 2022/2065, requires name, e-mail and a
 * statement of good faith; for sexual abuse of minors (letter c) no name or e-mail.
 */
export const reportForm = z
  .object({
    commerce: reportedId,
    offer: reportedId,
    kind: z.enum(REPORT_KINDS, 'Elige qué pasa'),
    text: lines('Cuéntanos qué pasa', 4000),
    name: optionalText(150).default(''),
    email: optional(mail('Escribe tu correo')).transform((address) => address ?? ''),
    minors: checkbox,
    good_faith: checkbox,
    ...honeypotFields,
  })
  .refine(({ commerce, offer }) => (commerce === null) !== (offer === null), {
    path: ['commerce'],
    error: 'Di de qué comercio o de qué oferta avisas, y de uno solo',
  })
  .refine((form) => !needsSender(form) || Boolean(form.name), {
    path: ['name'],
    error: 'Escribe tu nombre: la ley lo pide para avisar de algo ilegal',
    when: ALWAYS,
  })
  .refine((form) => !needsSender(form) || Boolean(form.email), {
    path: ['email'],
    error: 'Escribe tu correo: te decimos por ahí qué hacemos con el problema',
    when: ALWAYS,
  })
  .refine(({ kind, good_faith }) => kind !== 'illegal' || good_faith, {
    path: ['good_faith'],
    error: 'Marca que lo que cuentas es verdad, hasta donde sabes',
    when: ALWAYS,
  })
export type ReportForm = z.infer<typeof reportForm>

export const reportReceived = z.object({
  id: z.int(),
  commerce: z.int().nullable(),
  offer: z.int().nullable(),
  kind: z.enum(REPORT_KINDS),
  text: z.string(),
  email: z.string(),
})

/** On screen *aviso*. The owner of the shop cannot read reports. */
export const report = z.object({
  id: z.int(),
  commerce: z.int().nullable(),
  offer: z.int().nullable(),
  /** The name of the shop, or the title of the offer. */
  object: z.string(),
  commerce_name: z.string(),
  kind: z.enum(REPORT_KINDS),
  text: z.string(),
  name: z.string(),
  email: z.string(),
  minors: z.boolean(),
  created_at: z.iso.datetime(),
  /** `gone`: the shop or offer is deleted or not accepted. */
  reported_state: z.enum(['published', 'hidden', 'gone']),
  owner_email: z.string().nullable(),
  decision: z.enum(REPORT_DECISIONS).nullable(),
  reason: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  decided_by: z.string().nullable(),
  mail_state: z.enum(MAIL_STATES).nullable(),
})
export type Report = z.infer<typeof report>

export const reportDecision = z.object({
  decision: z.enum(REPORT_DECISIONS, 'Elige qué haces con el problema'),
  reason: lines('Escribe el motivo: se lo decimos a quien avisó', 2000),
})
export type ReportDecisionForm = z.infer<typeof reportDecision>

export const reportQuery = listQuery(report, {
  state: oneOf(['waiting', 'decided']),
  kind: oneOf(REPORT_KINDS),
  commerce: queryId('El comercio se indica con su número'),
  offer: queryId('La oferta se indica con su número'),
})
export type ReportQuery = z.infer<typeof reportQuery>
