// The schemas that the API document names, with these names.
export { activity as Activity } from '#contract/activity.ts'
export { appeal as Appeal, restriction as Restriction } from '#contract/appeals.ts'
export { application as Application } from '#contract/applications.ts'
export { accessToken as AccessToken, me as Me, tokenPair as TokenPair } from '#contract/auth.ts'
export { binItem as BinEntry } from '#contract/bin.ts'
export {
  category as Category,
  categoryUse as CategoryUse,
  undeletableCategory as CategoryKept,
} from '#contract/categories.ts'
export {
  commerce as Commerce,
  editConflict as EditConflict,
  ownerQuestion as OwnerQuestion,
} from '#contract/commerces.ts'
export {
  listedCategory as DirectoryCategory,
  listedCommerce as DirectoryCommerce,
  listedCommerceDetail as DirectoryCommerceDetail,
  listedOffer as DirectoryOffer,
  suggestions as Suggestions,
} from '#contract/directory.ts'
export { duty as Duty } from '#contract/duty.ts'
export {
  figures as Figures,
  townFigures as TownFigures,
  weekFigures as WeekFigures,
} from '#contract/figures.ts'
export { shopPhoto as ShopPhoto } from '#contract/gallery.ts'
export { holiday as Holiday, holidayConflict as HolidayConflict } from '#contract/holidays.ts'
export { hoursObjectOutput as Hours } from '#contract/hours/hours.ts'
export { week as WeekForm, weekOutput as Week } from '#contract/hours/week.ts'
export {
  httpError as Failure,
  serverError as Fault,
  unauthorized as Unidentified,
} from '#contract/http-error.ts'
export { inbox as Inbox, inboxItem as InboxItem } from '#contract/inbox.ts'
export { mailedQuestion as MailedQuestion } from '#contract/mailed-actions.ts'
export { message as ContactMessage } from '#contract/messages.ts'
export { notice as Notice } from '#contract/notices.ts'
export { offer as Offer } from '#contract/offers.ts'
export { outboxMail as OutboxMail } from '#contract/outbox.ts'
export { periods as Periods } from '#contract/periods.ts'
export {
  account as Account,
  accountExport as AccountExport,
  session as Session,
} from '#contract/profile.ts'
export {
  pendingChange as PendingChange,
  proposal as Proposal,
  proposalConflict as ProposalConflict,
} from '#contract/proposals.ts'
export { question as Question } from '#contract/questions.ts'
export { report as Report } from '#contract/reports.ts'
export { settings as Settings, settingsConflict as SettingsConflict } from '#contract/settings.ts'
export { subscription as Subscription } from '#contract/subscriptions.ts'
export { suggestion as Suggestion } from '#contract/suggestions.ts'
export { listedUser as User } from '#contract/users.ts'
