/**
 * The reference for the speed of the API: hand-written Fastify and `pg` on our tables. Each request needs one statement
 * for the session and one for its data; only the SQL of the search is imported from the server. It checks token, session
 * and role, sorts, counts exactly and writes the log. It does not validate, serves only administrators, and does not
 * sign the URLs of photos.
 */

import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { createVerifier } from 'fast-jwt'
import { type FastifyRequest, fastify } from 'fastify'
import pg from 'pg'
import { commerceMatches } from '#server/directory/search.ts'

const { DATABASE_URL, SECRET_KEY, PUBLIC_URL, PORT } = process.env
const OFFICE = 3

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
// Instants stay text, as in the response: parsing them would take longer than the rest of the request.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => text)
const ask = async (name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows

const SESSION = `select u.id, u.username, u.role, u.is_active, s.id as session
  from users u left join sessions s
    on s.id = $1 and s.user_id = u.id and s.ended_at is null and s.expires_at > now()
  where u.id = $2`

/** The newer fields of a shop, without the sentences about its hours. */
const FURTHER = `c.street, c.number, c.address_extra, c.postal_code, c.locality, c.latitude, c.longitude,
  c.whatsapp, c.instagram, c.facebook, c.tiktok, c.other_link, c.hours`

const COMMERCE = `${FURTHER}, c.id, c.name, c.description, c.photo, c.category, c.direction, c.n_tlf, c.contact_mail,
  c.web, c.photo_focus_x, c.photo_focus_y, p.width as photo_width, p.height as photo_height,
  p.placeholder as photo_placeholder, a.pk as application, a.application as application_text, a.status,
  a.reason, c.hidden, (select count(*)::int from offers o
    where o.commerce = c.id and o.deleted_at is null) as offers,
  a.submitted_at, a.decided_at, c.updated_at, c.version, c.deleted_at,
  json_build_object('id', u.id, 'username', u.username, 'email', u.email, 'is_active', u.is_active) as owner`

/** Looks up each row by its key. With plain joins the planner, which does not know the limit, reads whole tables. */
const LOOKUPS = `join lateral (select * from commerces where id = page.id limit 1) c on true
  join lateral (select * from applications where commerce = c.id limit 1) a on true
  join lateral (select * from photos where hash = c.photo limit 1) p on true
  left join lateral (select * from users where id = c.owner_id limit 1) u on true`

const PAGE = `select ${COMMERCE}, (select count(*)::int from commerces where deleted_at is null) as total
  from (select id from commerces where deleted_at is null order by id desc
    limit (select $1::int) offset (select $2::int)) page ${LOOKUPS} order by page.id desc`

const ONE = `select ${COMMERCE} from (select $1::int as id) page ${LOOKUPS} where c.deleted_at is null`

const WHOLE = `select ${COMMERCE} from commerces c join applications a on a.commerce = c.id
  join photos p on p.hash = c.photo left join users u on u.id = c.owner_id
  where c.deleted_at is null order by c.id desc`

const OFFERS = `select o.id, o.title, o.description, o.type, o.category, o.photo, o.photo_focus_x,
    o.photo_focus_y, p.width as photo_width, p.height as photo_height, p.placeholder as photo_placeholder,
    o.commerce, o.updated_at, o.deleted_at, o.price, o.previous_price, o.starts_on, o.ends_on, o.weekdays,
    o.conditions, o.code, case when o.starts_on > town.today then 'scheduled' when o.ends_on < town.today then 'ended'
      when o.ends_on = town.today then 'ends_today' else 'running' end as state
  from (select to_char(now() at time zone 'Europe/Madrid', 'YYYY-MM-DD') as today) town
  cross join offers o left join photos p on p.hash = o.photo
  where o.commerce = $1 and o.deleted_at is null order by o.id desc`

const SEARCH = new PgDialect().sqlToQuery(sql`
  select ${sql.raw(FURTHER)}, c.id, c.name, c.description, c.photo, c.category, c.direction, c.n_tlf,
    c.contact_mail, c.web, c.photo_focus_x, c.photo_focus_y, p.width as photo_width, p.height as photo_height,
    p.placeholder as photo_placeholder, page.offers, c.updated_at, page.total
  from (with ${commerceMatches('every')}
    select l.commerce, l.offers, score, count(*) over ()::int as total
    from answer join published_commerces l using (commerce)
    where exists (select from commerce_categories k
      where k.commerce = l.commerce and k.category = (select ${sql.placeholder('category')}::int))
    order by score desc, l.commerce desc
    limit (select ${sql.placeholder('limit')}::int) offset (select ${sql.placeholder('offset')}::int)) page
  join commerces c on c.id = page.commerce join photos p on p.hash = c.photo
  order by page.score desc, c.id desc`).sql

/** Saves a shop and logs it. The triggers for search, lists and caches run here, too. */
const SAVE = `with present as (select * from commerces where id = $1 and deleted_at is null for no key update),
  saved as (update commerces c set name = $2, description = $3, direction = $4, n_tlf = $5,
      contact_mail = $6, category = $7, updated_at = now(), version = c.version + 1
    from present where c.id = present.id and (c.name, c.description, c.direction, c.n_tlf, c.contact_mail,
      c.category) is distinct from ($2, $3, $4, $5, $6, $7::int[]) returning c.id),
  logged as (insert into activity (at, actor_id, actor, verb, object_type, object_id, object, before, after)
    select now(), $8, $9, 'update', 'commerce', present.id, $2,
      jsonb_build_object('name', present.name, 'category', present.category),
      jsonb_build_object('name', $2::text, 'category', $7::int[])
    from present join saved using (id))
  select id from present`

const app = fastify()
const verify = createVerifier({ key: SECRET_KEY, algorithms: ['HS256'] })

async function officer({ headers }: FastifyRequest) {
  const claims = verify(headers.authorization?.slice('Bearer '.length) ?? '')
  const [viewer] = await ask('session', SESSION, [claims.sid, claims.user_id])
  if (!viewer?.is_active || viewer.session === null || viewer.role !== OFFICE)
    throw new Error('401')
  return viewer
}

const withPhoto = (row: Record<string, unknown>) => ({
  ...row,
  photo: row.photo && `${PUBLIC_URL}/photos/${row.photo}-1600.webp`,
})

app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (request, body, done) => {
  const boundary = `--${/boundary=(.+)/.exec(request.headers['content-type']!)![1]}`
  const form: Record<string, string[]> = {}
  for (const part of (body as string).split(boundary)) {
    const [, name, value] = /name="([^"]+)"\r\n\r\n(.*)\r\n$/s.exec(part) ?? []
    if (name !== undefined) form[name] = [...(form[name] ?? []), value!]
  }
  done(null, form)
})

