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

/** In per cent of a photo's width and height: the point that crops keep. */
const photoFocus = () => ({
  photo_focus_x: smallint().notNull().default(50),
  photo_focus_y: smallint().notNull().default(50),
})

const id = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** Goes with the account, the shop or the offer that it is of. */
const ofUser = () => integer().references(() => users.id, { onDelete: 'cascade' })
const ofCommerce = () => integer().references(() => commerces.id, { onDelete: 'cascade' })
const ofOffer = () => integer().references(() => offers.id, { onDelete: 'cascade' })
/** Who did something, for as long as they have an account. */
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
    /** When the office last invited them to a shop that it added; they have no password yet. */
    invited_at: instant(),
    /** SHA-256 of the registration form, so that the same form sent again is recognized. */
    registration_digest: text(),
    /** When the account was deleted: name and e-mail are emptied, the row stays as long as its shops. */
    deleted_at: instant(),
    /** Whether what they change of their shops is public without review. */
    is_trusted: boolean().notNull().default(false),
    /** Mails that they have asked not to get. */
    unwanted_mails: text().array().notNull().default(sql`'{}'`).$type<MailKind[]>(),
    /** Name and e-mail as they are searched and sorted: normalizing each row in every query is too slow. */
    normalized: text().generatedAlwaysAs(sql`fold(username || ' ' || email)`),
  },
  (t) => [
    index('users_normalized').on(t.normalized, t.id),
    // Several registrations may wait with the same e-mail, until one of them is confirmed.
    uniqueIndex('users_email').on(sql`lower(${t.email})`).where(sql`${t.activated_at} is not null`),
    uniqueIndex('users_username')
      .on(sql`lower(${t.username})`)
      .where(sql`${t.activated_at} is not null`),
    index('users_by_email').on(sql`lower(${t.email})`),
    // For the version before.
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

/** Mailed links. Only the SHA-256 of each is stored. */
export const emailLinks = pgTable(
  'email_links',
  {
    hash: text().primaryKey(),
    user_id: ofUser().notNull(),
    purpose: text()
      .notNull()
      .$type<'activation' | 'reset' | 'email' | 'invitation' | MailedPurpose>(),
    /** The e-mail that a link of purpose `email` confirms. */
    email: text(),
    /** What the link asks about: the id of a holiday, of a shop or of a restriction, or a day as 20261124. */
    about: integer(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    /** When what it asks was answered. */
    used_at: instant(),
    /** The ids that were chosen then, where what was asked does not show them any more. */
    answer: integer().array(),
  },
  (t) => [
    index('email_links_user').on(t.user_id),
    // Nobody is asked twice, whatever instances do it.
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

/**
 * The sign-in allowance of an account, by e-mail, shared by all IP addresses new to it (token bucket).
 * `full_at` is when it is full again; a past time, or no row, means full.
 */
export const loginBuckets = pgTable('login_buckets', {
  account: text().primaryKey(),
  full_at: instant().notNull(),
})

export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text().notNull(),
    /** What people look for there, single words and phrases. */
    words: text().array().notNull().default([]),
    /** The trade whose words it has; null: those of the trades that its name tells. */
    like: text().$type<TradeKey>(),
    /** Whether the office has chosen its words, so that no upgrade writes others. */
    words_edited: boolean().notNull().default(false),
    deleted_at: instant(),
  },
  (t) => [
    uniqueIndex('categories_name').on(sql`fold(${t.name})`).where(sql`${t.deleted_at} is null`),
    check('categories_first_stays', sql`${t.id} <> 1 or ${t.deleted_at} is null`),
  ],
)

/** A stored picture, named by the SHA-256 of its largest file, in hex; '' is what shops without a photo have, and has no files. */
export const photos = pgTable(
  'photos',
  {
    hash: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text().notNull(),
    /** Of all its files; null in rows older than the column. */
    bytes: integer(),
    created_at: instant().notNull(),
  },
  (t) => [check('photos_hash', sql`${t.hash} ~ '^([0-9a-f]{64})?$'`)],
)

/** An owner's uploads of the last day, for the quota, which also counts photos that no row uses yet. */
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

/** How many writes each account has made in the hour that began at `since`. */
export const writeCounts = pgTable('write_counts', {
  user_id: ofUser().primaryKey(),
  since: instant().notNull(),
  writes: integer().notNull(),
})

export const commerces = pgTable(
  'commerces',
  {
    id: id(),
    /** Null: added by the office, and without an owner yet. */
    owner_id: integer().references(() => users.id),
    name: text().notNull(),
    description: text().notNull(),
    photo: text()
      .notNull()
      .references(() => photos.hash),
    ...photoFocus(),
    /** The id and the description of its cover, as those of the photos in `commerce_photos`. */
    photo_id: integer().notNull().default(sql`nextval('commerce_photos_id_seq'::regclass)`),
    photo_alt: text().notNull().default(''),
    category: integer().array().notNull(),
    /** What its owner says that it sells, single words and phrases: they count more than those of its categories. */
    sells: text().array().notNull().default([]),
    /** In one line; the parts after it say the same: see `addressInStep`. */
    direction: text().notNull(),
    street: text().notNull().default(''),
    number: text().notNull().default(''),
    address_extra: text().notNull().default(''),
    postal_code: text().notNull().default(''),
    /** '': the directory's town. */
    locality: text().notNull().default(''),
    /** Degrees, WGS 84; both null: nobody has said where it is. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    n_tlf: text().notNull(),
    contact_mail: text().notNull(),
    /** `https://…`, or '' for none. */
    web: text().notNull().default(''),
    /** Digits with the country code, or '' for none; the others are addresses. */
    whatsapp: text().notNull().default(''),
    instagram: text().notNull().default(''),
    facebook: text().notNull().default(''),
    tiktok: text().notNull().default(''),
    other_link: text().notNull().default(''),
    /** What is known of its door, of payment and of its service. Validated by the contract. */
    facts: jsonb().$type<Facts>().notNull().default({}),
    /** Null: unknown. Validated by the contract. */
    hours: jsonb().$type<Hours>(),
    hidden: boolean().notNull().default(false),
    /** When it closed for ever; says nothing of a shop that is not hidden. */
    closed_at: instant(),
    /** Goes up with every save: of two concurrent edits, the second is a conflict. */
    version: integer().notNull().default(1),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    /** When somebody last said that its data are right as they stand. */
    confirmed_at: instant(),
    deleted_at: instant(),
    /** The searchable text: normalizing 10,000 rows at each search takes 350 ms. */
    normalized: text()
      .notNull()
      .generatedAlwaysAs(
        sql`fold(name || ' ' || description || ' ' || direction || ' ' || contact_mail)`,
      ),
  },
  (t) => [
    index('commerces_owner').on(t.owner_id, t.id),
    index('commerces_present').on(t.id).where(sql`${t.deleted_at} is null`),
    // Whether a photo is public or used at all is looked up by its hash.
    index('commerces_photo').on(t.photo),
    uniqueIndex('commerces_photo_id').on(t.photo_id),
    check('commerces_name', sql`${t.name} <> ''`),
    check('commerces_category', sql`cardinality(${t.category}) between 1 and 20`),
    check(
      'commerces_photo_focus',
      sql`${t.photo_focus_x} between 0 and 100 and ${t.photo_focus_y} between 0 and 100`,
    ),
    check('commerces_place', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
    check('commerces_latitude', sql`${t.latitude} between -90 and 90`),
    check('commerces_longitude', sql`${t.longitude} between -180 and 180`),
    check('commerces_n_tlf', sql`${t.n_tlf} ~ '^[+]?[0-9]+$'`),
  ],
)

/**
 * The photos of shops beside their covers, from the second on: the cover is `commerces.photo` alone, so that the two
 * never disagree. A deleted one keeps the place that it had, 1 being the cover's.
 */
export const commercePhotos = pgTable(
  'commerce_photos',
  {
    id: id(),
    commerce: ofCommerce().notNull(),
    position: smallint().notNull(),
    photo: text()
      .notNull()
      .references(() => photos.hash),
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
    check(
      'commerce_photos_focus',
      sql`${t.photo_focus_x} between 0 and 100 and ${t.photo_focus_y} between 0 and 100`,
    ),
  ],
)

/** The last time that the office gave a shop to somebody else, for as long as that can be undone. */
export const ownerChanges = pgTable('owner_changes', {
  commerce: ofCommerce().primaryKey(),
  /** Who had it before; null: nobody. */
  former_owner: ofUser(),
  changed_by: ofUser().notNull(),
  changed_at: instant().notNull(),
  /** To both of them, which undoing it cancels. */
  mails: bigint({ mode: 'number' }).array().notNull(),
})

/** Written by a trigger from `commerces.category`, whose ids its foreign keys check. */
export const commerceCategories = pgTable(
  'commerce_categories',
  {
    commerce: ofCommerce().notNull(),
    category: integer()
      .notNull()
      .references(() => categories.id),
  },
  (t) => [
    primaryKey({ columns: [t.commerce, t.category] }),
    index('commerce_categories_category').on(t.category),
  ],
)

/**
 * When shops are open, some two weeks ahead: one row for each shift, from `opens_at` on and no longer at
 * `closes_at`. Computed from `commerces.hours`; a shift lasts at most a day.
 */
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

/** Of which version of a shop its openings are, and until when they reach: the last day, in the town's zone. */
export const openingsWritten = pgTable('openings_written', {
  commerce: ofCommerce().primaryKey(),
  version: integer().notNull(),
  last_day: text().notNull(),
  time_zone: text().notNull(),
})

/** One for each shop: a rejected one is submitted again, not replaced. */
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
    /**
     * The mail about the decision, which undoing it cancels. No foreign key: it would update this row, and
     * so publish the shop again, whenever an old mail is purged.
     */
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
    photo: text().references(() => photos.hash),
    ...photoFocus(),
    /** Both days included, in the town; null: from always, or for ever. */
    starts_on: text(),
    ends_on: text(),
    /** By its owner, on its last day. */
    ended: boolean().notNull().default(false),
    /** In the order of the week; none: every day. */
    weekdays: text().array().notNull().default(sql`'{}'`).$type<Weekday[]>(),
    conditions: text().notNull().default(''),
    code: text().notNull().default(''),
    price: euros(),
    previous_price: euros(),
    category: integer().array().notNull(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    deleted_at: instant(),
    /** The text that the back-office searches, normalized. */
    normalized: text()
      .notNull()
      .generatedAlwaysAs(sql`fold(title || ' ' || type || ' ' || description)`),
  },
  (t) => [
    index('offers_commerce').on(t.commerce, t.id).where(sql`${t.deleted_at} is null`),
    // What holds today is a short end of it, however many have ended.
    index('offers_dated')
      .on(sql`coalesce(ends_on, '9999')`, t.starts_on, t.ends_on, t.commerce)
      .where(
        sql`${t.deleted_at} is null and (${t.starts_on} is not null or ${t.ends_on} is not null) and not ${t.ended}`,
      ),
    index('offers_photo').on(t.photo),
    check(
      'offers_dates',
      sql`${t.starts_on} ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$' and ${t.ends_on} ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$'
        and ${t.starts_on} <= ${t.ends_on}`,
    ),
    check('offers_ended', sql`not ${t.ended} or ${t.ends_on} is not null`),
    check('offers_prices', sql`${t.previous_price} is null or ${t.price} < ${t.previous_price}`),
    check('offers_title', sql`${t.title} <> ''`),
    check('offers_category', sql`cardinality(${t.category}) between 1 and 20`),
    check(
      'offers_photo_focus',
      sql`${t.photo_focus_x} between 0 and 100 and ${t.photo_focus_y} between 0 and 100`,
    ),
  ],
)

/** Prices that an offer has had and no longer has, for the rule of the last 30 days. */
export const offerPrices = pgTable(
  'offer_prices',
  {
    offer: ofOffer().notNull(),
    price: euros().notNull(),
    /** When another price took its place. */
    until: instant().notNull(),
  },
  (t) => [index('offer_prices_offer').on(t.offer, t.until)],
)

export const offerCategories = pgTable(
  'offer_categories',
  {
    offer: ofOffer().notNull(),
    category: integer()
      .notNull()
      .references(() => categories.id),
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

/** What was asked of shops whose data nobody had confirmed for long; void once they are confirmed or changed. */
export const dataChecks = pgTable('data_checks', {
  commerce: ofCommerce().primaryKey(),
  /** When its owner was last asked, and how often since the data were last confirmed. */
  asked_at: instant().notNull(),
  times_asked: smallint().notNull(),
  /** When its owner answered that it has closed for ever. */
  closed_at: instant(),
})

/** How often each kind of thing was done on a day of the town (`FIGURE_KINDS`). */
const counts = () => ({
  views: integer().notNull().default(0),
  appearances: integer().notNull().default(0),
  call: integer().notNull().default(0),
  mail: integer().notNull().default(0),
  directions: integer().notNull().default(0),
  whatsapp: integer().notNull().default(0),
  web: integer().notNull().default(0),
  share: integer().notNull().default(0),
  print: integer().notNull().default(0),
  save: integer().notNull().default(0),
  code: integer().notNull().default(0),
})

/** Sums of a shop's days, its offers included. After 25 months the first of a month stands for all its days. */
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

/** Sums of all shops, which stay when a shop is gone. Category 0 is the whole town, each shop once. */
export const townFigures = pgTable(
  'town_figures',
  { day: date().notNull(), category: integer().notNull(), ...counts() },
  (table) => [primaryKey({ columns: [table.day, table.category] })],
)

/** What was searched for, once five persons of a day had asked for it, and how often nothing was found. */
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

/** The same words, by the shops that were found with them. */
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

/** The last batch of figures that each instance has written since its start: none is added twice. */
export const figureBatches = pgTable('figure_batches', {
  writer: uuid().primaryKey(),
  batch: integer().notNull(),
  at: instant().notNull(),
})

/**
 * The day's random key, where several instances count, and the hashes by it of what they have counted: both tables are
 * unlogged, in no backup, without statistics, and emptied after the day.
 */
export const figureKeys = pgTable('figure_keys', {
  day: date().primaryKey(),
  key: text().notNull(),
})

export const figureVisits = pgTable(
  'figure_visits',
  { day: date().notNull(), hash: bigint({ mode: 'bigint' }).notNull() },
  (table) => [primaryKey({ columns: [table.day, table.hash] })],
)

/** Whom the report of a month was sent to, so that it is sent once. */
export const reportMails = pgTable(
  'report_mails',
  {
    user: ofUser().notNull(),
    /** '2026-11'. */
    month: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.month] })],
)

/** One line on top of the public pages: never two on one day (`notices_one_a_day`, in its migration). */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    text: text().notNull(),
    link: text().notNull(),
    starts_on: text().notNull(),
    ends_on: text().notNull(),
  },
  (t) => [
    check(
      'notices_dates',
      sql`${t.starts_on} ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$' and ${t.ends_on} ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$'
        and ${t.starts_on} <= ${t.ends_on}`,
    ),
  ],
)

