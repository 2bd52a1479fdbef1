import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AppealOutcome, RestrictionKind } from '#contract/appeals.ts'
import type { Status } from '#contract/commerces.ts'
import type { Facts } from '#contract/facts/facts.ts'
import { byKind } from '#contract/figures.ts'
import type { Scope } from '#contract/holidays.ts'
import type { Hours } from '#contract/hours/hours.ts'
import type { Weekday } from '#contract/hours/weekdays.ts'
import type { InboxKind } from '#contract/inbox.ts'
import type { MailedPurpose } from '#contract/mailed-actions.ts'
import type { MailKind } from '#contract/profile.ts'
import type { ProposalState, RiskyField } from '#contract/proposals.ts'
import type { ReportDecision, ReportKind } from '#contract/reports.ts'
import type { Role } from '#contract/roles.ts'
import type { SuggestionDecision } from '#contract/suggestions.ts'
import type { TradeKey } from '#contract/trades/trade-names.ts'
import type { StoredChange } from './stored-change.ts'

/** An instant: ISO 8601 in UTC in the program and on the wire, `timestamptz` in the database. */
const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

const euros = () => numeric({ precision: 8, scale: 2, mode: 'number' })

/** In per cent of the photo's width and height. */
const photoFocus = () => ({
  photo_focus_x: smallint().notNull().default(50),
  photo_focus_y: smallint().notNull().default(50),
})

const checkFocus = (name: string, t: Record<keyof ReturnType<typeof photoFocus>, AnyPgColumn>) =>
  check(name, sql`${t.photo_focus_x} between 0 and 100 and ${t.photo_focus_y} between 0 and 100`)

const checkDates = (name: string, t: Record<'starts_on' | 'ends_on', AnyPgColumn>) =>
  check(
    name,
    sql`${t.starts_on} ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$' and ${t.ends_on} ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$'
        and ${t.starts_on} <= ${t.ends_on}`,
  )

const id = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** References to accounts, shops and offers: deleting these deletes the row. */
const ofUser = () => integer().references(() => users.id, { onDelete: 'cascade' })
const ofCommerce = () => integer().references(() => commerces.id, { onDelete: 'cascade' })
const ofPublished = () =>
  integer().references(() => publishedCommerces.commerce, { onDelete: 'cascade' })
const ofOffer = () => integer().references(() => offers.id, { onDelete: 'cascade' })
const withPhoto = () => text().references(() => photos.hash)
const withCategory = () => integer().references(() => categories.id)
/** Null once the outbox has deleted the mail. */
const ofMail = () =>
  bigint({ mode: 'number' }).references(() => outbox.id, { onDelete: 'set null' })
/** Null once the account is deleted. */
const byUser = () => integer().references(() => users.id, { onDelete: 'set null' })

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    email: text().notNull(),
    password_hash: text().notNull(),
    role: smallint().notNull().$type<Role>(),
    is_active: boolean().notNull().default(false),
    created_at: instant().notNull(),
    activated_at: instant(),
    invited_at: instant(),
    /** SHA-256 of the registration form, to recognize the same form sent again. */
    registration_digest: text(),
    /** A deleted account has no name and e-mail. The row stays as long as the account has shops. */
    deleted_at: instant(),
    is_trusted: boolean().notNull().default(false),
    unwanted_mails: text().array().notNull().default(sql`'{}'`).$type<MailKind[]>(),
    /** Name and e-mail: normalizing them in every query is too slow. */
    normalized: text().generatedAlwaysAs(sql`fold(username || ' ' || email)`),
  },
  (t) => [
    index('users_normalized').on(t.normalized, t.id),
    // Several registrations may wait with the same e-mail until one of them is confirmed.
    uniqueIndex('users_email').on(sql`lower(${t.email})`).where(sql`${t.activated_at} is not null`),
    uniqueIndex('users_username')
      .on(sql`lower(${t.username})`)
      .where(sql`${t.activated_at} is not null`),
    index('users_by_email').on(sql`lower(${t.email})`),
    // Used by version 0.2.0, which may run during an update.
    index('users_by_username').on(sql`lower(${t.username})`),
    index('users_by_skeleton').on(sql`name_skeleton(${t.username})`),
    check('users_role', sql`${t.role} in (1, 2, 3)`),
    check('users_deleted_inactive', sql`${t.deleted_at} is null or not ${t.is_active}`),
    check('users_active_once_confirmed', sql`${t.activated_at} is not null or not ${t.is_active}`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    user_id: ofUser().notNull(),
    user_agent: text().notNull(),
    created_at: instant().notNull(),
    /** When the session was last renewed. */
    last_at: instant(),
    expires_at: instant().notNull(),
    ended_at: instant(),
  },
  (t) => [index('sessions_user').on(t.user_id)],
)

