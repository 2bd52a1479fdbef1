import { z } from 'zod'
import { activity } from './activity.ts'
import { APPEAL_OUTCOMES, RESTRICTION_KINDS } from './appeals.ts'
import { currentPassword, me, username } from './auth.ts'
import { commerceOutputs } from './commerce-fields.ts'
import { commerce } from './commerces.ts'
import { mail } from './contact-fields.ts'
import { someOf } from './fields.ts'
import { orderingOf } from './list-query.ts'
import { message } from './messages.ts'
import { offerOutputs } from './offer-fields.ts'
import { pendingChange, proposal, RISKY_FIELDS } from './proposals.ts'
import { REPORT_DECISIONS, REPORT_KINDS } from './reports.ts'

export const MAIL_KINDS = ['ending_offers', 'commerce_data', 'monthly_figures'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

const accountFields = z.object({
  ...me.shape,
  created_at: z.iso.datetime(),
  pending_email: z.string().nullable(),
  wanted_mails: z.array(z.enum(MAIL_KINDS)),
})

export const account = accountFields.extend({
  /** The fields of accepted shops whose changes by this user are reviewed before they are published. */
  reviewed: z.array(z.enum(RISKY_FIELDS)),
})
export type Account = z.infer<typeof account>

/** A new `email` requires `current_password`. Sending the unchanged `email` cancels a pending change. */
export const accountForm = z.object({
  username: username.optional(),
  email: mail('El correo electrónico es obligatorio').optional(),
  current_password: currentPassword.optional(),
  wanted_mails: someOf(MAIL_KINDS, 'Elige entre los correos que hay').optional(),
})
export type AccountForm = z.infer<typeof accountForm>

export const usernameChange = z.object({ username })
export const emailChange = z.object({
  email: mail('El correo electrónico es obligatorio'),
  current_password: currentPassword,
})

export const emailConfirmation = z.object({ detail: z.string(), email: z.string() })
export type EmailConfirmation = z.infer<typeof emailConfirmation>

export const accountDeletion = z.object({ current_password: currentPassword })

export const session = z.object({
  id: z.uuid(),
  user_agent: z.string(),
  created_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
  /** Whether it is the session of the request. */
  current: z.boolean(),
})
export type Session = z.infer<typeof session>

export const sessionQuery = z.object({ ordering: orderingOf(session) })
export type SessionQuery = z.infer<typeof sessionQuery>

const instantOrNull = z.iso.datetime().nullable()

const { name, description, ...outputs } = commerceOutputs
const { title, description: offerDescription, type, ...restOfOffer } = offerOutputs

/** All data stored about a person (GDPR, articles 15 and 20). */
export const accountExport = z.object({
  exported_at: z.iso.datetime(),
  account: accountFields,
  commerces: z.array(
    z.object({
      id: z.int(),
      name,
      description,
      photo: z.string(),
      photos: z.array(
        z.object({ id: z.int(), url: z.string(), alt: z.string(), deleted_at: instantOrNull }),
      ),
      ...outputs,
      hidden: z.boolean(),
      closed_at: instantOrNull,
      updated_at: z.iso.datetime(),
      created_at: z.iso.datetime(),
      deleted_at: instantOrNull,
    }),
  ),
  applications: z.array(
    z.object({
      pk: z.int(),
      commerce: z.int(),
      status: commerce.shape.status,
      application: z.string(),
      reason: z.string().nullable(),
      submitted_at: z.iso.datetime(),
      decided_at: instantOrNull,
    }),
  ),
  offers: z.array(
    z.object({
      id: z.int(),
      commerce: z.int(),
      title,
      description: offerDescription,
      type,
      photo: z.string().nullable(),
      ...restOfOffer,
      ended: z.boolean(),
      updated_at: z.iso.datetime(),
      created_at: z.iso.datetime(),
      deleted_at: instantOrNull,
    }),
  ),
  messages: z.array(
    message.omit({ answered_by: true, answer_mail: true, mail_state: true, mail_error: true }),
  ),
  reports: z.array(
    z.object({
      id: z.int(),
      object: z.string(),
      kind: z.enum(REPORT_KINDS),
      text: z.string(),
      name: z.string(),
      email: z.string(),
      created_at: z.iso.datetime(),
      decision: z.enum(REPORT_DECISIONS).nullable(),
      reason: z.string().nullable(),
      decided_at: instantOrNull,
    }),
  ),
  restrictions: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(RESTRICTION_KINDS),
      object: z.string(),
      reason: z.string().nullable(),
      decided_at: z.iso.datetime(),
      ended_at: instantOrNull,
      appeal: z.string().nullable(),
      appealed_at: instantOrNull,
      outcome: z.enum(APPEAL_OUTCOMES).nullable(),
      answer: z.string(),
      answered_at: instantOrNull,
    }),
  ),
  proposals: z.array(
    proposal
      .pick({ id: true, revision: true, state: true, accepted: true, rejected: true, reason: true })
      .extend({
        commerce: z.int(),
        changes: z.array(pendingChange),
        created_at: z.iso.datetime(),
        updated_at: z.iso.datetime(),
        decided_at: instantOrNull,
      }),
  ),
  sessions: z.array(
    z.object({
      user_agent: z.string(),
      created_at: z.iso.datetime(),
      last_at: instantOrNull,
      expires_at: z.iso.datetime(),
      ended_at: instantOrNull,
    }),
  ),
  /** Log events by the person, or about the account or its shops. Other people are not named. */
  activity: z.array(
    activity
      .pick({ at: true, actor: true, verb: true, object_type: true, object_id: true })
      .extend({
        object: z.string().nullable(),
        before: activity.shape.before,
        after: activity.shape.after,
      }),
  ),
})
export type AccountExport = z.infer<typeof accountExport>
