import { desc } from 'drizzle-orm'
import { commerces } from '#server/database/schema.ts'
import type { ApiClient } from '#testing/api-client.ts'
import { multipart } from '#testing/forms.ts'
import type { TestServer } from '#testing/test-server.ts'
import type { Form } from './form-call.ts'

export const ADDRESS = {
  direction: 'Calle Mayor, 12',
  street: 'Calle Mayor',
  number: '12',
  address_extra: 'bajo',
  postal_code: '12540',
  locality: 'Vila-real',
}

export const SHOP_FORM = {
  name: 'La Espiga',
  description: 'Pan de masa madre, cocas y magdalenas.',
  category: [1],
  sells: ['pan de leña', 'cocas'],
  ...ADDRESS,
  n_tlf: '964123456',
  contact_mail: 'hola@laespiga.example',
  web: 'https://laespiga.example',
  whatsapp: '612 34 56 78',
  instagram: '@laespiga',
  facebook: 'facebook.com/laespiga',
  tiktok: '@laespiga',
  other_link: 'https://reservas.laespiga.example',
  photo_focus_x: '30',
  photo_focus_y: '0',
}

/** With the text of its application. */
export async function newestShop(server: TestServer) {
  const [row] = await server.db.select().from(commerces).orderBy(desc(commerces.id)).limit(1)
  const { application } = await server.applicationOf(row!)
  return { ...row, application }
}

/** Sends a multipart form, or, if a browser could not send a value, JSON without a photo. */
export async function sendWithPhoto(
  caller: ApiClient,
  path: string,
  form: Form,
  photo: Record<string, Blob>,
) {
  const fields = flat(form)
  const isBrowsers = Object.values(fields).every(
    (value) => typeof value === 'string' && value.isWellFormed(),
  )
  if (!isBrowsers) return caller.post(path, form)
  const { payload, headers } = await multipart({
    ...(fields as Record<string, string>),
    ...photo,
  })
  return caller.post(path, payload, headers)
}

function flat(form: Form, prefix = ''): Form {
  const entries = Object.entries(form).map(([name, value]): Form => {
    if (/^(category|sells)$/.test(name) && Array.isArray(value))
      return { [prefix + name]: String(value) }
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isGroup ? flat(value as Form, `${prefix}${name}.`) : { [prefix + name]: value }
  })
  return Object.assign({}, ...entries)
}