/** Mailed links. Only the SHA-256 of each token is stored. */
export const emailLinks = pgTable(
  'email_links',
  {
    hash: text().primaryKey(),
    user_id: ofUser().notNull(),
    purpose: text()
      .notNull()
      .$type<'activation' | 'reset' | 'email' | 'invitation' | MailedPurpose>(),
    /** For the purpose `email`: the address to confirm. */
    email: text(),
    /** The subject of the question: the id of a holiday, shop or restriction, or a day as 20261124. */
    about: integer(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
    /** The ids that were chosen in the answer, if they cannot be read elsewhere. */
    answer: integer().array(),
  },
  (t) => [
    index('email_links_user').on(t.user_id),
    // No question is mailed twice, even by several instances.
    uniqueIndex('email_links_asked')
      .on(t.user_id, t.purpose, t.about)
      .where(sql`${t.about} is not null`),
    check(
      'email_links_known_purpose',
      sql`case when ${t.about} is null then ${t.purpose} in ('activation', 'reset', 'email', 'invitation') else ${t.purpose} in ('holiday', 'ending_offers', 'commerce_data', 'appeal') end`,
    ),
    check('email_links_email', sql`(${t.purpose} = 'email') = (${t.email} is not null)`),
  ],
)

/** IP addresses from which an account has signed in. Only a keyed hash of each is stored. */
export const knownIps = pgTable(
  'known_ips',
  {
    user_id: ofUser().notNull(),
    ip_hash: text().notNull(),
    last_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.ip_hash] })],
)

/** Responses by `Idempotency-Key`. No status: the first call is still running. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    caller: text().notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    status: smallint(),
    body: text(),
    created_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.caller, t.key] }),
    index('idempotency_keys_created').on(t.created_at),
    check('idempotency_keys_whole', sql`(${t.status} is null) = (${t.body} is null)`),
  ],
)

/** Attempts that rate limits count, one row each. `key` is an IP address, an account or both. */
export const attempts = pgTable(
  'attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    scope: text().notNull(),
    key: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [index('attempts_scope_key_at').on(t.scope, t.key, t.at)],
)

/** Token bucket of an account's sign-ins from new IP addresses. Full at `full_at`; a past time, or no row: full. */
export const loginBuckets = pgTable('login_buckets', {
  account: text().primaryKey(),
  full_at: instant().notNull(),
})

export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text().notNull(),
    words: text().array().notNull().default([]),
    /** The trade that provides the words. Null: all trades whose names occur in the category's name. */
    like: text().$type<TradeKey>(),
    /** Whether the office has edited the words. Updates then keep them. */
    words_edited: boolean().notNull().default(false),
    deleted_at: instant(),
  },
  (t) => [
    uniqueIndex('categories_name').on(sql`fold(${t.name})`).where(sql`${t.deleted_at} is null`),
    // Shops of a deleted category get category 1 by default.
    check('categories_first_stays', sql`${t.id} <> 1 or ${t.deleted_at} is null`),
  ],
)

/** A stored picture, named by the SHA-256 of its largest file, in hex. The hash '' means no photo. */
export const photos = pgTable(
  'photos',
  {
    hash: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text().notNull(),
    /** Size of all files. Null in rows older than the column. */
    bytes: integer(),
    created_at: instant().notNull(),
  },
  (t) => [check('photos_hash', sql`${t.hash} ~ '^([0-9a-f]{64})?$'`)],
)

/** An owner's uploads of the last day. The quota also counts photos that no row uses yet. */
export const photoUploads = pgTable(
  'photo_uploads',
  {
    owner_id: ofUser().notNull(),
    hash: text().notNull(),
    bytes: integer().notNull(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner_id, t.hash] }), index('photo_uploads_at').on(t.at)],
)

/** The number of writes of each account in the hour that began at `since`. */
export const writeCounts = pgTable('write_counts', {
  user_id: ofUser().primaryKey(),
  since: instant().notNull(),
  writes: integer().notNull(),
})

