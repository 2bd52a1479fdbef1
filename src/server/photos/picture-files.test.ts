import { afterAll, beforeAll, expect, test } from 'vitest'
import { PHOTO_ERRORS } from '#contract/photos.ts'
import { PICTURE_FILES, quartersOf } from '#testing/picture-files.ts'
import { uploaded } from '#testing/pictures.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { receivePhoto } from './receive-photo.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

// e2e/picture-files.spec.ts chooses the same files in a browser.
test.each(PICTURE_FILES)('$name', async ({ name, bytes, error, shows, isPortrait = false }) => {
  const received = await receivePhoto(server.services, uploaded(await bytes(), name), 'ana')
  if (error !== undefined) {
    expect(received).toEqual({ error: PHOTO_ERRORS[error] })
    return
  }
  if ('error' in received) throw new Error(received.error)
  const { width, height, files } = received.photo
  expect(await quartersOf(files.at(-1)!.bytes)).toBe(shows)
  expect(height > width).toBe(isPortrait)
})
