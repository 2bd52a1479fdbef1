import { describe, expect, test } from 'vitest'
import { LINK_FIELDS, type LinkField } from './link-fields.ts'

const INSTAGRAM = 'https://www.instagram.com/laespiga/'
const FACEBOOK = 'https://www.facebook.com/laespiga'
const TIKTOK = 'https://www.tiktok.com/@laespiga'

/** Typed texts, and the stored URLs. */
const KEPT: Partial<Record<LinkField, [typed: string | null | number, stored: string][]>> = {
  instagram: [
    ['@laespiga', INSTAGRAM],
    ['laespiga', INSTAGRAM],
    [' @LaEspiga ', INSTAGRAM],
    ['instagram.com/laespiga', INSTAGRAM],
    ['instagram.com/laespiga?igsh=MzRlODBiNWFlZA==', INSTAGRAM],
    ['www.instagram.com/laespiga/', INSTAGRAM],
    ['https://www.instagram.com/laespiga/', INSTAGRAM],
    ['http://m.instagram.com/laespiga/#', INSTAGRAM],
    ['HTTPS://Instagram.com/LaEspiga', INSTAGRAM],
    ['https://instagram.com/laespiga/reels/', INSTAGRAM],
    ['https://instagr.am/laespiga', INSTAGRAM],
    ['//instagram.com/laespiga', INSTAGRAM],
    ['@laespiga\u202e', INSTAGRAM],
    ['\u2066@laespiga\u2069', INSTAGRAM],
    ['https://ig.me/m/laespiga', INSTAGRAM],
    ['@la.espiga_1962', 'https://www.instagram.com/la.espiga_1962/'],
    ['laespiga.example', 'https://www.instagram.com/laespiga.example/'],
    ['', ''],
    ['   ', ''],
    [null, ''],
  ],
  facebook: [
    ['laespiga', FACEBOOK],
    ['@laespiga', FACEBOOK],
    ['facebook.com/laespiga', FACEBOOK],
    ['https://www.facebook.com/laespiga/', FACEBOOK],
    ['https://m.facebook.com/laespiga?ref=bookmarks', FACEBOOK],
    ['https://es-es.facebook.com/laespiga/photos/', FACEBOOK],
    ['fb.com/laespiga', FACEBOOK],
    ['facebook.com/pg/laespiga/about', FACEBOOK],
    ['https://m.me/laespiga', FACEBOOK],
    ['https://fb.me/laespiga', 'https://fb.me/laespiga'],
    [
      'https://www.facebook.com/Panader%C3%ADa-La-Espiga-123456789012345/',
      'https://www.facebook.com/Panader%C3%ADa-La-Espiga-123456789012345',
    ],
    ['LaEspiga.1962', 'https://www.facebook.com/LaEspiga.1962'],
    ['facebook.com/La-Espiga-104829', 'https://www.facebook.com/La-Espiga-104829'],
    [
      'https://www.facebook.com/profile.php?id=100064221&locale=es_ES',
      'https://www.facebook.com/profile.php?id=100064221',
    ],
    [
      'https://www.facebook.com/pages/Panadería-La-Espiga/10482',
      'https://www.facebook.com/pages/Panader%C3%ADa-La-Espiga/10482',
    ],
    [
      'https://www.facebook.com/people/La-Espiga/10006/',
      'https://www.facebook.com/people/La-Espiga/10006',
    ],
    ['facebook.com/p/La-Espiga-10006/', 'https://www.facebook.com/p/La-Espiga-10006'],
    ['https://www.facebook.com/share/1AbCdEf9/', 'https://www.facebook.com/share/1AbCdEf9'],
    ['', ''],
  ],
  tiktok: [
    ['@laespiga', TIKTOK],
    ['laespiga', TIKTOK],
    ['tiktok.com/@laespiga', TIKTOK],
    ['https://www.tiktok.com/@laespiga?_t=8abc&_r=1', TIKTOK],
    ['https://m.tiktok.com/@LaEspiga/video/7000', TIKTOK],
    ['https://vm.tiktok.com/ZMabc123/', 'https://vm.tiktok.com/ZMabc123/'],
    ['vt.tiktok.com/ZSabc123?k=1', 'https://vt.tiktok.com/ZSabc123/'],
    ['tiktok.com/t/ZTabc123', 'https://www.tiktok.com/t/ZTabc123/'],
    ['@la.espiga_', 'https://www.tiktok.com/@la.espiga_'],
    ['', ''],
  ],
  whatsapp: [
    ['612 34 56 78', '34612345678'],
    ['612345678', '34612345678'],
    [612345678, '34612345678'],
    ['612.34.56.78', '34612345678'],
    ['964-12-34-56', '34964123456'],
    ['+34 612 34 56 78', '34612345678'],
    ['(+34) 612 34 56 78', '34612345678'],
    ['0034 612345678', '34612345678'],
    ['34612345678', '34612345678'],
    ['+33 6 12 34 56 78', '33612345678'],
    ['0033612345678', '33612345678'],
    ['wa.me/34612345678', '34612345678'],
    ['https://wa.me/+34612345678?text=Hola', '34612345678'],
    ['https://wa.me/612345678', '34612345678'],
    ['https://api.whatsapp.com/send?phone=34612345678&text=Hola', '34612345678'],
    ['https://api.whatsapp.com/send/?phone=%2B34612345678', '34612345678'],
    ['https://web.whatsapp.com/send?phone=34612345678', '34612345678'],
    ['\u202a+34 612 34 56 78\u202c', '34612345678'],
    ['tel:+34612345678', '34612345678'],
    ['６１２ 34 56 78', '34612345678'],
    ['wa.me/c/34612345678', '34612345678'],
    ['wa.me/message/ABCDEF1234567X1', 'https://wa.me/message/ABCDEF1234567X1'],
    ['https://wa.me/qr/ABCDEF12/', 'https://wa.me/qr/ABCDEF12'],
    ['', ''],
  ],
  other_link: [
    ['reservas.laespiga.es', 'https://reservas.laespiga.es'],
    ['http://linktr.ee/laespiga', 'https://linktr.ee/laespiga'],
    ['t.me/laespiga', 'https://t.me/laespiga'],
    ['', ''],
  ],
}