export const commerces = pgTable(
  'commerces',
  {
    id: id(),
    /** Null: the shop has no owner. */
    owner_id: integer().references(() => users.id),
    name: text().notNull(),
    description: text().notNull(),
    photo: withPhoto().notNull(),
    ...photoFocus(),
    /** From the sequence of `commercePhotos.id`, so that all photos of shops have different ids. */
    photo_id: integer().notNull().default(sql`nextval('commerce_photos_id_seq'::regclass)`),
    photo_alt: text().notNull().default(''),
    category: integer().array().notNull(),
    sells: text().array().notNull().default([]),
    /** The address in one line. The next five columns have the same in parts: see `consistentAddress`. */
    direction: text().notNull(),
    street: text().notNull().default(''),
    number: text().notNull().default(''),
    address_extra: text().notNull().default(''),
    postal_code: text().notNull().default(''),
    /** '' is the directory's town. */
    locality: text().notNull().default(''),
    /** Degrees, WGS 84. Both null: unknown. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    n_tlf: text().notNull(),
    contact_mail: text().notNull(),
    web: text().notNull().default(''),
    /** Digits with the country code, or '' for none. The next four columns are URLs. */
    whatsapp: text().notNull().default(''),
    instagram: text().notNull().default(''),
    facebook: text().notNull().default(''),
    tiktok: text().notNull().default(''),
    other_link: text().notNull().default(''),
    facts: jsonb().$type<Facts>().notNull().default({}),
    /** Null: unknown. */
    hours: jsonb().$type<Hours>(),
    hidden: boolean().notNull().default(false),
    /** When the shop closed for good. Ignored unless the shop is hidden. */
    closed_at: instant(),
    version: integer().notNull().default(1),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    confirmed_at: instant(),
    deleted_at: instant(),
    /** The text to search, normalized: normalizing 10,000 rows at each search takes 350 ms. */
    normalized: text()
      .notNull()
      .generatedAlwaysAs(
        sql`fold(name || ' ' || description || ' ' || direction || ' ' || contact_mail)`,
      ),
  },
  (t) => [
    index('commerces_owner').on(t.owner_id, t.id),
    index('commerces_present').on(t.id).where(sql`${t.deleted_at} is null`),
    // For looking up whether a photo is public, or used at all.
    index('commerces_photo').on(t.photo),
    uniqueIndex('commerces_photo_id').on(t.photo_id),
    check('commerces_name', sql`${t.name} <> ''`),
    check('commerces_category', sql`cardinality(${t.category}) between 1 and 20`),
    checkFocus('commerces_photo_focus', t),
    check('commerces_place', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
    check('commerces_latitude', sql`${t.latitude} between -90 and 90`),
    check('commerces_longitude', sql`${t.longitude} between -180 and 180`),
    check('commerces_n_tlf', sql`${t.n_tlf} ~ '^[+]?[0-9]+$'`),
  ],
)

/** Photos of shops besides the cover. Position 1 is the cover's; only a deleted photo may have it. */
export const commercePhotos = pgTable(
  'commerce_photos',
  {
    id: id(),
    commerce: ofCommerce().notNull(),
    position: smallint().notNull(),
    photo: withPhoto().notNull(),
    alt: text().notNull().default(''),
    ...photoFocus(),
    deleted_at: instant(),
  },
  (t) => [
    uniqueIndex('commerce_photos_place')
      .on(t.commerce, t.position)
      .where(sql`${t.deleted_at} is null`),
    index('commerce_photos_commerce').on(t.commerce),
    index('commerce_photos_photo').on(t.photo),
    check(
      'commerce_photos_position',
      sql`${t.position} between case when ${t.deleted_at} is null then 2 else 1 end and 8`,
    ),
    checkFocus('commerce_photos_focus', t),
  ],
)

/** Written by a trigger from `commerces.category`, to check its ids by foreign keys. */
export const commerceCategories = pgTable(
  'commerce_categories',
  {
    commerce: ofCommerce().notNull(),
    category: withCategory().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.commerce, t.category] }),
    index('commerce_categories_category').on(t.category),
  ],
)

/** Opening times about two weeks ahead, computed from `commerces.hours`: a row for each shift of at most a day. */
export const openings = pgTable(
  'openings',
  {
    commerce: ofCommerce().notNull(),
    opens_at: instant().notNull(),
    closes_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.commerce, t.opens_at] }),
    index('openings_at').on(t.opens_at, t.closes_at, t.commerce),
    check('openings_order', sql`${t.opens_at} < ${t.closes_at}`),
  ],
)

/** The version of the shop and the time zone for which its `openings` were written, and their last day. */
export const openingsWritten = pgTable('openings_written', {
  commerce: ofCommerce().primaryKey(),
  version: integer().notNull(),
  last_day: text().notNull(),
  time_zone: text().notNull(),
})

/** The application of each shop. A rejected one is submitted again, not replaced. */
export const applications = pgTable(
  'applications',
  {
    pk: id(),
    commerce: ofCommerce().notNull(),
    status: text().notNull().$type<Status>(),
    application: text().notNull(),
    reason: text(),
    submitted_at: instant().notNull(),
    decided_at: instant(),
    decided_by: byUser(),
    /** Unused. Version 0.2.0 reads and writes it while instances are replaced. To be dropped after 0.3.0. */
    decision_mail: bigint({ mode: 'number' }),
  },
  (t) => [
    uniqueIndex('applications_commerce').on(t.commerce),
    index('applications_pending').on(t.submitted_at).where(sql`${t.status} = 'PE'`),
    check('applications_status', sql`${t.status} in ('PE', 'OK', 'RE')`),
    check('applications_decided', sql`(${t.status} = 'PE') = (${t.decided_at} is null)`),
    check('applications_reason', sql`${t.reason} is null or ${t.status} = 'RE'`),
  ],
)

