import { and, eq } from 'drizzle-orm'
import type { PlainDate } from '#contract/hours/dates.ts'
import { MAILED_PURPOSES, type MailedLink, type MailedPurpose } from '#contract/mailed-actions.ts'
import type { MailKind } from '#contract/profile.ts'
import { PERSON } from '#contract/roles.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../database/open.ts'
import { emailLinks } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import { openSigner } from '../signer.ts'
import { findLink, hashOf, newToken, uidOf } from './links.ts'

type QuestionKey = { user: number; purpose: MailedPurpose; about: number; expiresAt: Date }

/** Returns undefined if this question was mailed before. The caller must have locked the user's row. */
export async function createQuestionLink(
  tx: Db,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { user, purpose, about, expiresAt }: QuestionKey,
  now: Date,
): Promise<string | undefined> {
  const token = newToken()
  const { rowCount } = await tx
    .insert(emailLinks)
    .values({
      hash: hashOf(token),
      user_id: user,
      purpose,
      about,
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .onConflictDoNothing()
  return rowCount === 0 ? undefined : `${publicUrl}/respuesta/${uidOf(user)}/${token}`
}

export async function deleteQuestionLink(
  tx: Db,
  user: number,
  { purpose, about }: Pick<QuestionKey, 'purpose' | 'about'>,
): Promise<void> {
  await tx
    .delete(emailLinks)
    .where(
      and(
        eq(emailLinks.user_id, user),
        eq(emailLinks.purpose, purpose),
        eq(emailLinks.about, about),
      ),
    )
}

const WRONG_LINK = 'Este enlace no es válido o ha caducado. Inicia sesión y dilo allí.'

/** Finds the question of a link. Throws 400 with `{token}` if the link is not valid or its user may not answer. */
export async function findQuestion(db: Db, link: MailedLink, now: Date, locks = false) {
  const { user, link: found } = await findLink(db, link, [...MAILED_PURPOSES], now, locks)
  if (user === undefined || found === undefined) throw wrongLink()
  const { hash, about, expires_at, used_at, answer } = found
  const purpose = found.purpose as MailedPurpose
  // A user whose account was deactivated may appeal, and answer nothing else.
  const mayAnswer = purpose === 'appeal' || (user.is_active && user.role !== PERSON)
  if (!mayAnswer) throw wrongLink()
  return { user, hash, purpose, about: about!, expires_at, used_at, answer }
}

export type Question = Awaited<ReturnType<typeof findQuestion>>

export const wrongLink = () => invalid({ token: [WRONG_LINK] })

/** `answer`: the ids that the user has chosen, if any. */
export async function markUsed(tx: Db, { hash }: Question, answer: number[] | null, now: Date) {
  const used_at = now.toISOString()
  await tx.update(emailLinks).set({ used_at, answer }).where(eq(emailLinks.hash, hash))
}

/** Encodes a day as the `about` number of a mailed link: 20261124. */
export const aboutDay = (day: PlainDate) => Number(day.replaceAll('-', ''))

export const dayOf = (about: number): PlainDate =>
  String(about).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

const { sign, isSigned } = openSigner('unsubscribe links')

/** The link never expires, because a mail may be opened years later. */
export function unsubscribeLink(
  config: Pick<Config, 'publicUrl' | 'secretKey'>,
  user: number,
  kind: MailKind,
): string {
  const token = sign(config, `${user} ${kind}`).toString('base64url')
  return `${config.publicUrl}/sin-avisos/${uidOf(user)}/${kind}/${token}`
}

export function isUnsubscribeToken(
  config: Pick<Config, 'secretKey'>,
  user: number,
  kind: MailKind,
  token: string,
): boolean {
  return isSigned(config, `${user} ${kind}`, Buffer.from(token, 'base64url'))
}
