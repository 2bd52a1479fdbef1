import type { FigureSentence } from '#contract/figure-words.ts'
import styles from './figures-route.module.css'

/** The sentence that says it all, as a heading. */
export function Sentence({ id, sentence }: { id: string; sentence: FigureSentence }) {
  const { start, figure, end } = sentence
  return (
    <h2 id={id} className={styles.sentence}>
      {start}
      {figure && <span className={styles.figure}>{figure}</span>}
      {end}
    </h2>
  )
}