type Range = { page: string; page_size: string }

app.get('/api/commerce/', async (request) => {
  await officer(request)
  const { page, page_size } = request.query as Partial<Range>
  if (page === undefined) return (await ask('whole', WHOLE, [])).map(withPhoto)
  const size = Number(page_size)
  const rows = await ask('page', PAGE, [size, (Number(page) - 1) * size])
  const results = rows.map(({ total: _total, ...row }) => withPhoto(row))
  return { count: rows[0]?.total ?? 0, next: null, previous: null, results }
})

app.get('/api/commerce/:id/', async (request, reply) => {
  await officer(request)
  const [row] = await ask('one', ONE, [Number((request.params as { id: string }).id)])
  return row ? withPhoto(row) : reply.code(404).send()
})

app.get('/api/offer/', async (request) => {
  await officer(request)
  const { commerce } = request.query as { commerce: string }
  return (await ask('offers', OFFERS, [Number(commerce)])).map(withPhoto)
})

app.get('/api/directory/commerces/', async (request) => {
  const query = request.query as Range & { search: string; category: string }
  const size = Number(query.page_size)
  const offset = (Number(query.page) - 1) * size
  const rows = await ask('search', SEARCH, [query.search, Number(query.category), size, offset])
  const results = rows.map(({ total: _total, ...row }) => withPhoto(row))
  return { count: rows[0]?.total ?? 0, next: null, previous: null, results }
})

app.put('/api/commerce/:id/', async (request, reply) => {
  const viewer = await officer(request)
  const id = Number((request.params as { id: string }).id)
  const form = request.body as Record<string, string[]>
  const text = (name: string) => form[name]![0]
  const fields = [text('name'), text('description'), text('direction'), text('n_tlf')]
  const values = [id, ...fields, text('contact_mail'), form.category!.map(Number)]
  const [saved] = await ask('save', SAVE, [...values, viewer.id, viewer.username])
  if (saved === undefined) return reply.code(404).send()
  const [row] = await ask('one', ONE, [id])
  return withPhoto(row)
})

await app.listen({ host: '127.0.0.1', port: Number(PORT) })
process.on('SIGTERM', async () => {
  await app.close()
  await pool.end()
})
