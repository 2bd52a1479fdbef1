import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Words that we do not say, and the one that we do. */
const OTHERS: readonly [RegExp, string][] = [
  [/\b(?:tu|su|la|una|esta|otra|cada|las|los|más) (?:tienda|ficha)s?\b/i, 'comercio'],
  [/\bquien(?:es)? (?:l[oa]s? )?lleva/i, 'la administración, el dueño'],
  [/\bdudas?\b(?! de usuarios|-)/i, 'mensaje'],
  [/\bborr(?:a|ar|an|ado|ada|arlos)\b|\b(?:quitado|retirada)\b/i, 'eliminar'],
  [/\b(?:más|tus) avisos\b|^Aviso: /i, 'correos, atención'],
  [/\b(?:tu|el|un|este|los|ningún) avisos?\b(?! legal)|^Avisos?\b(?! legal)/, 'problema'],
  [/\ba la vista\b/i, 'en marcha, publicado'],
  [
    /\b(?:puedes?|podrá|podrás) entrar\b(?! en)|^Entrar\b|\bentra en tu cuenta\b/i,
    'iniciar sesión',
  ],
  [/\p{L}(?:áis|éis)\b|\bvosotr[oa]s\b|\bvuestr[oa]s?\b|\bos (?:ha|avis|escrib)/iu, 'tú'],
  [/\b(?:Cerramos|Abrimos)\b/, 'Cierro, Abro'],
  [/\bHola, \$\{/, 'Hola:'],
]

/** Words as people say them: those of signs, 'L-V abrimos a las 9', and what is looked for in a trade. */
const AS_SAID = /^src\/contract\/(?:hours|trades)\//

test('one thing has one word, in everything that a person reads', () => {
  const texts = readTexts()
  expect(texts.length).toBeGreaterThan(4000)
  const said = OTHERS.flatMap(([other, word]) =>
    texts
      .filter(({ text }) => other.test(text))
      .map(({ path, text }) => `${path}: «${text}» (${word})`),
  )
  expect(said).toEqual([])
})

function readTexts(): { path: string; text: string }[] {
  const texts: { path: string; text: string }[] = []
  const paths = globSync('src/{contract,drawing,server,web}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.tsx?$/.test(path) && !AS_SAID.test(path),
  )
  for (const path of paths) {
    const code = readFileSync(resolve(root, path), 'utf8')
    const note = (text: string) => texts.push({ path, text: text.replace(/\s+/g, ' ').trim() })
    new Visitor({
      Literal: ({ value }) => typeof value === 'string' && note(value),
      TemplateLiteral: ({ start, end }) => note(code.slice(start + 1, end - 1)),
      JSXText: ({ value }) => note(value),
    }).visit(parseSync(path, code).program)
  }
  return texts
}
