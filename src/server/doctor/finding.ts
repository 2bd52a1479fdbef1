/** The result of a check, with the texts for the operator. It has no `problem` if nothing is wrong. */
export type Finding = {
  name: string
  problem?: string
  cure?: string
}

export const good = (name: string): Finding => ({ name })

export const bad = (name: string, problem: string, cure: string): Finding => {
  return { name, problem, cure }
}

export const finding = (name: string, problem: string | false, cure: string): Finding =>
  problem === false ? good(name) : bad(name, problem, cure)

export const isBad = ({ problem }: Finding) => problem !== undefined

/** Columns of a terminal. */
const WIDTH = 80

/** Formats the findings, with the problems last: the end is what remains visible in a terminal. */
export function report(findings: readonly Finding[]): string {
  const wrong = findings.filter(isBad)
  const right = new Set(findings.filter((finding) => !isBad(finding)).map(({ name }) => name))
  const lines = [...right].map((name) => `  Bien  ${name}`)
  const problems = wrong.flatMap(({ name, problem, cure }) => [
    '',
    ...wrap('  Mal   ', `${name}: ${problem}`),
    ...wrap('        → ', cure!),
  ])
  return [...lines, ...problems, '', summary(wrong.length)].join('\n')
}

/** Wraps a text. It never breaks a word, so that a path can be copied. */
function wrap(start: string, text: string): string[] {
  const lines: string[] = []
  let line = start
  for (const word of text.split(' ')) {
    const isEmpty = line.trim() === '' || line === start
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = `${' '.repeat(start.length)}${word}`
    } else line += isEmpty ? word : ` ${word}`
  }
  return [...lines, line]
}

function summary(wrong: number): string {
  if (wrong === 0) return 'Todo está bien.'
  return wrong === 1 ? 'Hay 1 cosa por arreglar.' : `Hay ${wrong} cosas por arreglar.`
}
