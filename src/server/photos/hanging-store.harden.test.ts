import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFakeS3 } from '#testing/fake-s3-server.ts'
import { multipart } from '#testing/forms.ts'
import { startFreezableProxy } from '#testing/freezable-proxy.ts'
import { photoFile, picture } from '#testing/pictures.ts'
import { openTestServer } from '#testing/test-server.ts'
import { ServiceUnavailable } from '../errors.ts'
import { s3PhotoStore } from './s3-photos.ts'
import { savePhotoRow, storePhoto } from './store-photo.ts'

const NAME = `${'c'.repeat(64)}-480.webp`

let s3: Awaited<ReturnType<typeof startFakeS3>>
let proxy: Awaited<ReturnType<typeof startFreezableProxy>>
beforeAll(async () => {
  s3 = await startFakeS3()
})
beforeEach(async () => {
  proxy = await startFreezableProxy(s3.settings.endpoint)
})
afterEach(() => proxy.close())
afterAll(() => s3.stop())

const open = (timeout: number) => s3PhotoStore({ ...s3.settings, endpoint: proxy.url }, timeout)

test('each call to an S3 store that does not answer is given up in time', async () => {
  const photos = await open(300)
  proxy.freeze()
  await expect(photos.write(NAME, Buffer.from('x'))).rejects.toThrow(ServiceUnavailable)
  await expect(photos.find(NAME)).rejects.toThrow(ServiceUnavailable)
  await expect(photos.read(NAME)).rejects.toThrow(ServiceUnavailable)
  await expect(photos.remove(NAME)).rejects.toThrow(ServiceUnavailable)
  await expect(photos.names()[Symbol.asyncIterator]().next()).rejects.toThrow(ServiceUnavailable)
  await expect(photos.check()).rejects.toThrow(ServiceUnavailable)
})

test('a photo whose bytes stop coming half way is given up in time', async () => {
  const photos = await open(300)
  await photos.write(NAME, Buffer.alloc(500_000))
  proxy.freeze(100_000)
  await expect(buffer(await photos.read(NAME))).rejects.toThrow(ServiceUnavailable)
})

test('while photos wait for an S3 store that hangs, all else is answered', async () => {
  const server = await openTestServer({ rateLimits: false })
  try {
    const { services } = server
    Object.assign(services.photos, await open(60_000))
    const owner = await server.owner()
    const photo = await storePhoto(services, await picture().png().toBuffer())
    await savePhotoRow(server.db, services.photos, photo)
    const shop = await server.commerce(owner, { photo: photo.hash })
    const path = `/photos/${photo.hash}-480.webp`
    expect((await server.app.inject(path)).statusCode).toBe(200)

    proxy.freeze()
    let settled = 0
    const hung = await Promise.all(
      Array.from({ length: 60 }, async (_, at) => {
        const sender = await server.owner()
        const { id } = await server.commerce(sender)
        const { payload, headers } = await multipart({ photo: await photoFile(400 + at) })
        const calls = [
          server.anyone.get(path),
          sender.post(`/api/commerce/${id}/photos/`, payload, headers),
        ]
        return calls.map((call) => call.finally(() => settled++))
      }),
    )
    expect((await server.anyone.get('/api/directory/commerces/')).status).toBe(200)
    expect((await owner.get('/api/commerce/')).status).toBe(200)
    const change = { description: 'Pan de masa madre.' }
    expect((await owner.patch(`/api/commerce/${shop.id}/`, change)).status).toBe(200)
    expect((await server.anyone.get('/healthz')).status).toBe(200)
    expect(settled).toBe(0)
    await proxy.close()
    const answers = await Promise.all(hung.flat())
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  } finally {
    await server.close()
  }
})
