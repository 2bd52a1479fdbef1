import { type FormEvent, useState } from 'react'
import { redirect, useNavigate } from 'react-router'
import type { Category } from '#contract/categories.ts'
import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { GUIDE_QUESTION_COUNT, type Settings } from '#contract/settings.ts'
import { statusOf } from '#web/api/api.ts'
import { guarded } from '#web/api/guard.ts'
import { createCategory, listCategories } from '#web/categories/calls.ts'
import { FormFoot, FormHead } from '#web/forms/form-frame.tsx'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { useAttempt } from '#web/screens/attempt.tsx'
import { CategorySymbol } from '#web/ui/drawing.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import type { Route } from './+types/guide-route.ts'
import { readSettings, saveSettings } from './calls.ts'
import styles from './question.module.css'
import { Question, Send } from './question.tsx'
import { SectionFields } from './section-fields.tsx'
import { GUIDE_SECTIONS, type GuideSection, guidePath } from './sections.ts'
import { useSectionForm } from './use-section-form.ts'

export const clientLoader = guarded([ADMINISTRATOR], async ({ params }) => {
  const [settings, categories] = await Promise.all([readSettings(), listCategories()])
  if (settings.guide_step === null) throw redirect('/ajustes')
  const step = Number(params.step)
  const isQuestion = Number.isInteger(step) && step >= 1 && step <= GUIDE_QUESTION_COUNT
  if (!isQuestion) throw redirect(guidePath(settings.guide_step))
  if (settings.guide_step > 0) return { settings, categories, step }
  // Marks the guide as started, so that the dashboard no longer redirects here.
  return { settings: await saveSettings({ guide_step: step }), categories, step }
})

export function HydrateFallback() {
  return <RowsSkeleton label="Cargando la pregunta" rows={1} lines={3} />
}

export const ErrorBoundary = screenFailure({ title: 'Primeros pasos', items: 'la pregunta' })

export default function GuideRoute({ loaderData }: Route.ComponentProps) {
  const { settings, categories, step } = loaderData
  const section = GUIDE_SECTIONS[step - 1]
  if (section === undefined) return <CategoriesQuestion step={step} categories={categories} />
  return <SectionQuestion key={step} step={step} section={section} settings={settings} />
}

type SectionQuestionProps = { step: number; section: GuideSection; settings: Settings }

function SectionQuestion({ step, section, settings }: SectionQuestionProps) {
  const navigate = useNavigate()
  const openNext = () => navigate(guidePath(step + 1))
  const form = useSectionForm({ settings, section, guideStep: step + 1, onSaved: openNext })
  const onSkip = () => saveSettings({ guide_step: step + 1 }).then(openNext)

  return (
    <Question step={step} title={section.question} lead={section.lead} onSkip={onSkip}>
      <form
        noValidate
        className="stack gap-24 mt-28"
        aria-label={section.question}
        onSubmit={form.submit}
      >
        <FormHead form={form} />
        <SectionFields section={section} settings={settings} form={form} />
        <FormFoot form={form} />
        <Send isBusy={form.isSubmitting}>Guardar y seguir</Send>
      </form>
    </Question>
  )
}

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

type CategoriesQuestionProps = { step: number; categories: readonly Category[] }

/** The last question: which categories to create. Answering it ends the guide. */
function CategoriesQuestion({ step, categories }: CategoriesQuestionProps) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { busy, run } = useBusy<'create'>()
  const { attempt, failure } = useAttempt()
  const existing = new Set(categories.map(({ name }) => name))

  function submit(event: FormEvent) {
    event.preventDefault()
    void run('create', () =>
      attempt(async () => {
        for (const name of chosen) {
          await createCategory({ name }, crypto.randomUUID()).catch((error) => {
            // 400: a category with this name already exists.
            if (statusOf(error) !== 400) throw error
          })
        }
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
          {TRADES.filter((name) => !existing.has(name)).map((name) => (
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
