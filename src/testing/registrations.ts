import { multipart } from './forms.ts'
import { photoFile } from './pictures.ts'
import { PASSWORD } from './test-password.ts'
import type { TestServer } from './test-server.ts'

type Fields = Record<string, string | string[] | Blob>

const photo = await photoFile()

let registered = 0

export function registrationForm(changes: Record<string, Fields[string] | undefined> = {}) {
  registered += 1
  const fields = {
    username: `carmen${registered}`,
    email: `carmen${registered}@example.com`,
    password: PASSWORD,
    'commerce.name': 'Panadería La Espiga',
    'commerce.contact_mail': 'hola@laespiga.example',
    'commerce.n_tlf': '+34 964 12 34 56',
    'commerce.description': 'Pan de masa madre.',
    'commerce.direction': 'Calle Mayor, 12',
    'commerce.category': ['1', '1'],
    'commerce.application.application': 'Abrimos desde 1962.',
    'commerce.photo': photo,
    ...changes,
  }
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

export function linkIn({ text }: { text: string }) {
  const [, uid, token] = /\/(?:activate|password\/reset)\/([^/\s]+)\/([^/\s]+)/.exec(text)!
  return { uid: uid!, token: token! }
}

export function registrations(server: () => TestServer) {
  return {
    async register(fields: Fields, headers: Record<string, string> = {}) {
      const { payload, headers: type } = await multipart(fields)
      return server().anyone.post('/auth/users/', payload, { ...type, ...headers })
    },
    activate: (link: { uid: string; token: string }) =>
      server().anyone.post('/auth/users/activation/', link),
    lastLink: async (email: string) => linkIn((await server().mailsTo(email)).at(-1)!),
  }
}
