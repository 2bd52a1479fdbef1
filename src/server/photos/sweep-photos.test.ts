import { readdir, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { picture } from '#testing/pictures.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { commerces, photos } from '../database/schema.ts'
import { deleteUnusedFiles, type StoredPhoto, savePhotoRow, storePhoto } from './store-photo.ts'
import { sweepPhotos } from './sweep-photos.ts'

const TWO_DAYS = 48 * 60 * 60

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  await rm(folder(), { recursive: true, force: true })
})

test('a photo that nothing names goes after a day, row and files', async () => {
  const photo = await saved()
  await sweepPhotos(server.services)
  expect(await whatIsLeft(photo)).toEqual({ rows: 1, files: 3 })
  await twoDaysPass()
  await sweepPhotos(server.services)
  expect(await whatIsLeft(photo)).toEqual({ rows: 0, files: 0 })
})

test('a photo of a shop stays, even when the shop is in the bin', async () => {
  const [published, binned] = [await saved('#c00'), await saved('#0a0')]
  const owner = await server.owner()
  await server.commerce(owner, { photo: published.hash })
  await server.commerce(owner, { photo: binned.hash, deleted_at: '2026-03-05T10:00:00Z' })
  await twoDaysPass()
  await sweepPhotos(server.services)
  expect(await whatIsLeft(published)).toEqual({ rows: 1, files: 3 })
  expect(await whatIsLeft(binned)).toEqual({ rows: 1, files: 3 })
})

test('a photo of an offer stays, and goes when the offer takes another', async () => {
  const [first, second] = [await saved('#c00'), await saved('#0a0')]
  const offer = await server.offer(await server.commerce(await server.owner()), {
    photo: first.hash,
  })
  await twoDaysPass()
  await sweepPhotos(server.services)
  expect(await whatIsLeft(first)).toEqual({ rows: 1, files: 3 })
  expect(await whatIsLeft(second)).toEqual({ rows: 0, files: 0 })
  await server.db.execute(sql`update offers set photo = null where id = ${offer.id}`)
  await sweepPhotos(server.services)
  expect(await whatIsLeft(first)).toEqual({ rows: 0, files: 0 })
})

test('files without a row go after a day, and so does what a crash left', async () => {
  const photo = await storePhoto(server.services, await picture().png().toBuffer())
  await server.services.photos.write('unfinished-7', Buffer.from('half'))
  await age()
  await server.services.photos.write('unfinished-8', Buffer.from('under way'))
  await sweepPhotos(server.services)
  expect(await whatIsLeft(photo)).toEqual({ rows: 0, files: 0 })
  expect(await stored()).toEqual(['unfinished-8'])
})

test('a picture that is swept while it is uploaded again has its files in the end', async () => {
  const bytes = await picture().png().toBuffer()
  await saved()
  await twoDaysPass()
  const again = await storePhoto(server.services, bytes)
  await age()
  await sweepPhotos(server.services)
  expect(await whatIsLeft(again)).toEqual({ rows: 0, files: 0 })
  await server.db.transaction(async (tx) => savePhotoRow(tx, server.services.photos, again))
  expect(await whatIsLeft(again)).toEqual({ rows: 1, files: 3 })
})

test('a sweep that comes while a photo is being saved waits, and leaves it', async () => {
  const photo = await storePhoto(server.services, await picture().png().toBuffer())
  await age()
  let dropped: Promise<void> | undefined
  await server.db.transaction(async (tx) => {
    await savePhotoRow(tx, server.services.photos, photo)
    dropped = deleteUnusedFiles(server.services, photo.hash)
    await untilOneWaits()
  })
  await dropped
  expect(await whatIsLeft(photo)).toEqual({ rows: 1, files: 3 })
})

test('saving an old photo once more makes it new, so that a sweep spares it', async () => {
  const photo = await saved()
  await twoDaysPass()
  const again = await storePhoto(server.services, await picture().png().toBuffer())
  let swept: Promise<void> | undefined
  await server.db.transaction(async (tx) => {
    await savePhotoRow(tx, server.services.photos, again)
    swept = sweepPhotos(server.services)
    await untilOneWaits()
  })
  await swept
  expect(await whatIsLeft(photo)).toEqual({ rows: 1, files: 3 })
})

test('what came to nothing is dropped, but never the photo of another', async () => {
  const photo = await storePhoto(server.services, await picture().png().toBuffer())
  await deleteUnusedFiles(server.services, photo.hash)
  expect(await stored()).toEqual([])
  const named = await saved()
  await deleteUnusedFiles(server.services, named.hash)
  expect(await whatIsLeft(named)).toEqual({ rows: 1, files: 3 })
})

test('two sweeps at once do what one does', async () => {
  const photo = await saved()
  await twoDaysPass()
  await Promise.all([sweepPhotos(server.services), sweepPhotos(server.services)])
  expect(await whatIsLeft(photo)).toEqual({ rows: 0, files: 0 })
  expect(await server.db.$count(commerces)).toBe(0)
})

/** Stores a photo with row and files that no shop or offer refers to. */
async function saved(tint?: string): Promise<StoredPhoto> {
  const made = tint ? picture().tint(tint) : picture()
  const photo = await storePhoto(server.services, await made.png().toBuffer())
  await savePhotoRow(server.db, server.services.photos, photo)
  return photo
}

async function twoDaysPass(): Promise<void> {
  server.clock.advance(TWO_DAYS)
  await age()
}

/** Sets the times of the files, which are the machine's, to two days before the test's clock. */
async function age(): Promise<void> {
  const written = server.clock.now().getTime() / 1000 - TWO_DAYS
  for (const name of await stored()) await utimes(join(folder(), name), written, written)
}

/** Waits until a statement is blocked by another's lock. */
async function untilOneWaits(): Promise<void> {
  const { rows } = await server.db.execute(sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  if (rows.length === 0) await untilOneWaits()
}

async function whatIsLeft({ hash, files }: StoredPhoto) {
  const rows = await server.db.$count(photos, eq(photos.hash, hash))
  const names = await stored()
  return { rows, files: files.filter(({ name }) => names.includes(name)).length }
}

const folder = () => join(server.services.config.varDir, 'photos')
const stored = () => readdir(folder()).catch(() => [] as string[])
