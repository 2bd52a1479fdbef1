import type { MailedPurpose } from '#contract/mailed-actions.ts'
import { appealQuestion } from './appeal-question.ts'
import { commerceDataQuestion } from './commerce-data-question.ts'
import { endingOffersQuestion } from './ending-offers-question.ts'
import { holidayQuestion } from './holiday-question.ts'
import type { MailedKind } from './mailed-kind.ts'

export const MAILED_KINDS: Record<MailedPurpose, MailedKind> = {
  holiday: holidayQuestion,
  ending_offers: endingOffersQuestion,
  commerce_data: commerceDataQuestion,
  appeal: appealQuestion,
}
