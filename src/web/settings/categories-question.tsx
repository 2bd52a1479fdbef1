import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Category } from '#contract/categories.ts'
import { formatCount } from '#contract/numbers.ts'
import { statusOf } from '#web/api/api.ts'
import { createCategory } from '#web/categories/calls.ts'
import { useAttempt } from '#web/screens/attempt.tsx'
import { CategorySymbol } from '#web/ui/drawing.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { saveSettings } from './calls.ts'
import styles from './question.module.css'
import { Question, Send } from './question.tsx'

/** Categories proposed for an empty directory, in the order of a walk through a town. */
const TRADES = [
  'Panadería',
  'Carnicería',
  'Pescadería',
  'Frutería',
  'Cafetería',
  'Restaurante',
  'Farmacia',
  'Peluquería',
  'Moda',
  'Zapatería',
  'Mercería',
  'Ferretería',
  'Electrodomésticos',
  'Papelería',
  'Librería',
  'Floristería',
  'Óptica',
  'Mascotas',
]

type CategoriesQuestionProps = {
  step: number
  categories: readonly Category[]
}

/** The last question of the guide: which common categories to create. Answering it ends the guide. */
export function CategoriesQuestion({ step, categories }: CategoriesQuestionProps) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { busy, run } = useBusy<'create'>()
  const { attempt, failure } = useAttempt()
  const present = new Set(categories.map(({ name }) => name))

  function submit(event: FormEvent) {
    event.preventDefault()
    void run('create', () =>
      attempt(async () => {
        for (const name of chosen) await addCategory(name)
        await saveSettings({ guide_step: null })
        await navigate('/dashboard')
        toast({ message: 'Listo. Lo que has contestado se cambia en Ajustes.' })
      }),
    )
  }

  const toggle = (name: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, name] : chosen.filter((other) => other !== name))

  return (
    <Question
      step={step}
      title="¿Qué comercios hay?"
      lead="Marca los oficios del pueblo: con ellos se ordena el directorio. Luego puedes añadir otros en Categorías."
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
                checked={chosen.includes(name)}
                onChange={(event) => toggle(name, event.target.checked)}
              />
              <CategorySymbol category={name} />
              {name}
            </label>
          ))}
        </fieldset>
        {failure}
        <Send isBusy={busy !== undefined}>
          {chosen.length === 0
            ? 'Terminar sin añadir'
            : `Añadir ${formatCount(chosen.length, 'oficio', 'oficios')} y terminar`}
        </Send>
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
