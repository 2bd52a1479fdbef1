import { desc } from 'drizzle-orm'
import { activity } from '#server/database/schema.ts'
import type { Person, TestServer } from './test-server.ts'

export const OFFER = { title: 'Dos por una', type: '2 x 1', description: 'Hasta el sábado.' }

export function offerCalls(context: () => { server: TestServer; lucia: Person }) {
  const db = () => context().server.db
  return {
    shopWith: (category = [1]) => context().server.commerce(context().lucia, { category }),
    post: (body: object, headers?: Record<string, string>) =>
      context().lucia.post('/api/offer/', body, headers),
    async lastEvent() {
      const [event] = await db().select().from(activity).orderBy(desc(activity.id)).limit(1)
      return event
    },
    eventCount: () => db().$count(activity),
  }
}
