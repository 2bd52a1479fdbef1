import { describe, expect, test } from 'vitest'
import { login } from './auth.ts'
import { lacksDigit, mail, phone, shownMail, webUrl } from './contact-fields.ts'
import {
  categoryIds,
  id,
  lines,
  newPassword,
  ONE_LINE,
  optional,
  rowId,
  text,
  UNREADABLE,
} from './fields.ts'

describe('a phone number', () => {
  const field = phone('obligatorio')

  test.each([
    ['964123456', '964123456'],
    ['+34 600 12 34 56', '34600123456'],
    [' 964-12.34 56 ', '964123456'],
    [964123456, '964123456'],
    ['\u202a+34 964 12 34 56\u202c', '34964123456'],
    ['(+34) 964 12 34 56', '34964123456'],
    ['0034 964123456', '34964123456'],
    ['(964) 12/34–56', '964123456'],
    ['９６４１２３４５６', '964123456'],
    ['tel:+34964123456', '34964123456'],
    ['+44 20 7946 0018', '+442079460018'],
    ['0044 (0)20 7946 0018', '+442079460018'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(field.parse(typed)).toBe(kept)
  })

  test.each(['964 55 AB 10', '34+600', '++34', '--', '+', '12', '1234567890123456'])(
    '%s is none',
    (typed) => {
      expect(messages(field.safeParse(typed))).toEqual(['Debe ser un número de teléfono válido'])
    },
  )

  test.each([
    ['964 12 34 56 ext. 3', 'Escríbelo sin la extensión.'],
    ['964123456x3', 'Escríbelo sin la extensión.'],
    ['964 12 34 56 / 600 12 34 56', 'Escribe uno solo.'],
    ['964123456 y 600123456', 'Escribe uno solo.'],
    ['964 12 34 56/57', 'Escribe uno solo.'],
  ])('%s is refused with what to do', (typed, cure) => {
    const [message] = messages(field.safeParse(typed))!
    expect(message).toBe(`Debe ser un número de teléfono válido. ${cure}`)
  })

  test.each([undefined, null, '', '  '])('%s is missing', (typed) => {
    expect(messages(field.safeParse(typed))).toEqual(['obligatorio'])
  })
})

describe('an e-mail address', () => {
  test.each([
    ['hola@peñacala.es', 'hola@xn--peacala-5za.es'],
    ['hola@PEÑACALA.es', 'hola@xn--peacala-5za.es'],
    ['hola@xn--peacala-5za.es', 'hola@xn--peacala-5za.es'],
    ['\u2068ana@laespiga.es\u2069\u200b', 'ana@laespiga.es'],
  ])('%s is %s for mail servers', (typed, read) => {
    expect(mail('obligatorio').parse(typed)).toBe(read)
    expect(login.parse({ email: typed, password: 'x' }).email).toBe(read)
  })

  test('that is only shown stays as it was typed', () => {
    expect(shownMail('obligatorio').parse(' hola@pen\u0303acala.es ')).toBe('hola@peñacala.es')
  })

  test.each(['peña@gmail.com', 'ana@ñ', 'ana@peña.es/x', 'ana@peña.es@otra.es', 'ana@peña.es:25'])(
    '%s is none',
    (typed) => {
      for (const field of [mail('obligatorio'), shownMail('obligatorio')]) {
        expect(messages(field.safeParse(typed))).toEqual(['Debe ser un correo electrónico válido'])
      }
    },
  )
})

describe('the address of a website', () => {
  const field = webUrl()

  test.each([
    ['laespiga.es', 'https://laespiga.es'],
    [' www.laespiga.es/carta?pan=1 ', 'https://www.laespiga.es/carta?pan=1'],
    ['http://laespiga.es/', 'https://laespiga.es/'],
    ['HTTPS://LaEspiga.es', 'https://LaEspiga.es'],
    ['//laespiga.es', 'https://laespiga.es'],
    ['laespiga.es:8443', 'https://laespiga.es:8443'],
    ['peluquería-ñ.com', 'https://peluquería-ñ.com'],
    ['\u202alaespiga.es\u202c/\u200b', 'https://laespiga.es/'],
    ['', ''],
    ['   ', ''],
    ['https://', ''],
    [null, ''],
  ])('%s is kept as %s', (typed, kept) => {
    expect(field.parse(typed)).toBe(kept)
  })

  test.each([
    'javascript:alert(1)',
    'javascript://laespiga.es/%0aalert(1)',
    'data:text/html,hola',
    'ftp://laespiga.es',
    'mailto:hola@laespiga.es',
    'https://laespiga.es@otra.example',
    'laespiga',
    'localhost',
    '192.168.1.1',
    '.es',
    'la espiga.es',
    'laespiga.es\\otra.example',
    'no tengo',
    {},
    ['laespiga.es'],
    12,
  ])('%s is none', (typed) => {
    expect(messages(field.safeParse(typed))).toEqual([
      'Escribe la dirección de tu web, por ejemplo laespiga.es',
    ])
  })

  test('says how long it may be', () => {
    expect(messages(field.safeParse(`a.es/${'a'.repeat(200)}`))).toEqual([
      'Debe tener como máximo 200 caracteres',
    ])
  })
})

describe('a text', () => {
  const field = text('obligatorio', 5)

  test.each([
    [' hola ', 'hola'],
    [42, '42'],
    ['niño', 'niño'],
  ])('%s is read as %s', (typed, read) => {
    expect(field.parse(typed)).toBe(read)
  })

  test.each([undefined, null, '', '   ', {}, ['a'], true])('%s is missing', (typed) => {
    expect(messages(field.safeParse(typed))).toEqual(['obligatorio'])
  })

  test('says how long it may be', () => {
    expect(messages(field.safeParse('123456'))).toEqual(['Debe tener como máximo 5 caracteres'])
  })
})

describe.each([
  ['a line', text('obligatorio', 40)],
  ['several lines', lines('obligatorio', 40)],
])('what is written in %s', (_name, field) => {
  test.each([
    'Pan 👩🏽‍🍳 y café ☕️',
    'مخبز السنبلة',
    'שלום\u200f 12',
    'می\u200cخواهم',
    '<b>Ana</b>',
    "'; drop table users; --",
  ])('is kept: %s', (typed) => {
    expect(field.parse(typed)).toBe(typed)
  })

  test.each([
    ['NUL', 'a\0b'],
    ['a bell', 'a\u0007b'],
    ['a deletion', 'a\u007fb'],
    ['a control character of C1', 'a\u0086b'],
    ['half a character', 'Pan \ud83e'],
  ])('is refused with %s in it', (_what, typed) => {
    expect(messages(field.safeParse(typed))).toEqual([UNREADABLE])
  })

  test.each(['\u200b\u2060', '\u3164', '\u2800', '\u00ad', '\u0301'])(
    'is nothing when nobody sees it: %j',
    (typed) => {
      expect(messages(field.safeParse(typed))).toEqual(['obligatorio'])
    },
  )

  test.each([
    ['a soft hyphen and a space of no width', 'Pana\u00adder\u00eda\u200b Luz', 'Panadería Luz'],
    ['letters with their accents apart', 'Pan\u0303a', 'Paña'],
    ['what a list of contacts wraps it in', '\u202aBar\u202c \u2068Sol\u2069', 'Bar Sol'],
    ['a turned direction', 'foto\u202egpj.exe', 'fotogpj.exe'],
    ['marks of direction', 'Bar\u200e \u200fSol\u061c', 'Bar Sol'],
    ['joiners of nothing', 'Ba\u200dr\u200c S\u2060ol\u034f', 'Bar Sol'],
    ['a byte order mark', '\ufeffBar Sol\ufeff', 'Bar Sol'],
    ['hidden tags', 'Bar\u{e0041}\u{e007f}', 'Bar'],
    ['tags behind a flag', '🏴\u{e0041}', '🏴'],
    ['selectors of nothing', 'Bar\ufe0f 1\ufe0e\u{e0100}', 'Bar 1'],
    ['an object that was not copied', 'Bar \ufffcSol', 'Bar Sol'],
    ['fillers', 'B\u3164a\uffa0r', 'Bar'],
  ])('loses %s', (_what, typed, read) => {
    expect(field.parse(typed)).toBe(read)
    expect(field.parse(read)).toBe(read)
  })

  test.each(['❤️‍🔥 🏳️‍🌈 👨‍👩‍👧 🐈‍⬛', '1️⃣ ☕️ ❤︎', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'क्\u200dष', '葛\u{e0100}城'])(
    'keeps the joiners and selectors that draw %s',
    (typed) => expect(field.parse(typed)).toBe(typed),
  )

  test('is refused at once where it is too long to be cleaned', () => {
    const accents = `a${'\u0301\u0323'.repeat(200_000)}`
    expect(messages(field.safeParse(accents))).toEqual(['Debe tener como máximo 40 caracteres'])
  })
})

test('spaces of a line are single ones, whatever their kind', () => {
  const field = text('obligatorio', 40)
  expect(field.parse('Bar\u00a0del \t Sol\u3000y\u2009\u2800la\vLuna')).toBe(
    'Bar del Sol y la Luna',
  )
})

test.each(['uno\ndos', 'uno\r\ndos', 'uno\rdos', 'uno\u2028dos'])('%j is no line', (typed) => {
  expect(messages(text('obligatorio', 40).safeParse(typed))).toEqual([ONE_LINE])
})

test('a tab stays in several lines, as wide spaces do', () => {
  expect(lines('obligatorio', 40).parse('uno\tdos\u00a0€')).toBe('uno\tdos\u00a0€')
})

test.each(
  ['\r\n', '\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029'].map((end) => `uno${end}dos`),
)('%j is kept as lines that end with LF', (typed) => {
  expect(lines('obligatorio', 40).parse(typed)).toBe('uno\ndos')
})

test('a new password is read in NFC, and counted so', () => {
  expect(newPassword.parse('contrasen\u0303a')).toBe('contraseña')
  expect(messages(newPassword.safeParse('n\u0303n\u0303n\u0303'))).toEqual([
    'La contraseña debe tener al menos 6 caracteres',
  ])
})

describe('the id of a row in a form', () => {
  const field = rowId('desconocida', 'obligatoria')

  test.each([
    [7, 7],
    ['7', 7],
    ['2147483647', 2147483647],
  ])('%j is read as %s', (given, read) => {
    expect(field.parse(given)).toBe(read)
  })

  test.each(['x', '1e3', '-1', 0, 1.5, '2147483648', {}, ['a']])('%j is unknown', (given) => {
    expect(messages(field.safeParse(given))).toEqual(['desconocida'])
  })

  test.each([undefined, null, ''])('%j is missing', (given) => {
    expect(messages(field.safeParse(given))).toEqual(['obligatoria'])
    expect(optional(field).parse(given)).toBeUndefined()
  })
})

describe('categories', () => {
  test.each([
    [
      ['1', '2', '1'],
      [1, 2],
    ],
    ['3', [3]],
    [
      [4, 5],
      [4, 5],
    ],
    [6, [6]],
  ])('%j are read as %j', (sent, read) => {
    expect(categoryIds.parse(sent)).toEqual(read)
  })

  test.each([undefined, null, []])('%j are missing', (sent) => {
    expect(messages(categoryIds.safeParse(sent))).toEqual(['Al menos una categoría es obligatoria'])
  })

  test.each([['abc'], [['1', 'x']], [0], [2147483648], [1.5]])('%j are refused', (sent) => {
    expect(categoryIds.safeParse(sent).success).toBe(false)
  })
})

test.each(['1', '2147483647'])('%s is an id', (value) => {
  expect(id.parse(value)).toBe(Number(value))
})

function messages(read: { error?: { issues: { message: string }[] } }) {
  return read.error?.issues.map((issue) => issue.message)
}

test.each([
  ['600 12 34 5', true],
  ['+34 600 12 34 5', true],
  ['0034 96412345', true],
  ['3496412345', true],
  ['964 12 34 56', false],
  ['+34 964 12 34 56', false],
  ['112', false],
  ['+33 1 23 45 67 8', false],
  ['', false],
])('a phone of Spain lacks a digit: %s is %s', (phone, expected) => {
  expect(lacksDigit(phone)).toBe(expected)
})
