import { createApp } from '#server/app.ts'
import { openServices } from '#server/open-services.ts'
import { receivePhoto, type UploadedFile } from '#server/photos/receive-photo.ts'

/** Our server with an additional route that only receives a photo. */
const { services, close } = await openServices(() => {})
const app = await createApp(services)
app.post('/bench/photo', { config: { access: 'public' } }, async (request, reply) => {
  const { photo } = request.body as { photo: UploadedFile }
  const outcome = await receivePhoto(services, photo, 'bench')
  return reply.code('photo' in outcome ? 201 : 400).send({ ok: 'photo' in outcome })
})
await app.listen({ host: services.config.host, port: services.config.port })

process.on('SIGTERM', async () => {
  await app.close()
  await close()
  process.exit(0)
})