/** Which pharmacy is on duty when. Of one that is in the directory, its name, address and phone as of then. */
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

/** The town's calendar of holidays: one for each date. Dates are the town's, as text. */
export const holidays = pgTable(
  'holidays',
  {
    id: id(),
    date: text().notNull(),
    name: text().notNull(),
    scope: text().notNull().$type<Scope>(),
    opening: boolean().notNull().default(false),
    /** The region for which it was proposed; null: added by hand. */
    proposed_for: text(),
    /** Goes up with every save. 1 of a proposal: nobody has corrected it. */
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

/** The years of which each region's holidays have been proposed: what was deleted since is not proposed again. */
export const proposedYears = pgTable(
  'proposed_years',
  { region: text().notNull(), year: smallint().notNull(), at: instant().notNull() },
  (t) => [primaryKey({ columns: [t.region, t.year] })],
)

/**
 * What neighbours subscribe to by mail: the whole town where both lists are empty. An address may wait for its
 * confirmation several times, and is confirmed once.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey(),
    /** '' once its wishes were added to the confirmed one. */
    email: text().notNull(),
    categories: integer().array().notNull(),
    commerces: integer().array().notNull(),
    created_at: instant().notNull(),
    confirmed_at: instant(),
    /** The one of its address that it was added to: its link leads there. */
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

/** The weeks, each by the day of its mails, whose news have been put together. */
export const newsWeeks = pgTable('news_weeks', {
  week: text().primaryKey(),
  began_at: instant().notNull(),
})

/** Shops that have been announced, in which week; null: public before there were announcements. */
export const announcedCommerces = pgTable(
  'announced_commerces',
  {
    commerce: ofCommerce().primaryKey(),
    week: text(),
  },
  (t) => [index('announced_commerces_week').on(t.week)],
)

/** The same of offers, each in the week in which it holds for the first time. */
export const announcedOffers = pgTable(
  'announced_offers',
  {
    offer: ofOffer().primaryKey(),
    week: text(),
  },
  (t) => [index('announced_offers_week').on(t.week)],
)

/** Who has been written to of which week: once, whatever instances do it. */
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

/** Mails, written in the transaction that causes them and delivered after it. */
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
    /** One of many, for which nobody waits: leaves after every other mail. */
    bulk: boolean().notNull().default(false),
    /** Where a mail program ends such mails with one POST (RFC 8058); a secret of the reader. */
    unsubscribe_url: text(),
    /** Of a mail to a neighbour: it goes when they leave, sent or not. */
    subscription: uuid().references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** The week whose news it tells: they are written when it is sent, and its text here only links to them. */
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

/** Mails that tell an owner what the office corrected of their shop. One that waits takes up what is corrected meanwhile. */
export const correctionMails = pgTable(
  'correction_mails',
  {
    mail: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    commerce: ofCommerce().notNull(),
    /** The id of the first line of the log that it tells of. */
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
    /** The mail with the answer, as long as the outbox stores it. */
    answer_mail: bigint({ mode: 'number' }).references(() => outbox.id, { onDelete: 'set null' }),
    created_at: instant().notNull(),
    deleted_at: instant(),
  },
  (t) => [
    index('messages_unanswered').on(t.created_at).where(sql`${t.answered_at} is null`),
    check('messages_answered', sql`(${t.answer} is null) = (${t.answered_at} is null)`),
  ],
)

/** What anybody says is wrong with a public shop or offer, and what was decided. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    /** Of an offer the shop is found through it. */
    commerce: integer().references(() => commerces.id, { onDelete: 'set null' }),
    offer: integer().references(() => offers.id, { onDelete: 'set null' }),
    /** The shop's name, or the offer's title, as of then. */
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
    /** The mail with the decision, as long as the outbox stores it. */
    decision_mail: bigint({ mode: 'number' }).references(() => outbox.id, { onDelete: 'set null' }),
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

/** Shops that neighbours miss in the directory. */
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

/**
 * What the office took away: a shop, an offer or an account, and why. It holds until `ended_at`:
 * no owner takes back by themselves what the office has taken. Its one appeal, and the one answer to it, are in the
 * same row.
 */
export const restrictions = pgTable(
  'restrictions',
  {
    id: id(),
    kind: text().notNull().$type<RestrictionKind>(),
    /** Of an offer the shop is found through it; of these two the owner through the shop. */
    commerce: ofCommerce(),
    offer: ofOffer(),
    account: ofUser(),
    /** What was asked of that shop and not accepted. */
    proposal: integer().references((): AnyPgColumn => proposals.id, { onDelete: 'cascade' }),
    /** What a neighbour reported, where that led to it. */
    report: integer().references(() => reports.id, { onDelete: 'set null' }),
    object: text().notNull(),
    reason: text(),
    decided_at: instant().notNull(),
    decided_by: byUser(),
    /** The mail that tells it, as long as the outbox stores it. */
    decision_mail: bigint({ mode: 'number' }).references(() => outbox.id, { onDelete: 'set null' }),
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
    // What is taken away already is not taken again.
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

/**
 * What owners ask to change of their shops, field by field, where the office looks first: one open for each shop.
 * A write of one locks its shop, and raises the shop's version.
 */
export const proposals = pgTable(
  'proposals',
  {
    id: id(),
    commerce: ofCommerce().notNull(),
    owner_id: byUser(),
    changes: jsonb().notNull().$type<StoredChange[]>(),
    /** The cover that it asks for, while somebody may still look at it. */
    photo: text().references(() => photos.hash),
    revision: integer().notNull().default(1),
    state: text().notNull().$type<ProposalState>().default('open'),
    accepted: text().array().notNull().default(sql`'{}'`).$type<RiskyField[]>(),
    rejected: text().array().notNull().default(sql`'{}'`).$type<RiskyField[]>(),
    /** Why something was rejected, or what closed it. */
    reason: text(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    /** When it was decided, withdrawn or closed. */
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

/** What the office has put off: until then its inbox does not show it. */
export const inboxPostponed = pgTable(
  'inbox_postponed',
  {
    kind: text().notNull().$type<InboxKind>(),
    id: integer().notNull(),
    until: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] })],
)

/**
 * Who has something of the inbox open, and when they last said so. Unlogged, as it holds for a minute, and so without
 * references: a restore empties only the tables of its backup.
 */
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

/**
 * Audit events: who did what to which object, with the values before and after. Names are as of then;
 * triggers protect the rows.
 */
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
    /** The searchable text. */
    normalized: text().notNull().generatedAlwaysAs(sql`fold(actor || ' ' || object)`),
    /** The same, as 0.2.0 calls it: it reads this table while instances are replaced. Goes after 0.3.0. */
    words: text().notNull().generatedAlwaysAs(sql`fold(actor || ' ' || object)`),
  },
  (t) => [
    index('activity_at').on(t.at, t.id),
    index('activity_object').on(t.object_type, t.object_id),
  ],
)

/**
 * The public shops, one row each: accepted, not hidden, not deleted, and their owner not deactivated.
 * Written by triggers, like the tables below; the program only reads them.
 */
export const publishedCommerces = pgTable(
  'published_commerces',
  {
    commerce: ofCommerce().primaryKey(),
    name: text().notNull(),
    /** The words of its name, normalized. */
    normalized: text().notNull(),
    /** All of them, whenever they hold. */
    offers: integer().notNull(),
    /** Those without dates, which hold every day. The others are counted by the day. */
    undated_offers: integer().notNull().default(0),
    updated_at: instant().notNull(),
  },
  (t) => [
    index('published_commerces_name').on(t.name, t.commerce),
    index('published_commerces_updated').on(t.updated_at, t.commerce),
  ],
)

/** Every word of the directory, normalized; `shown` is its original spelling. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    shown: text().notNull(),
    /** With n for ñ. */
    plain: text().notNull().generatedAlwaysAs(sql`search_plain(word)`),
    /** 'zapat' for 'zapatos' and 'zapatería'. */
    stem: text().notNull().generatedAlwaysAs(sql`search_stem(word)`),
    /** `plain`, and `plain` without each one letter: the symmetric deletes of SymSpell (Garbe, 2012). */
    deletions: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`search_deletions(search_plain(word))`),
  },
  (t) => [
    index('search_words_plain').on(t.plain.op('text_pattern_ops')),
    index('search_words_stem').on(t.stem),
    // Byte collation: with the Spanish one a look-up takes seven times as long.
    // Updated at once: searches would read a list of pending entries whole, 5 ms for each word, until a vacuum.
    index('search_words_deletions')
      .using('gin', sql`${t.deletions} collate "C"`)
      .with({ fastupdate: false }),
    index('search_words_trigrams')
      .using('gin', t.plain.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
  ],
)