export const offers = pgTable(
  'offers',
  {
    id: id(),
    commerce: ofCommerce().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    type: text().notNull(),
    photo: withPhoto(),
    ...photoFocus(),
    /** First and last day, inclusive, in the town's time zone. Null: no limit. */
    starts_on: text(),
    ends_on: text(),
    /** Whether the owner has ended the offer early. `ends_on` is then its last day. */
    ended: boolean().notNull().default(false),
    /** Weekdays on which the offer is valid, Monday first. Empty: every day. */
    weekdays: text().array().notNull().default(sql`'{}'`).$type<Weekday[]>(),
    conditions: text().notNull().default(''),
    code: text().notNull().default(''),
    price: euros(),
    previous_price: euros(),
    category: integer().array().notNull(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    deleted_at: instant(),
    normalized: text()
      .notNull()
      .generatedAlwaysAs(sql`fold(title || ' ' || type || ' ' || description)`),
  },
  (t) => [
    index('offers_commerce').on(t.commerce, t.id).where(sql`${t.deleted_at} is null`),
    // Keeps today's offers at one end of the index, however many have ended.
    index('offers_dated')
      .on(sql`coalesce(ends_on, '9999')`, t.starts_on, t.ends_on, t.commerce)
      .where(
        sql`${t.deleted_at} is null and (${t.starts_on} is not null or ${t.ends_on} is not null) and not ${t.ended}`,
      ),
    index('offers_photo').on(t.photo),
    checkDates('offers_dates', t),
    check('offers_ended', sql`not ${t.ended} or ${t.ends_on} is not null`),
    check('offers_prices', sql`${t.previous_price} is null or ${t.price} < ${t.previous_price}`),
    check('offers_title', sql`${t.title} <> ''`),
    check('offers_category', sql`cardinality(${t.category}) between 1 and 20`),
    checkFocus('offers_photo_focus', t),
  ],
)

/** Former prices of an offer, for the rule about the lowest price of 30 days. */
export const offerPrices = pgTable(
  'offer_prices',
  {
    offer: ofOffer().notNull(),
    price: euros().notNull(),
    /** When another price replaced it. */
    until: instant().notNull(),
  },
  (t) => [index('offer_prices_offer').on(t.offer, t.until)],
)

export const offerCategories = pgTable(
  'offer_categories',
  {
    offer: ofOffer().notNull(),
    category: withCategory().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.offer, t.category] }),
    index('offer_categories_category').on(t.category),
  ],
)

export const questions = pgTable('questions', {
  id: id(),
  question: text().notNull(),
  answer: text().notNull(),
  position: integer().notNull(),
  created_at: instant().notNull(),
  deleted_at: instant(),
})

/** Questions to owners whose data were not confirmed for long. Ignored once the data are confirmed or changed. */
export const dataChecks = pgTable('data_checks', {
  commerce: ofCommerce().primaryKey(),
  /** When the owner was last asked, and how often since the last confirmation. */
  asked_at: instant().notNull(),
  times_asked: smallint().notNull(),
  /** When the owner answered that the shop has closed for good. */
  closed_at: instant(),
})

const counts = () => byKind(() => integer().notNull().default(0))

/** Daily counts of a shop with its offers. After 25 months the rows of a month are merged into its first day. */
export const commerceFigures = pgTable(
  'commerce_figures',
  {
    commerce: ofCommerce().notNull(),
    day: date().notNull(),
    ...counts(),
  },
  (table) => [primaryKey({ columns: [table.commerce, table.day] })],
)

export const offerFigures = pgTable(
  'offer_figures',
  {
    offer: ofOffer().notNull(),
    day: date().notNull(),
    ...counts(),
  },
  (table) => [primaryKey({ columns: [table.offer, table.day] })],
)

/** Daily counts of all shops. They stay when a shop is deleted. Category 0 is the whole town, with each shop once. */
export const townFigures = pgTable(
  'town_figures',
  { day: date().notNull(), category: integer().notNull(), ...counts() },
  (table) => [primaryKey({ columns: [table.day, table.category] })],
)

/** Texts with `MIN_PERSON_DAYS`: a person counts once each day. `count` includes searches without result. */
export const searchFigures = pgTable(
  'search_figures',
  {
    day: date().notNull(),
    text: text().notNull(),
    count: integer().notNull(),
    without_result: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.text] })],
)

export const commerceSearchFigures = pgTable(
  'commerce_search_figures',
  {
    commerce: ofCommerce().notNull(),
    day: date().notNull(),
    text: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.commerce, table.day, table.text] })],
)

