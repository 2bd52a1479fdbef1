import { redirect, useNavigate } from 'react-router'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { GUIDE_QUESTIONS, type Settings } from '#contract/settings.ts'
import { guarded } from '#web/api/guard.ts'
import { listCategories } from '#web/categories/calls.ts'
import { FormFoot, FormHead } from '#web/forms/form-frame.tsx'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { ScreenFailure } from '#web/screens/screen-failure.tsx'
import type { Route } from './+types/guide-route.ts'
import { readSettings, saveSettings } from './calls.ts'
import { CategoriesQuestion } from './categories-question.tsx'
import { Question, Send } from './question.tsx'
import { SectionFields } from './section-fields.tsx'
import { GUIDE_SECTIONS, type GuideSection, guidePath } from './sections.ts'
import { useSectionForm } from './use-section-form.ts'

export const clientLoader = guarded([ADMINISTRATOR], async ({ params }) => {
  const [settings, categories] = await Promise.all([readSettings(), listCategories()])
  if (settings.guide_step === null) throw redirect('/ajustes')
  const step = Number(params.step)
  const isQuestion = Number.isInteger(step) && step >= 1 && step <= GUIDE_QUESTIONS
  if (!isQuestion) throw redirect(guidePath(settings.guide_step))
  // Saving the step marks the guide as started, so that the dashboard no longer redirects here.
  if (settings.guide_step > 0) return { settings, categories, step }
  return { settings: await saveSettings({ guide_step: step }), categories, step }
})

export function HydrateFallback() {
  return <RowsSkeleton label="Cargando la pregunta" rows={1} lines={3} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const title = 'No hemos podido cargar la pregunta'
  return <ScreenFailure error={error} heading="Primeros pasos" title={title} />
}

/** The setup guide for the administrator of an empty directory, with one question per page. */
export default function GuideRoute({ loaderData }: Route.ComponentProps) {
  const { settings, categories, step } = loaderData
  const section = GUIDE_SECTIONS[step - 1]
  if (section === undefined) return <CategoriesQuestion step={step} categories={categories} />
  return <SectionQuestion key={step} step={step} section={section} settings={settings} />
}

type SectionQuestionProps = { step: number; section: GuideSection; settings: Settings }

function SectionQuestion({ step, section, settings }: SectionQuestionProps) {
  const navigate = useNavigate()
  const goOn = () => navigate(guidePath(step + 1))
  const form = useSectionForm({ settings, section, guideStep: step + 1, onSaved: goOn })

  async function onSkip() {
    await saveSettings({ guide_step: step + 1 })
    await goOn()
  }

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
