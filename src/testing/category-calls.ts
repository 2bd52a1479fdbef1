import { eq } from 'drizzle-orm'
import { commerces, offers } from '#server/database/schema.ts'
import type { Person, TestServer } from './test-server.ts'

/** A time of deletion that is within the thirty days of the bin. */
export const IN_BIN = '2026-03-01T00:00:00.000Z'

export function categoryCalls(
  context: () => { server: TestServer; administrator: Person; owner: Person },
) {
  let named = 0
  const create = (name: string, person = context().administrator) =>
    person.post('/api/category/', { name })
  return {
    create,
    created: async (name = `Categoría ${++named}`): Promise<number> => (await create(name)).body.id,
    remove: (id: number, reassign?: number | string) =>
      context().administrator.delete(
        `/api/category/${id}/${reassign === undefined ? '' : `?reassign=${reassign}`}`,
      ),
    async listedIds(): Promise<number[]> {
      const { body } = await context().server.anyone.get('/api/category/')
      return body.map(({ id }: { id: number }) => id)
    },
    shopIn: (...category: number[]) => context().server.commerce(context().owner, { category }),
    async categoriesOfShop({ id }: { id: number }) {
      const { db } = context().server
      const [shop] = await db.select().from(commerces).where(eq(commerces.id, id))
      return shop!.category
    },
    async categoriesOfOffer({ id }: { id: number }) {
      const { db } = context().server
      const [offer] = await db.select().from(offers).where(eq(offers.id, id))
      return offer!.category
    },
  }
}
