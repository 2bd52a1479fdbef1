import { eq } from 'drizzle-orm'
import { readHours } from '#contract/hours/read-hours.ts'
import { readAddress } from '#contract/read-address.ts'
import type { Db } from '#server/database/open.ts'
import { applications, commerces, offers } from '#server/database/schema.ts'

/** The hash of the photo of every shop. Its row exists, its files do not. */
export const PHOTO = 'a'.repeat(64)

/** Returns functions that insert published shops and offers; `details` override the default columns. */
export function shopInserts(db: Db, now: () => string) {
  return {
    async commerce(
      owner: { user: { id: number } },
      details: Partial<typeof commerces.$inferInsert> & {
        application?: Partial<typeof applications.$inferInsert>
      } = {},
    ) {
      const { application, ...columns } = details
      const { direction = 'Calle Mayor, 12' } = columns
      const [commerce] = await db
        .insert(commerces)
        .values({
          owner_id: owner.user.id,
          name: 'Panadería La Espiga',
          description: 'Pan de masa madre, cocas y magdalenas.',
          photo: PHOTO,
          category: [1],
          direction,
          ...readAddress(direction, null),
          n_tlf: '964123456',
          contact_mail: 'hola@laespiga.example',
          created_at: now(),
          updated_at: now(),
          ...columns,
        })
        .returning()
      await db.insert(applications).values({
        commerce: commerce!.id,
        status: 'OK',
        application: 'Abrimos cada día desde 1962.',
        submitted_at: now(),
        decided_at: now(),
        ...application,
      })
      return commerce!
    },

    async applicationOf({ id }: { id: number }) {
      const [application] = await db
        .select()
        .from(applications)
        .where(eq(applications.commerce, id))
      return application!
    },

    async offer(commerce: { id: number }, details: Partial<typeof offers.$inferInsert> = {}) {
      const [offer] = await db
        .insert(offers)
        .values({
          commerce: commerce.id,
          title: 'Hogaza de pueblo',
          description: 'Lleva dos y paga una, hasta el sábado.',
          type: '2 x 1',
          category: [1],
          created_at: now(),
          updated_at: now(),
          ...details,
        })
        .returning()
      return offer!
    },
  }
}

/** Gives a shop opening hours on every day. Returns its id. */
export async function openShop(
  { db }: { db: Db },
  { id }: { id: number },
  sign = 'todos los días 9-14',
): Promise<number> {
  const { hours } = readHours(sign)
  await db.update(commerces).set({ hours }).where(eq(commerces.id, id))
  return id
}
