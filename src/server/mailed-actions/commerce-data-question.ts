import { and, eq } from 'drizzle-orm'
import { sayHours } from '#contract/hours/say-hours.ts'
import type { MailedDataQuestion } from '#contract/mailed-actions.ts'
import { type Question, wrongLink } from '../auth/question-links.ts'
import { CONFIRMED_AT } from '../commerces/confirmed-at.ts'
import { lockCommerces } from '../database/commerce-rows.ts'
import type { Db } from '../database/open.ts'
import { commerces, dataChecks, publishedCommerces } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import { confirmData } from '../freshness/confirm-data.ts'
import { CURRENT_QUESTION } from '../freshness/queries.ts'
import { commonFields, type MailedKind } from './mailed-kind.ts'

export const commerceDataQuestion: MailedKind = {
  present: presentData,
  async answer(tx, services, question, { data }) {
    if (data === undefined) throw invalid({ data: ['Di si todo sigue igual o si ha cerrado'] })
    await lockCommerces(tx, eq(commerces.id, question.about))
    const { commerce } = await findAskedShop(tx, question)
    const { id, username } = question.user
    if (data === 'unchanged') {
      await confirmData(tx, services, { id, username }, commerce)
    } else {
      // The shop stays published until the office decides about the stored answer.
      const closed_at = services.clock.now().toISOString()
      await tx.update(dataChecks).set({ closed_at }).where(eq(dataChecks.commerce, commerce.id))
    }
    return null
  },
  async isRepeated(tx, question, { data }) {
    const { check } = await findAskedShop(tx, question)
    return data === (check?.closed_at ? 'closed' : 'unchanged')
  },
}

async function presentData(db: Db, question: Question): Promise<MailedDataQuestion> {
  const { commerce, confirmed_at, check } = await findAskedShop(db, question)
  const { id, name, category, direction, n_tlf, hours } = commerce
  return {
    purpose: 'commerce_data',
    ...commonFields(question),
    commerce: {
      id,
      name,
      category,
      direction,
      n_tlf,
      hours_text: hours ? sayHours(hours) : '',
      confirmed_at,
    },
    says_closed: check !== null && check.closed_at !== null,
  }
}

/** Throws 400 if the shop is not published or has another owner now. */
async function findAskedShop(db: Db, { user, about }: Question) {
  const [found] = await db
    .select({ commerce: commerces, confirmed_at: CONFIRMED_AT, check: dataChecks })
    .from(publishedCommerces)
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .leftJoin(dataChecks, CURRENT_QUESTION)
    .where(and(eq(commerces.id, about), eq(commerces.owner_id, user.id)))
  if (found === undefined) throw wrongLink()
  return found
}
