import type { FigureSentence } from '#contract/figure-words.ts'

/** The summary of the figures in one sentence, as a heading. */
export function Sentence({ sentence }: { sentence: FigureSentence }) {
  const { start, figure, end } = sentence
  return (
    <h2 id="en-una-frase" className="leading-13">
      {start}
      {figure && <span className="one-line primary">{figure}</span>}
      {end}
    </h2>
  )
}