/** The number of the last batch of figures of each running instance, so that none is added twice. */
export const figureBatches = pgTable('figure_batches', {
  writer: uuid().primaryKey(),
  batch: integer().notNull(),
  at: instant().notNull(),
})

/** The random key of a day's hashes. This table and the next are unlogged, in no backup, and emptied after the day. */
export const figureKeys = pgTable('figure_keys', {
  day: date().primaryKey(),
  key: text().notNull(),
})

/** Hashes of the visits that are already counted. */
export const figureVisits = pgTable(
  'figure_visits',
  { day: date().notNull(), hash: bigint({ mode: 'bigint' }).notNull() },
  (table) => [primaryKey({ columns: [table.day, table.hash] })],
)

/** Recipients of a month's report, so that it is sent once. */
export const reportMails = pgTable(
  'report_mails',
  {
    user: ofUser().notNull(),
    /** A month such as '2026-11'. */
    month: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.month] })],
)

/** A constraint in a migration, `notices_one_a_day`, allows one notice for each day. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    text: text().notNull(),
    link: text().notNull(),
    starts_on: text().notNull(),
    ends_on: text().notNull(),
  },
  (t) => [checkDates('notices_dates', t)],
)

/** Pharmacies of the directory are stored with the name, address and phone that they had when the list was saved. */
export const duties = pgTable(
  'duties',
  {
    id: id(),
    begins_at: instant().notNull(),
    ends_at: instant().notNull(),
    name: text().notNull(),
    direction: text().notNull(),
    n_tlf: text().notNull(),
    commerce: integer().references(() => commerces.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('duties_ends_at').on(t.ends_at),
    index('duties_commerce').on(t.commerce),
    check('duties_order', sql`${t.begins_at} < ${t.ends_at}`),
  ],
)

/** The town's calendar of holidays, one for each date. Dates are text, in the town's time zone. */
export const holidays = pgTable(
  'holidays',
  {
    id: id(),
    date: text().notNull(),
    name: text().notNull(),
    scope: text().notNull().$type<Scope>(),
    opening: boolean().notNull().default(false),
    /** The region for which it was proposed. Null: added by hand. */
    proposed_for: text(),
    /** A proposal of version 1 was never edited. */
    version: integer().notNull().default(1),
    updated_at: instant().notNull(),
    deleted_at: instant(),
  },
  (t) => [
    uniqueIndex('holidays_date').on(t.date).where(sql`${t.deleted_at} is null`),
    check('holidays_is_date', sql`${t.date} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    check('holidays_name', sql`${t.name} <> ''`),
    check('holidays_scope', sql`${t.scope} in ('national', 'regional', 'local')`),
  ],
)

/** The years whose holidays were proposed for a region. A holiday that was deleted is not proposed again. */
export const proposedYears = pgTable(
  'proposed_years',
  { region: text().notNull(), year: smallint().notNull(), at: instant().notNull() },
  (t) => [primaryKey({ columns: [t.region, t.year] })],
)

/** Subscriptions, to the whole town if both lists are empty. An address has at most one confirmed subscription. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey(),
    /** '' after this subscription was merged into another. */
    email: text().notNull(),
    categories: integer().array().notNull(),
    commerces: integer().array().notNull(),
    created_at: instant().notNull(),
    confirmed_at: instant(),
    /** The confirmed subscription into which this one was merged. Links mailed for this one open the confirmed one. */
    merged_into: uuid().references((): AnyPgColumn => subscriptions.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex('subscriptions_email')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.confirmed_at} is not null`),
    index('subscriptions_by_email').on(sql`lower(${t.email})`),
    index('subscriptions_waiting').on(t.created_at).where(sql`${t.confirmed_at} is null`),
    index('subscriptions_merged').on(t.merged_into).where(sql`${t.merged_into} is not null`),
    check('subscriptions_added', sql`(${t.merged_into} is not null) = (${t.email} = '')`),
    check('subscriptions_added_once', sql`${t.merged_into} is null or ${t.confirmed_at} is null`),
  ],
)

/** The weeks whose news have been prepared, each named by the day of the mails. */
export const newsWeeks = pgTable('news_weeks', {
  week: text().primaryKey(),
  began_at: instant().notNull(),
})

/** Shops that the weekly mail announces, with the week of the mail. Null: the shop was public before the first mail. */
export const announcedCommerces = pgTable(
  'announced_commerces',
  {
    commerce: ofCommerce().primaryKey(),
    week: text(),
  },
  (t) => [index('announced_commerces_week').on(t.week)],
)

/** Offers that the weekly mail announces, with the week in which they are first valid. */
export const announcedOffers = pgTable(
  'announced_offers',
  {
    offer: ofOffer().primaryKey(),
    week: text(),
  },
  (t) => [index('announced_offers_week').on(t.week)],
)

/** Recipients of a week's news, so that several instances send each mail once. */
export const newsMails = pgTable(
  'news_mails',
  {
    subscription: uuid()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    week: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.subscription, t.week] }), index('news_mails_week').on(t.week)],
)

