import type { FigureSentence } from '#contract/figure-words.ts'

export function Sentence({ sentence: { start, figure, end } }: { sentence: FigureSentence }) {
  return (
    <h2 id="en-una-frase" className="leading-13">
      {start}
      {figure && <span className="one-line primary">{figure}</span>}
      {end}
    </h2>
  )
}
