import { z } from 'zod'
import { activity } from './activity.ts'
import { APPEAL_OUTCOMES, RESTRICTION_KINDS } from './appeals.ts'
import { currentPassword, me, username } from './auth.ts'
import { commerceOutputs } from './commerce-fields.ts'
import { commerce } from './commerces.ts'
import { mail } from './contact-fields.ts'
import { asList, MAX_ITEMS } from './fields.ts'
import { orderingOf } from './list-query.ts'
import { offerOutputs } from './offer-fields.ts'
import { pendingChange, proposal, RISKY_FIELDS } from './proposals.ts'
import { REPORT_DECISIONS, REPORT_KINDS } from './reports.ts'

/** Mails that owners may do without. */
export const MAIL_KINDS = ['ending_offers', 'commerce_data', 'monthly_figures'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

const storedAccount = z.object({
  ...me.shape,
  created_at: z.iso.datetime(),
  /** Requested, and not confirmed yet by its mailbox. */
  pending_email: z.string().nullable(),
  /** Those of `MAIL_KINDS` that they get. */
  wanted_mails: z.array(z.enum(MAIL_KINDS)),
})

/** The caller's account. */
export const account = storedAccount.extend({
  /** What the office reviews of what they change on an accepted shop, before it is public. */
  reviewed: z.array(z.enum(RISKY_FIELDS)),
})
export type Account = z.infer<typeof account>

const WRONG_MAIL = 'Elige entre los correos que hay'
const mailKinds = z.preprocess(
  asList,
  z.array(z.enum(MAIL_KINDS, WRONG_MAIL), WRONG_MAIL).max(MAX_ITEMS, WRONG_MAIL),
)

/** Another e-mail needs the password; the present one cancels a pending change. */
export const accountForm = z.object({
  username: username.optional(),
  email: mail('El correo electrónico es obligatorio').optional(),
  current_password: currentPassword.optional(),
  wanted_mails: mailKinds.optional(),
})
export type AccountForm = z.infer<typeof accountForm>

/** The fields of two separate forms. */
export const usernameChange = z.object({ username })
export const emailChange = z.object({
  email: mail('El correo electrónico es obligatorio'),
  current_password: currentPassword,
})

/** The account's new e-mail, after a valid link. */
export const emailConfirmed = z.object({ detail: z.string(), email: z.string() })
export type EmailConfirmed = z.infer<typeof emailConfirmed>

export const accountDeletion = z.object({ current_password: currentPassword })

/** A device with an open session. `user_agent` in words: 'Chrome en Android'. */
export const session = z.object({
  id: z.uuid(),
  user_agent: z.string(),
  created_at: z.iso.datetime(),
  /** Up to five minutes before its last use. */
  last_at: z.iso.datetime(),
  /** The caller's. */
  current: z.boolean(),
})
export type Session = z.infer<typeof session>

export const sessionQuery = z.object({ ordering: orderingOf(session) })
export type SessionQuery = z.infer<typeof sessionQuery>

const instantOrNull = z.iso.datetime().nullable()

const { name, description, ...outputs } = commerceOutputs
const { title, description: offerDescription, type, ...restOfOffer } = offerOutputs

/** Everything stored about a person (GDPR, articles 15 and 20). Photos as URLs. */
export const accountExport = z.object({
  exported_at: z.iso.datetime(),
  account: storedAccount,
  commerces: z.array(
    z.object({
      id: z.int(),
      name,
      description,
      photo: z.string(),
      /** Its cover and the others in their order, those that were deleted a moment ago last. */
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
  /** Messages from the account's e-mail, with their answers. */
  messages: z.array(
    z.object({
      id: z.int(),
      subject: z.string(),
      sender: z.string(),
      message: z.string(),
      answer: z.string().nullable(),
      created_at: z.iso.datetime(),
      answered_at: instantOrNull,
    }),
  ),
  /** Reports from the account's e-mail, with what was decided. */
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
  /** What the office took away from the account or its shops, and what the person wrote against it. */
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
  /** What the person asked to change of their shops, and what was decided. */
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
  /** What the person did, and what was done to the account or its shops. Others are not named. */
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