/** Mails, written in the transaction that causes them and delivered afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    message_id: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    state: text().notNull().$type<'waiting' | 'sent' | 'dead'>().default('waiting'),
    tries: smallint().notNull().default(0),
    next_try_at: instant(),
    sent_at: instant(),
    last_error: text(),
    created_at: instant().notNull(),
    /** Not urgent: sent after all others. */
    bulk: boolean().notNull().default(false),
    /** The URL at which a mail program unsubscribes with one POST (RFC 8058). Only the recipient may know it. */
    unsubscribe_url: text(),
    subscription: uuid().references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** The week of the news. The news are rendered when the mail is sent; `text` only links to them. */
    week: text(),
  },
  (t) => [
    uniqueIndex('outbox_message_id').on(t.message_id),
    index('outbox_subscription').on(t.subscription).where(sql`${t.subscription} is not null`),
    index('outbox_waiting').on(t.bulk, t.next_try_at).where(sql`${t.state} = 'waiting'`),
    check('outbox_state', sql`${t.state} in ('waiting', 'sent', 'dead')`),
    check('outbox_waits', sql`(${t.state} = 'waiting') = (${t.next_try_at} is not null)`),
    check('outbox_sent', sql`(${t.state} = 'sent') = (${t.sent_at} is not null)`),
    check('outbox_unsubscribe', sql`${t.bulk} or ${t.unsubscribe_url} is null`),
    check('outbox_week', sql`${t.week} is null or ${t.bulk} and ${t.subscription} is not null`),
  ],
)

/** Mails about the office's corrections of a shop. A waiting mail is extended by later corrections. */
export const correctionMails = pgTable(
  'correction_mails',
  {
    mail: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    commerce: ofCommerce().notNull(),
    /** The id of the first log event that the mail reports. */
    first_line: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('correction_mails_commerce').on(t.commerce)],
)

export const messages = pgTable(
  'messages',
  {
    id: id(),
    subject: text().notNull(),
    sender: text().notNull(),
    message: text().notNull(),
    answer: text(),
    answered_at: instant(),
    answered_by: byUser(),
    answer_mail: ofMail(),
    created_at: instant().notNull(),
    deleted_at: instant(),
  },
  (t) => [
    index('messages_unanswered').on(t.created_at).where(sql`${t.answered_at} is null`),
    check('messages_answered', sql`(${t.answer} is null) = (${t.answered_at} is null)`),
  ],
)

export const reports = pgTable(
  'reports',
  {
    id: id(),
    /** Null in a report of an offer: the offer has its shop. */
    commerce: integer().references(() => commerces.id, { onDelete: 'set null' }),
    offer: integer().references(() => offers.id, { onDelete: 'set null' }),
    /** The shop's name or the offer's title at that time. */
    object: text().notNull(),
    kind: text().notNull().$type<ReportKind>(),
    text: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    minors: boolean().notNull(),
    created_at: instant().notNull(),
    decision: text().$type<ReportDecision>(),
    reason: text(),
    decided_at: instant(),
    decided_by: byUser(),
    decision_mail: ofMail(),
  },
  (t) => [
    index('reports_waiting').on(t.created_at).where(sql`${t.decided_at} is null`),
    index('reports_commerce').on(t.commerce),
    index('reports_offer').on(t.offer),
    check('reports_one', sql`num_nonnulls(${t.commerce}, ${t.offer}) <= 1`),
    check(
      'reports_decided',
      sql`num_nonnulls(${t.decision}, ${t.reason}, ${t.decided_at}) in (0, 3)`,
    ),
  ],
)

export const suggestions = pgTable(
  'suggestions',
  {
    id: id(),
    name: text().notNull(),
    street: text().notNull(),
    text: text().notNull(),
    created_at: instant().notNull(),
    decision: text().$type<SuggestionDecision>(),
    decided_at: instant(),
    decided_by: byUser(),
  },
  (t) => [
    index('suggestions_waiting').on(t.created_at).where(sql`${t.decided_at} is null`),
    check('suggestions_decided', sql`num_nonnulls(${t.decision}, ${t.decided_at}) in (0, 2)`),
  ],
)

