import { expect, test } from 'vitest'
import { webRequest } from './render-page.ts'

const config = { publicUrl: 'https://escaparate.example' }
const post = (url: string, origin: string) =>
  webRequest(
    config,
    { method: 'POST', headers: { origin, host: 'escaparate.example' }, body: { leave: 'si' } },
    url,
  )

test.each(['null', 'moz-extension://x', 'https://mail.example', 'no address'])(
  'a mail program may post to the link of a mail with the origin «%s»',
  async (origin) => {
    for (const path of [
      '/sin-avisos/MTI/offers/a-token',
      '/avisame/a-token/salir',
      '/avisame/a-token',
      '//avisame/a-token/salir',
      '/respuesta/MTI/a-token',
    ]) {
      const request = post(path, origin)
      expect(request.headers.get('origin')).toBeNull()
      expect(await request.text()).toBe('leave=si')
    }
  },
)

test.each(['/contacto', '/privacidad', '/avisame'])('the router sees who posts to %s', (path) => {
  expect(post(path, 'https://elsewhere.example').headers.get('origin')).toBe(
    'https://elsewhere.example',
  )
})
