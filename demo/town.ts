import { townName } from '#server/config/town-name.ts'
import { categories } from './categories.ts'
import { messages } from './messages.ts'
import { people } from './people.ts'
import { proposals } from './proposals.ts'
import { questions } from './questions.ts'
import { reports } from './reports.ts'
import type { Town } from './shape.ts'
import { careShops } from './shops-care.ts'
import { foodShops } from './shops-food.ts'
import { homeShops } from './shops-home.ts'
import { leisureShops } from './shops-leisure.ts'
import { shopsOfDemoAccounts } from './shops-of-demo-accounts.ts'
import { tableShops } from './shops-table.ts'
import { wearShops } from './shops-wear.ts'

/** The demo town. Its shops are sorted from the oldest, so that their ids are in order of time. */
export const town: Town = {
  name: townName,
  categories,
  people,
  shops: [
    ...shopsOfDemoAccounts,
    ...foodShops,
    ...tableShops,
    ...leisureShops,
    ...wearShops,
    ...homeShops,
    ...careShops,
  ].sort((a, b) => b.sentDaysAgo - a.sentDaysAgo),
  questions,
  messages,
  reports,
  proposals,
}
