import { eq } from 'drizzle-orm'
import { addDays } from '#contract/hours/dates.ts'
import {
  commerceFigures,
  commerceSearchFigures,
  commerces,
  offerFigures,
  offers,
  searchFigures,
  townFigures,
} from '#server/database/schema.ts'
import { openServices } from '#server/open-services.ts'
import { todayOf } from '#server/today.ts'

// Inserts the demo data with figures only of La Espiga: the same on each day of two years, except the calls of this and
// the last week.
const { services, close } = await openServices(() => {})
try {
  const { db } = services
  const tables = [commerceFigures, commerceSearchFigures, offerFigures, searchFigures, townFigures]
  for (const table of tables) await db.delete(table)
  const today = todayOf(services)
  const [shop] = await db
    .select({ id: commerces.id })
    .from(commerces)
    .where(eq(commerces.name, 'Panadería La Espiga'))
  const [offer] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(eq(offers.title, 'Café con tu coca'))
  const days = Array.from({ length: 730 }, (_, at) => ({
    ...{ day: addDays(today, -at), views: 10, appearances: 30, directions: 2 },
    // Seven this week, four in the week before.
    call: at < 7 ? 1 : at < 11 ? 1 : 0,
  }))
  await db.insert(commerceFigures).values(days.map((day) => ({ commerce: shop!.id, ...day })))
  await db.insert(townFigures).values(days.map((day) => ({ category: 0, ...day })))
  await db
    .insert(offerFigures)
    .values({ offer: offer!.id, day: today, views: 41, appearances: 96, code: 12 })
  await db
    .insert(commerceSearchFigures)
    .values({ commerce: shop!.id, day: today, text: 'pan sin gluten', count: 14 })
  await db
    .insert(searchFigures)
    .values({ day: today, text: 'zapatero', count: 38, without_result: 38 })
} finally {
  await close()
}
