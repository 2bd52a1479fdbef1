import { category } from '#contract/categories.ts'
import { listSender } from '../http/lists.ts'
import { route } from '../http/route.ts'
import { countCategories, listCategories } from './store.ts'

const sendList = listSender(category)

export const categoryRoutes = [
  route({
    method: 'GET',
    path: '/api/category/',
    access: 'public',
    handle: (call) =>
      sendList(
        call,
        () => countCategories(call.db),
        (span) => listCategories(call.db, span),
      ),
  }),
]
