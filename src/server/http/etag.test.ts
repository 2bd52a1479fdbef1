import { describe, expect, test } from 'vitest'
import { contentEtag, matchesEtag, versionEtag } from './etag.ts'

describe('a list of entity tags', () => {
  test.each([
    ['"7"', true],
    ['W/"7"', true],
    ['"6", W/"7"', true],
    ['*', true],
    [undefined, false],
    ['', false],
    ['"77"', false],
    ['"6"', false],
    ['7', false],
    ['x"7"x', false],
  ])('%s matches the tag "7": %s', (header, matches) => {
    expect(matchesEtag(header, versionEtag(7))).toBe(matches)
    expect(matchesEtag(header, 'W/"7"')).toBe(matches)
  })

  test('matches the tag of a body as long as the body is the same', () => {
    const etag = contentEtag('one', 22)
    expect(matchesEtag(etag, contentEtag(Buffer.from('one'), 22))).toBe(true)
    expect(matchesEtag(etag, contentEtag('other', 22))).toBe(false)
  })
})
