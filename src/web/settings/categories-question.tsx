import { type FormEvent, useState } from 'react'
import type { Category } from '#contract/categories.ts'
import { formatCount } from '#contract/numbers.ts'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { createCategory } from '#web/categories/calls.ts'
import { Button } from '#web/ui/button.tsx'
import checkbox from '#web/ui/checkbox.module.css'
import { CategorySymbol } from '#web/ui/drawing.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './question.module.css'
import { Question } from './question.tsx'
import { TRADES } from './trades.ts'

type CategoriesQuestionProps = {
  step: number
  categories: readonly Category[]
  onDone: () => Promise<unknown>
  onEnd: () => Promise<unknown>
}

/** The last question of the guide: which common categories to create. */
export function CategoriesQuestion({ step, categories, onDone, onEnd }: CategoriesQuestionProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const present = new Set(categories.map(({ name }) => name))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    try {
      for (const name of chosen) await addCategory(name)
      await onDone()
    } catch (error) {
      setFailure(errorMessage(error))
      setBusy(false)
    }
  }

  const toggle = (name: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, name] : chosen.filter((other) => other !== name))

  return (
    <Question
      step={step}
      title="¿Qué comercios hay?"
      lead="Marca los oficios del pueblo: con ellos se ordena el directorio. Luego puedes añadir otros en Categorías."
      onEnd={onEnd}
    >
      <form className="stack gap-24 mt-28" aria-label="¿Qué comercios hay?" onSubmit={submit}>
        <fieldset className={`grid gap-8 min-w-0 ${styles.trades}`}>
          <legend className="visually-hidden">Oficios</legend>
          {TRADES.filter((name) => !present.has(name)).map((name) => (
            <label
              key={name}
              className={`row gap-12 surface rounded-field pointer px-16 min-h-52 ${styles.trade}`}
            >
              <input
                type="checkbox"
                className={checkbox.checkbox}
                checked={chosen.includes(name)}
                onChange={(event) => toggle(name, event.target.checked)}
              />
              <CategorySymbol category={name} />
              {name}
            </label>
          ))}
        </fieldset>
        {failure && <Notice>{failure}</Notice>}
        <Button
          type="submit"
          size="large"
          className={styles.send}
          isBusy={isBusy}
          busyLabel="Guardando…"
        >
          {chosen.length === 0
            ? 'Terminar sin añadir'
            : `Añadir ${formatCount(chosen.length, 'oficio', 'oficios')} y terminar`}
        </Button>
      </form>
    </Question>
  )
}

/** Creates a category. Ignores the error if the name already exists. */
async function addCategory(name: string): Promise<void> {
  await createCategory({ name }, crypto.randomUUID()).catch((error) => {
    if (statusOf(error) !== 400) throw error
  })
}
