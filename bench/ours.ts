import { startServer } from '#server/main.ts'

// Comparisons with other products start this file by its name.
const server = await startServer(() => {}, false)
process.on('SIGTERM', async () => {
  await server.close()
  process.exit(0)
})
