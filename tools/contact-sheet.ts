import type { Measures } from './measure-screen.ts'
import type { View } from './screen-variants.ts'

export type Row = Pick<View, 'path' | 'state'> & {
  pictures: string[]
  measures?: Measures
  redirect?: string
}

/** Returns a page with small pictures of all screens of a role, those of the phone beside those of the desktop. */
export function contactSheet(role: string, rows: Row[]): string {
  const drawn = rows.filter(({ redirect }) => redirect === undefined)
  const led = rows.filter(({ redirect }) => redirect !== undefined)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens: ${role}</title>
<style>
  body { margin: 24px; font: 16px/1.4 system-ui, sans-serif; background: #ddd; color: #111 }
  section { margin-bottom: 24px }
  h2 { margin: 0 0 8px; font-size: 16px }
  div { display: flex; gap: 12px; align-items: start }
  a { display: block; max-height: 460px; overflow: hidden; border: 1px solid #999 }
  img { display: block }
</style>
<h1>${role}</h1>
${drawn.map(section).join('\n')}
<h2>Leads elsewhere</h2>
<ul>
${led.map(({ path, redirect }) => `<li>${path} → ${escaped(redirect!)}</li>`).join('\n')}
</ul>
</html>
`
}

function section({ path, state, pictures, measures }: Row): string {
  const thumbs = pictures.map((place) => {
    const width = place.includes('-390-') ? 200 : 440
    return `<a href="${place}"><img src="${place}" width="${width}" alt="${place}"></a>`
  })
  const { controls, words, screens } = measures!
  const heading = `${path} · ${state} · ${controls} controls, ${words} words, ${screens.toFixed(1)} phone screens`
  return `<section><h2>${heading}</h2><div>${thumbs.join('')}</div></section>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
