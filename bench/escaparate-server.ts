import { startServer } from '#server/main.ts'

const server = await startServer(() => {}, false)
process.on('SIGTERM', async () => {
  await server.close()
  process.exit(0)
})