const NAME = (network: string) => `Escribe tu nombre de ${network}, por ejemplo @laespiga`
const PAGE = 'Pega la dirección de tu página de Facebook, por ejemplo facebook.com/laespiga'
const NUMBER = 'Escribe el número de WhatsApp, por ejemplo 612 34 56 78'
const ADDRESS = 'Escribe la dirección entera, por ejemplo reservas.laespiga.es'
const of = (network: string) => `Eso es de ${network}: ponlo en su casilla`
const LONG = 'Debe tener como máximo 200 caracteres'

const REFUSED: Partial<Record<LinkField, [typed: unknown, sentence: string][]>> = {
  instagram: [
    ['La Espiga', NAME('Instagram')],
    ['instagram.com', NAME('Instagram')],
    ['instagram.com/p/Cabc123', NAME('Instagram')],
    ['https://www.instagram.com/reel/Cabc123/', NAME('Instagram')],
    ['@la..espiga', NAME('Instagram')],
    ['@laespiga.', NAME('Instagram')],
    ['@panadería', NAME('Instagram')],
    [`@${'a'.repeat(31)}`, NAME('Instagram')],
    ['www.laespiga.es', NAME('Instagram')],
    ['https://laespiga.es/instagram', NAME('Instagram')],
    ['javascript:alert(1)', NAME('Instagram')],
    ['javascript://instagram.com/%0aalert(1)', NAME('Instagram')],
    ['https://instagram.com@otra.example/laespiga', NAME('Instagram')],
    ['https://ana:clave@instagram.com/laespiga', NAME('Instagram')],
    ['https://instagram.com.otra.example/laespiga', NAME('Instagram')],
    ['https://instagram.com:8443/laespiga', NAME('Instagram')],
    ['https://noinstagram.com/laespiga', NAME('Instagram')],
    ['instagram.com\\laespiga', NAME('Instagram')],
    ['instagram.com/%E0%A4%A', NAME('Instagram')],
    ['instagram.com/la%2Fespiga', NAME('Instagram')],
    ['facebook.com/laespiga', of('Facebook')],
    ['https://www.tiktok.com/@laespiga', of('TikTok')],
    ['wa.me/34612345678', of('WhatsApp')],
    [{}, NAME('Instagram')],
    [['laespiga'], NAME('Instagram')],
    ['a'.repeat(201), LONG],
  ],
  facebook: [
    ['La Espiga', PAGE],
    ['ana', PAGE],
    ['laespiga.com', PAGE],
    ['facebook.com', PAGE],
    ['facebook.com/groups/vecinos', PAGE],
    ['facebook.com/profile.php', PAGE],
    ['facebook.com/profile.php?id=ana', PAGE],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fotra.example', PAGE],
    ['facebook.com/sharer/sharer.php?u=otra.example', PAGE],
    ['facebook.com/login.php', PAGE],
    ['https://facebook.com.otra.example/laespiga', PAGE],
    ['instagram.com/laespiga', of('Instagram')],
    ['1234567', PAGE],
  ],
  tiktok: [
    ['a', NAME('TikTok')],
    ['@laespiga.', NAME('TikTok')],
    ['tiktok.com/laespiga', NAME('TikTok')],
    ['https://vm.tiktok.com/', NAME('TikTok')],
    ['https://vm.tiktok.com.otra.example/ZMabc123/', NAME('TikTok')],
    ['instagram.com/laespiga', of('Instagram')],
  ],
  whatsapp: [
    ['612 34 56 7', NUMBER],
    ['+34 612 34 56', NUMBER],
    ['34 512 34 56 78', NUMBER],
    ['0612345678', NUMBER],
    ['@laespiga', NUMBER],
    ['+', NUMBER],
    ['https://chat.whatsapp.com/AbCdEf', NUMBER],
    ['https://wa.me/message/', NUMBER],
    ['https://wa.me.otra.example/message/ABCDEF', NUMBER],
    ['instagram.com/laespiga', of('Instagram')],
  ],
  other_link: [
    ['javascript:alert(1)', ADDRESS],
    ['laespiga', ADDRESS],
    ['https://ana@otra.example', ADDRESS],
    ['https://www.instagram.com/laespiga/', of('Instagram')],
    ['wa.me/34612345678', of('WhatsApp')],
  ],
}

const rows = <Fact>(table: Partial<Record<LinkField, Fact[]>>) =>
  Object.entries(table).flatMap(([field, facts]) =>
    facts.map((fact) => [field as LinkField, fact] as const),
  )

describe('a link', () => {
  test.each(rows(KEPT).map(([field, [typed, stored]]) => ({ field, typed, stored })))(
    '$field: $typed is kept as $stored',
    ({ field, typed, stored }) => {
      expect(LINK_FIELDS[field].input.parse(typed)).toBe(stored)
      expect(LINK_FIELDS[field].input.parse(stored)).toBe(stored)
    },
  )

  test.each(rows(REFUSED).map(([field, [typed, sentence]]) => ({ field, typed, sentence })))(
    '$field: $typed is refused: $sentence',
    ({ field, typed, sentence }) => {
      const { error } = LINK_FIELDS[field].input.safeParse(typed)
      expect(error?.issues.map(({ message }) => message)).toEqual([sentence])
    },
  )
})
