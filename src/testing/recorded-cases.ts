import { FURTHER_COMMERCE, multipart } from './forms.ts'
import { ACCOUNT_CASES } from './recorded-account-cases.ts'
import type { Case } from './recorded-calls.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=cut' }
const OFFER = { title: 'Pan', description: 'Dos por uno.', type: '2 x 1', category: [1] }

const read =
  (...paths: string[]): Case =>
  async ({ record }) => {
    for (const path of paths) await record({ method: 'GET', path })
  }

export const CASES: Record<string, Record<string, Case>> = {
  ...ACCOUNT_CASES,
  discovery: {
    robots: read('/robots.txt'),
    sitemap: read('/sitemap.xml', '/sitemap.xml?parte=2'),
    feed: read('/ofertas.xml'),
    manifest: read('/site.webmanifest'),
    icons: read('/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'),
    'pictures of shared links': async ({ record, shop }) => {
      for (const name of ['escaparate', `comercio/${shop.id}`, 'comercio/99']) {
        await record({ method: 'GET', path: `/og/${name}.jpg` })
      }
    },
    'a feed without offers, unchanged': async ({ record, owner, offer }) => {
      await owner.delete(`/api/offer/${offer.id}/`)
      const { headers } = await record({ method: 'GET', path: '/ofertas.xml' })
      const condition = { 'if-none-match': headers.etag! }
      await record({ method: 'GET', path: '/ofertas.xml', headers: condition })
    },
  },
  'dev-mail': {
    'the mailbox of a machine that sends no mail': read('/dev/mail', '/dev/mail/x.eml'),
  },
  photos: {
    'the photo of a shop that waits, and of one that is published': async (fixtures) => {
      const { record, server, owner, administrator, photo } = fixtures
      const form = await multipart({ ...FURTHER_COMMERCE, photo })
      const { body } = await owner.post('/api/commerce/', form.payload, form.headers)
      const { pathname, search } = new URL(body.photo)
      const { pk } = await server.applicationOf(body)
      await record({ method: 'GET', path: pathname + search })
      await record({ method: 'GET', path: pathname })
      await administrator.post(`/accept_application/${pk}/`)
      for (const method of ['GET', 'HEAD']) await record({ method, path: pathname })
    },
  },
  requests: {
    'unknown paths': read('/api/nothing/', '/photos/none.webp', '/nothing', '/%zz'),
    'tokens that are none': async ({ record }) => {
      for (const authorization of ['Bearer nonsense', 'Basic YTpi']) {
        await record({ method: 'GET', path: '/auth/users/me/', headers: { authorization } })
      }
    },
    'bodies that cannot be read': async ({ record }) => {
      const bodies: [string, Record<string, string>][] = [
        ['{"email":', JSON_TYPE],
        ['[]', JSON_TYPE],
        ['<a/>', { 'content-type': 'application/xml' }],
        ['nothing of the kind', MULTIPART],
      ]
      for (const [body, headers] of bodies) {
        await record({ method: 'POST', path: '/api/contact/', body, headers })
      }
    },
    'the preflight of another origin': async ({ record }) => {
      const headers = { origin: 'https://a.example', 'access-control-request-method': 'PUT' }
      await record({ method: 'OPTIONS', path: '/api/commerce/', headers })
    },
    'without a host': async ({ record }) => {
      await record({ method: 'GET', path: '/api/site/', headers: { host: 'a b' } })
    },
  },
  'api-commerce': {
    'a shop with a photo, by its owner and by the office': async (fixtures) => {
      const { record, owner, administrator, photo } = fixtures
      for (const as of [owner, administrator]) {
        const form = await multipart({ ...FURTHER_COMMERCE, photo, owner_email: 'eva@example.com' })
        const sent = { method: 'POST', path: '/api/commerce/', as, headers: form.headers }
        await record({ ...sent, body: form.payload })
      }
    },
    'a photo that is none': async ({ record, owner, shop }) => {
      const form = await multipart({ photo: new Blob(['no photo']) })
      const sent = { method: 'PATCH', path: `/api/commerce/${shop.id}/`, as: owner }
      await record({ ...sent, headers: form.headers, body: form.payload })
    },
    'wrong fields': async ({ record, owner, shop }) => {
      const wrong = { name: '', category: [99], n_tlf: '12', contact_mail: 'x', hidden: 'quizá' }
      await record({ method: 'PATCH', path: `/api/commerce/${shop.id}/`, as: owner, body: wrong })
    },
    'a shop that is hidden and shown': async ({ record, owner, shop }) => {
      const path = `/api/commerce/${shop.id}/`
      await record({ method: 'PATCH', path, as: owner, body: { hidden: true } })
      await record({ method: 'GET', path: `/api/directory/commerces/${shop.id}/` })
      await record({ method: 'PATCH', path, as: owner, body: { hidden: false } })
    },
    'a shop that the office deletes, without and with a reason': async (fixtures) => {
      const { record, administrator: as, shop } = fixtures
      const deletion = { method: 'DELETE', path: `/api/commerce/${shop.id}/`, as }
      await record(deletion)
      await record({ ...deletion, body: { reason: 'No es un comercio de aquí.' } })
    },
    'lists that are narrowed and ordered': async ({ record, administrator, owner }) => {
      const queries = ['search=espiga', 'status=PE', 'ordering=-name,id', 'hidden=true', 'id=1']
      for (const query of queries) {
        for (const as of [administrator, owner]) {
          await record({ method: 'GET', path: `/api/commerce/?${query}`, as })
        }
      }
    },
  },
  'api-offer': {
    'an offer of another’s shop, and of none': async ({ record, owner, stranger, shop }) => {
      const sent = { method: 'POST', path: '/api/offer/' }
      await record({ ...sent, as: stranger, body: { ...OFFER, commerce: shop.id } })
      await record({ ...sent, as: owner, body: { ...OFFER, commerce: 99 } })
    },
    'wrong fields': async ({ record, owner, offer }) => {
      const wrong = { title: '', type: 'x'.repeat(200), category: [] }
      await record({ method: 'PATCH', path: `/api/offer/${offer.id}/`, as: owner, body: wrong })
    },
    'an offer with a photo, and without it again': async ({ record, owner, offer, photo }) => {
      const sent = { method: 'PATCH', path: `/api/offer/${offer.id}/`, as: owner }
      const form = await multipart({ photo })
      await record({ ...sent, headers: form.headers, body: form.payload })
      await record({ ...sent, body: { photo: null } })
    },
  },
  'api-category': {
    'a name that there is': async ({ record, administrator, category, server }) => {
      const { body } = await server.anyone.get(`/api/category/${await category()}/`)
      const sent = { method: 'POST', path: '/api/category/', as: administrator }
      await record({ ...sent, body: { name: body.name.toUpperCase() } })
    },
    'the first, and one in use, are not deleted': async (fixtures) => {
      const { record, administrator, category, owner, shop } = fixtures
      const id = await category()
      await owner.patch(`/api/commerce/${shop.id}/`, { category: [id] })
      for (const one of [1, id]) {
        await record({ method: 'DELETE', path: `/api/category/${one}/`, as: administrator })
      }
      const path = `/api/category/${id}/?reassign=1`
      await record({ method: 'DELETE', path, as: administrator })
    },
  },
  'api-commerce_applications': {
    'a decision that was taken already': async ({ record, administrator, pk }) => {
      await administrator.post(`/accept_application/${pk}/`)
      for (const verb of ['accept', 'deny']) {
        const sent = { method: 'POST', path: `/${verb}_application/${pk}/`, as: administrator }
        await record({ ...sent, body: { reason: 'Falta la calle' } })
      }
    },
    'each state, for who decides and for the owner': async (fixtures) => {
      const { record, administrator, owner, pk } = fixtures
      for (const status of ['PE', 'OK', 'RE']) {
        const path = `/api/commerce_applications/?status=${status}`
        await record({ method: 'GET', path, as: administrator })
      }
      await administrator.post(`/deny_application/${pk}/`, { reason: 'Falta la calle' })
      await record({ method: 'GET', path: '/api/commerce/', as: owner })
    },
  },
  'api-contact': {
    'the same message twice, and with the same key': async ({ record }) => {
      const body = {
        subject: 'Horario',
        sender: 'ana@example.com',
        message: '¿Abrís los domingos?',
      }
      const sent = { method: 'POST', path: '/api/contact/', headers: { 'idempotency-key': 'k1' } }
      await record({ ...sent, body })
      await record({ ...sent, body })
      await record({ ...sent, body: { ...body, subject: 'Otra cosa' } })
    },
    'a robot, and an address that is none': async ({ record }) => {
      const body = { subject: 'Horario', sender: 'ana', message: 'Hola' }
      await record({ method: 'POST', path: '/api/contact/', body })
      const filled = { ...body, sender: 'ana@example.com', website: 'https://example.com' }
      await record({ method: 'POST', path: '/api/contact/', body: filled })
    },
    'too many messages': async ({ record, server }) => {
      const path = '/api/contact/'
      const body = { subject: 'Horario', sender: 'ana@example.com', message: 'Hola' }
      for (let sent = 0; sent < 30; sent++) {
        const { status } = await server.anyone.post(path, { ...body, message: `Hola ${sent}` })
        if (status === 429) break
      }
      await record({ method: 'POST', path, body })
    },
  },
  'api-directory': {
    'searches, with words that are mistyped': async ({ record }) => {
      for (const search of ['panaderia', 'panadreia', 'hogaza', 'nada-de-eso']) {
        for (const kind of ['commerces', 'offers', 'suggestions']) {
          await record({ method: 'GET', path: `/api/directory/${kind}/?search=${search}` })
        }
      }
    },
    'a shop that waits for review': async ({ record, server, owner }) => {
      const { id } = await server.commerce(owner, {
        application: { status: 'PE', decided_at: null },
      })
      await record({ method: 'GET', path: `/api/directory/commerces/${id}/` })
    },
  },
  'api-activity': {
    'lines of what was done, narrowed': async ({
      record,
      administrator,
      owner,
      shop,
      logEntry,
    }) => {
      await logEntry()
      await owner.patch(`/api/commerce/${shop.id}/`, { name: 'Panadería Nueva' })
      const queries = ['object_type=commerce', 'verb=create', 'search=nueva', 'since=2026-03-06']
      for (const query of queries) {
        await record({ method: 'GET', path: `/api/activity/?${query}`, as: administrator })
      }
    },
  },
  'api-bin': {
    'what was deleted': async ({ record, administrator, owner, offer, deleted, category }) => {
      await owner.delete(`/api/offer/${offer.id}/`)
      await deleted('/api/category/', await category())
      await record({ method: 'GET', path: '/api/bin/', as: administrator })
    },
  },
}