/** The words of a published shop; `weight` is the sum of its places: see `publish_commerces`. */
export const commerceWords = pgTable(
  'commerce_words',
  {
    word: text().notNull(),
    commerce: integer()
      .notNull()
      .references(() => publishedCommerces.commerce, { onDelete: 'cascade' }),
    weight: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.word, t.commerce] }),
    index('commerce_words_commerce').on(t.commerce),
  ],
)

/** The words of an offer of a published shop. */
export const offerWords = pgTable(
  'offer_words',
  {
    word: text().notNull(),
    offer: integer().notNull(),
    commerce: integer()
      .notNull()
      .references(() => publishedCommerces.commerce, { onDelete: 'cascade' }),
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
    /** 40 in its name, 20 as a word that people look for, 10 within a phrase. */
    weight: smallint().notNull().default(40),
  },
  (t) => [
    primaryKey({ columns: [t.word, t.category] }),
    index('category_words_category').on(t.category),
  ],
)

/** What is chosen about the town: one row, or none while nobody has chosen anything. */
export const settings = pgTable(
  'settings',
  {
    id: smallint().primaryKey().default(1),
    /** The settings that somebody has chosen, by name. Validated by the contract. */
    chosen: jsonb().notNull().default({}).$type<Record<string, unknown>>(),
    /** The next question of the guide of an empty directory; 0: not opened yet, null: over. */
    guide_step: smallint(),
    version: integer().notNull().default(0),
    updated_at: instant(),
  },
  (t) => [check('settings_one', sql`${t.id} = 1`)],
)

/** The last backups of this database, as an older one knows those before it. */
export const backups = pgTable('backups', {
  id: id(),
  made_at: instant().notNull(),
  /** A path or `s3://…`. */
  address: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  is_daily: boolean().notNull(),
  /** Photos with a row and without all of their files; null: made by a version that did not count. */
  missing_photos: integer(),
})

/** What tells this installation from others. In no backup, so a restored one is another installation. */
export const installation = pgTable(
  'installation',
  { id: smallint().primaryKey().default(1), identifier: text().notNull() },
  (t) => [check('installation_one', sql`${t.id} = 1`)],
)

/** When each scheduled job last began, at whatever instance. */
export const scheduledJobs = pgTable('scheduled_jobs', {
  name: text().primaryKey(),
  began_at: instant().notNull(),
})
