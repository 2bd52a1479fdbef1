import { useState } from 'react'
import type { Settings } from '#contract/settings.ts'
import { useSite } from '#web/api/site.ts'
import { formatSetting } from '#web/format/setting.ts'
import { FormFoot, FormHead } from '#web/forms/form-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './question.module.css'
import { Question } from './question.tsx'
import { SectionFields } from './section-fields.tsx'
import { namesOf, type Section } from './sections.ts'
import { LABELS } from './setting-values.ts'
import { showSaved } from './show-saved.ts'
import { useSectionForm } from './use-section-form.ts'

type SectionQuestionProps = {
  step: number
  section: Section
  settings: Settings
  onSaved: () => unknown
  onSkip: () => Promise<unknown>
  onEnd: () => Promise<unknown>
}

/** A question of the guide that asks for a section of the settings. */
export function SectionQuestion(props: SectionQuestionProps) {
  const { step, section, settings, onSaved, onSkip, onEnd } = props
  const site = useSite()
  const form = useSectionForm({
    settings,
    section,
    guideStep: step + 1,
    onSaved(saved) {
      showSaved(saved, site)
      return onSaved()
    },
  })
  const fields = <SectionFields section={section} settings={settings} form={form} />
  const isLong = section.id === 'periods'
  return (
    <Question
      step={step}
      title={section.question}
      lead={section.lead}
      onSkip={onSkip}
      onEnd={onEnd}
    >
      <form
        noValidate
        className="stack gap-24 mt-28"
        aria-label={section.question}
        onSubmit={form.submit}
      >
        <FormHead form={form} cleared="Vuelve a estar lo guardado." />
        {isLong ? (
          <Usual section={section} settings={settings} isOpen={form.isDirty || form.wasSubmitted}>
            {fields}
          </Usual>
        ) : (
          fields
        )}
        <FormFoot form={form} />
        <Button
          type="submit"
          size="large"
          className={styles.send}
          isBusy={form.isSubmitting}
          busyLabel="Guardando…"
        >
          {isLong && !form.isDirty ? 'Dejarlo así y seguir' : 'Guardar y seguir'}
        </Button>
      </form>
    </Question>
  )
}

type UsualProps = Omit<SectionQuestionProps, 'step' | 'onSaved' | 'onSkip' | 'onEnd'> & {
  isOpen: boolean
  children: React.ReactNode
}

/** Shows many default values as a list. Their fields are folded. */
function Usual({ section, settings, isOpen, children }: UsualProps) {
  const [wasOpened, setOpened] = useState(isOpen)
  return (
    <>
      <ul className={styles.usual}>
        {namesOf(section).map((name) => (
          <li className="flex between gap-4 gap-x-20 line-top" key={name}>
            {LABELS[name]}{' '}
            <strong className="flex-none strong">{formatSetting(name, settings[name])}</strong>
          </li>
        ))}
      </ul>
      <details
        className={styles.more}
        open={wasOpened || isOpen}
        onToggle={(event) => setOpened(event.currentTarget.open)}
      >
        <summary className="row strong tap">Cambiar algún plazo</summary>
        {children}
      </details>
    </>
  )
}
