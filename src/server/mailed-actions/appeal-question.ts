import { findRestriction } from '../appeals/queries.ts'
import { sendAppeal } from '../appeals/send-appeal.ts'
import { type Question, wrongLink } from '../auth/question-links.ts'
import type { Db } from '../database/open.ts'
import { alreadyAppealed, invalid } from '../errors.ts'
import { commonFields, type MailedKind } from './mailed-kind.ts'

/** Lets a person appeal whose account was deactivated, because they cannot sign in. */
export const appealQuestion: MailedKind = {
  async present(db, question, now) {
    const restriction = await findAskedRestriction(db, question, now)
    return { purpose: 'appeal', ...commonFields(question), restriction }
  },
  async answer(tx, services, { user, about }, { appeal }) {
    if (appeal === undefined) throw invalid({ appeal: ['Cuéntanos por qué no estás de acuerdo'] })
    const { id, username } = user
    if (!(await sendAppeal(tx, services, { id, username }, about, appeal))) throw wrongLink()
    return null
  },
  async isRepeated(tx, question, { appeal }, now) {
    return (await findAskedRestriction(tx, question, now)).appeal === appeal
  },
  refusal: alreadyAppealed,
}

async function findAskedRestriction(db: Db, { user, about }: Question, now: Date) {
  const found = await findRestriction(db, { id: user.id, now, isOffice: false }, about)
  if (found === undefined) throw wrongLink()
  return found
}
