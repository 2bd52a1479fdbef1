import { insertWaitingTown, waiting } from './waiting-town.ts'

// Inserts pending applications and changes in turn: every second shop is published, and asks for another name the day
// after the previous shop was registered.
await insertWaitingTown((shops) => {
  const isPublished = (at: number) => at % 2 === 1
  return {
    shops: shops.map((shop, at) =>
      isPublished(at)
        ? { ...waiting(shop), status: 'OK', decidedDaysAgo: shop.sentDaysAgo }
        : waiting(shop),
    ),
    proposals: shops.flatMap(({ name, sentDaysAgo }, at) =>
      isPublished(at)
        ? [{ shop: name, requested: { name: `${name} y compañía` }, daysAgo: sentDaysAgo }]
        : [],
    ),
  }
})