/** Decisions of the office that took something away, in force until `ended_at`, with the appeal and its answer. */
export const restrictions = pgTable(
  'restrictions',
  {
    id: id(),
    kind: text().notNull().$type<RestrictionKind>(),
    /** Null for a restriction of an offer or an account. */
    commerce: ofCommerce(),
    offer: ofOffer(),
    account: ofUser(),
    /** The rejected proposal of `commerce`. */
    proposal: integer().references((): AnyPgColumn => proposals.id, { onDelete: 'cascade' }),
    report: integer().references(() => reports.id, { onDelete: 'set null' }),
    object: text().notNull(),
    reason: text(),
    decided_at: instant().notNull(),
    decided_by: byUser(),
    decision_mail: ofMail(),
    ended_at: instant(),
    appeal: text(),
    appealed_at: instant(),
    appellant: byUser(),
    outcome: text().$type<AppealOutcome>(),
    answer: text().notNull().default(''),
    answered_at: instant(),
    answered_by: byUser(),
  },
  (t) => [
    // Only one decision of a kind can be in force for an object.
    uniqueIndex('restrictions_in_force')
      .on(t.kind, sql`coalesce(proposal, commerce, offer, account)`)
      .where(sql`${t.ended_at} is null`),
    index('restrictions_waiting')
      .on(t.appealed_at)
      .where(sql`${t.appealed_at} is not null and ${t.answered_at} is null`),
    index('restrictions_commerce').on(t.commerce),
    index('restrictions_offer').on(t.offer),
    index('restrictions_account').on(t.account),
    index('restrictions_proposal').on(t.proposal),
    index('restrictions_report').on(t.report),
    check(
      'restrictions_kind',
      sql`case ${t.kind}
        when 'offer_deleted' then ${t.offer} is not null
        when 'account_deactivated' then ${t.account} is not null
        when 'proposal_rejected' then ${t.proposal} is not null and ${t.commerce} is not null
        else ${t.kind} in ('application_rejected', 'commerce_hidden', 'commerce_deleted') and ${t.commerce} is not null
        end`,
    ),
    check('restrictions_one', sql`num_nonnulls(${t.commerce}, ${t.offer}, ${t.account}) = 1`),
    check('restrictions_appealed', sql`(${t.appeal} is null) = (${t.appealed_at} is null)`),
    check(
      'restrictions_answered',
      sql`(${t.outcome} is null) = (${t.answered_at} is null) and (${t.outcome} is null or ${t.appealed_at} is not null)
        and ${t.outcome} in ('upheld', 'granted', 'withdrawn')`,
    ),
  ],
)

/** Changes of shops that wait for review. Writing a proposal locks the shop and increases the shop's version. */
export const proposals = pgTable(
  'proposals',
  {
    id: id(),
    commerce: ofCommerce().notNull(),
    owner_id: byUser(),
    changes: jsonb().notNull().$type<StoredChange[]>(),
    /** The proposed cover, while it may still be shown. */
    photo: withPhoto(),
    revision: integer().notNull().default(1),
    state: text().notNull().$type<ProposalState>().default('open'),
    accepted: text().array().notNull().default(sql`'{}'`).$type<RiskyField[]>(),
    rejected: text().array().notNull().default(sql`'{}'`).$type<RiskyField[]>(),
    reason: text(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    decided_at: instant(),
    decided_by: byUser(),
  },
  (t) => [
    uniqueIndex('proposals_open').on(t.commerce).where(sql`${t.state} = 'open'`),
    index('proposals_waiting').on(t.created_at).where(sql`${t.state} = 'open'`),
    index('proposals_commerce').on(t.commerce),
    index('proposals_photo').on(t.photo),
    check('proposals_state', sql`${t.state} in ('open', 'decided', 'withdrawn', 'closed')`),
    check('proposals_decided', sql`(${t.state} = 'open') = (${t.decided_at} is null)`),
    check('proposals_reason', sql`cardinality(${t.rejected}) = 0 or ${t.reason} is not null`),
  ],
)

/** Items of the inbox that are hidden until `until`. */
export const inboxPostponed = pgTable(
  'inbox_postponed',
  {
    kind: text().notNull().$type<InboxKind>(),
    id: integer().notNull(),
    until: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] })],
)

/** The last decision on an item and the rows that it wrote, recorded by the trigger function `note_decision`. */
export const inboxDecisions = pgTable(
  'inbox_decisions',
  {
    kind: text().notNull().$type<InboxKind | 'owner'>(),
    id: integer().notNull(),
    by: integer().notNull(),
    at: instant().notNull(),
    transaction: text().notNull(),
    /** Rows that the decision wrote, in order. Empty once it is undone. */
    rows: jsonb().notNull().$type<WrittenRow[]>(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] })],
)

/** `column` and `key` identify the row. `before`: the changed columns. `after`: MD5 of the new row as JSON. */
export type WrittenRow = {
  table: string
  column: string
  key: string
  before: Record<string, unknown> | null
  after: string | null
}

/** Administrators who have an item open. No foreign keys, because a restore empties only the tables of its backup. */
export const inboxViews = pgTable(
  'inbox_views',
  {
    kind: text().notNull().$type<InboxKind>(),
    id: integer().notNull(),
    viewer: integer().notNull(),
    seen_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id, t.viewer] })],
)

