import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Category } from '#contract/categories.ts'
import { CommerceFields } from '#web/commerces/commerce-fields.tsx'
import { EmailField, PasswordField, TextArea, TextField } from '#web/forms/field.tsx'
import { announce } from '#web/ui/announcer.tsx'
import styles from './sign-up.module.css'
import { CATEGORY, photoFocusOf, SECTIONS } from './sign-up-fields.ts'
import { headingId, type SignUp } from './use-sign-up.ts'

export function UserSection({ signUp }: { signUp: SignUp }) {
  const { field } = signUp
  const { check, questionFor } = useEmailSuggestion((email) => {
    signUp.change('email', email)
    signUp.copyToContact()
    signUp.focus('email')
  })
  return (
    <Section number={1} step={signUp.step}>
      <TextField
        {...field('username')}
        help="Al menos 4 caracteres. Así te saludaremos."
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
      />
      <EmailField
        {...field('email')}
        help="Con él iniciarás sesión. Te escribiremos para confirmarlo."
        autoComplete="email"
        question={questionFor(signUp.values.email)}
        onBlur={() => {
          signUp.copyToContact()
          void check(signUp.values.email)
        }}
      />
      <PasswordField
        {...field('password')}
        help="Al menos 6 caracteres."
        icon={undefined}
        autoComplete="new-password"
      />
    </Section>
  )
}

function useEmailSuggestion(onAccept: (email: string) => void) {
  const [suggestion, setSuggestion] = useState<{ typed: string; corrected: string }>()

  async function check(typed: string) {
    // Loaded on demand, so that the form appears sooner.
    const { likelyEmail } = await import('./likely-email.ts')
    const corrected = likelyEmail(typed)
    setSuggestion(corrected === undefined ? undefined : { typed, corrected })
    if (corrected !== undefined) announce(`¿Querías escribir ${corrected}?`)
  }

  /** Returns undefined if `email` has changed since the suggestion. */
  const questionFor = (email: string) =>
    suggestion?.typed === email ? (
      <>
        ¿Querías escribir {suggestion.corrected}?{' '}
        <button type="button" onClick={() => onAccept(suggestion.corrected)}>
          Sí, poner ese correo
        </button>
      </>
    ) : undefined

  return { check, questionFor }
}

type CommerceSectionProps = { signUp: SignUp; categories: Category[]; preview: ReactNode }

export function CommerceSection({ signUp, categories, preview }: CommerceSectionProps) {
  return (
    <Section number={2} step={signUp.step}>
      <CommerceFields
        form={signUp}
        prefix="commerce."
        field={(name) => signUp.field(`commerce.${name}`)}
        setText={(name, text) => signUp.change(`commerce.${name}`, text)}
        photoFocus={photoFocusOf(signUp.values)}
        onPhotoFocus={(name, percent) => signUp.change(`commerce.${name}`, percent)}
        preview={preview}
        categories={categories}
        categoryIds={signUp.values[CATEGORY]}
        onCategories={(ids) => signUp.change(CATEGORY, ids)}
      />
    </Section>
  )
}

export function ApplicationSection({ signUp }: { signUp: SignUp }) {
  const { field } = signUp
  return (
    <Section number={3} step={signUp.step}>
      <div className="full-row">
        <TextArea
          {...field('commerce.application.application')}
          label="Cuéntanos por qué quieres estar en Escaparate"
          help="Solo lo lee quien revisa las solicitudes. No se publica."
          rows={5}
        />
      </div>
      <p className="note full-row measure">
        Protección de datos: la administración usa estos datos para revisar tu solicitud y publicar
        tu comercio. Puedes verlos, corregirlos o eliminarlos cuando quieras.{' '}
        <Link to="/privacidad">Privacidad</Link>
      </p>
    </Section>
  )
}

type SectionProps = { number: 1 | 2 | 3; step: number; children: ReactNode }

function Section({ number, step, children }: SectionProps) {
  return (
    <section
      className={`line-bottom ${styles.section}`}
      data-hidden={number !== step || undefined}
      aria-labelledby={headingId(number)}
    >
      <h2 id={headingId(number)} tabIndex={-1} className={styles.heading}>
        {SECTIONS[number - 1]}
      </h2>
      <div className={`grid align-start gap-24 mt-20 ${styles.fields}`}>{children}</div>
    </section>
  )
}