/** The log. Names are stored as they were at that time. Triggers protect the rows. */
export const activity = pgTable(
  'activity',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant().notNull(),
    actor_id: integer(),
    actor: text().notNull(),
    verb: text().notNull(),
    object_type: text().notNull(),
    object_id: integer(),
    object: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    normalized: text().notNull().generatedAlwaysAs(sql`fold(actor || ' ' || object)`),
    /** Copy of `normalized` for version 0.2.0, which reads this table during an update. To be removed after 0.3.0. */
    words: text().notNull().generatedAlwaysAs(sql`fold(actor || ' ' || object)`),
  },
  (t) => [
    index('activity_at').on(t.at, t.id),
    index('activity_object').on(t.object_type, t.object_id),
  ],
)

/** The public shops. Triggers write this table and the tables of words; the program only reads them. */
export const publishedCommerces = pgTable(
  'published_commerces',
  {
    commerce: ofCommerce().primaryKey(),
    name: text().notNull(),
    normalized: text().notNull(),
    /** Number of all offers, including past and future ones. */
    offers: integer().notNull(),
    /** Number of offers without dates, which are always valid. Offers with dates are counted at each request. */
    undated_offers: integer().notNull().default(0),
    updated_at: instant().notNull(),
  },
  (t) => [
    index('published_commerces_name').on(t.name, t.commerce),
    index('published_commerces_updated').on(t.updated_at, t.commerce),
  ],
)

/** Every word of the directory, normalized. `shown` is its original spelling. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    shown: text().notNull(),
    /** The word with n instead of ñ. */
    plain: text().notNull().generatedAlwaysAs(sql`search_plain(word)`),
    /** The stem, such as 'zapat' of 'zapatos' and 'zapatería'. */
    stem: text().notNull().generatedAlwaysAs(sql`search_stem(word)`),
    /** `plain`, and `plain` without each of its letters: the symmetric deletes of SymSpell (Garbe, 2012). */
    deletions: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`search_deletions(search_plain(word))`),
  },
  (t) => [
    index('search_words_plain').on(t.plain.op('text_pattern_ops')),
    index('search_words_stem').on(t.stem),
    // Byte collation: the Spanish one is seven times as slow. With `fastupdate` searches would read pending entries.
    index('search_words_deletions')
      .using('gin', sql`${t.deletions} collate "C"`)
      .with({ fastupdate: false }),
    index('search_words_trigrams')
      .using('gin', t.plain.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
  ],
)

/** The words of a published shop. `weight` sums up where the word occurs: see `publish_commerces`. */
export const commerceWords = pgTable(
  'commerce_words',
  {
    word: text().notNull(),
    commerce: ofPublished().notNull(),
    weight: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.word, t.commerce] }),
    index('commerce_words_commerce').on(t.commerce),
  ],
)

export const offerWords = pgTable(
  'offer_words',
  {
    word: text().notNull(),
    offer: integer().notNull(),
    commerce: ofPublished().notNull(),
    weight: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.word, t.offer] }),
    index('offer_words_offer').on(t.offer),
    index('offer_words_commerce').on(t.commerce),
  ],
)

export const categoryWords = pgTable(
  'category_words',
  {
    word: text().notNull(),
    category: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    /** 40: in the category's name; 20: as a search word; 10: in a search phrase of several words. */
    weight: smallint().notNull().default(40),
  },
  (t) => [
    primaryKey({ columns: [t.word, t.category] }),
    index('category_words_category').on(t.category),
  ],
)

/** The directory's settings: a single row, or none until something is saved. */
export const settings = pgTable(
  'settings',
  {
    id: smallint().primaryKey().default(1),
    chosen: jsonb().notNull().default({}).$type<Record<string, unknown>>(),
    /** The next question of the setup guide. 0: not opened yet. Null: finished or not needed. */
    guide_step: smallint(),
    version: integer().notNull().default(0),
    updated_at: instant(),
  },
  (t) => [check('settings_one', sql`${t.id} = 1`)],
)

/** The latest backups of this database. A backup contains the list of the earlier ones. */
export const backups = pgTable('backups', {
  id: id(),
  made_at: instant().notNull(),
  address: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  is_daily: boolean().notNull(),
  /** Number of photos with missing files. Null: made by a version that did not count them. */
  missing_photos: integer(),
})

/** Identifies this installation. It is in no backup, so a restored database is another installation. */
export const installation = pgTable(
  'installation',
  { id: smallint().primaryKey().default(1), identifier: text().notNull() },
  (t) => [check('installation_one', sql`${t.id} = 1`)],
)

export const scheduledJobs = pgTable('scheduled_jobs', {
  name: text().primaryKey(),
  began_at: instant().notNull(),
})
