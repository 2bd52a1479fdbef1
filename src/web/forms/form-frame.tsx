import { Button } from '#web/ui/button.tsx'
import { IconAlertTriangle, IconHistory } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './form-frame.module.css'
import type { Form } from './use-form.ts'

/** Attributes of a form whose submit before hydration waits for it: see `submitsBeforeHydrationScript`. */
export const heldUntilHydration = { method: 'post', 'data-held': true } as const

type FormHeadProps = { form: Form; note?: string; isLong?: boolean }

export function FormHead({ form, note, isLong }: FormHeadProps) {
  const count = Object.keys(form.fieldErrors).length
  return (
    <>
      <DraftNotice form={form} note={note} />
      {/* In a short form a single invalid field is visible and has the focus. */}
      {count > (isLong ? 0 : 1) && <ErrorSummary form={form} />}
    </>
  )
}

function ErrorSummary({ form }: { form: Form }) {
  const title = form.countErrors()
  return (
    <section className={`flex gap-14 rejected ${styles.summary}`} aria-label={title}>
      <IconAlertTriangle size={26} aria-hidden />
      <div>
        <p className="strong">{title}</p>
        <ul className="cluster gap-x-20">
          {Object.keys(form.fieldErrors).map((name) => (
            <li key={name}>
              <a
                className="inline-row small tap inherit-color"
                href={`#${form.idOf(name)}`}
                onClick={(event) => {
                  event.preventDefault()
                  form.focus(name)
                }}
              >
                {form.labels[name]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function FormFoot({ form }: { form: Form }) {
  return (
    <>
      {form.formError && <Notice key={form.formError.attempt}>{form.formError.message}</Notice>}
      {form.percent !== undefined && form.photo && <UploadBar percent={form.percent} />}
    </>
  )
}

export function UploadBar({ percent }: { percent: number }) {
  return (
    <div className="grid gap-6 strong tabular">
      <p>{percent < 100 ? `Enviando: ${percent} %` : 'Enviado. Guardando…'}</p>
      <progress
        className={`full-width ${styles.progress}`}
        aria-label="Envío"
        value={percent}
        max={100}
      />
    </div>
  )
}

function DraftNotice({ form, note }: Pick<FormHeadProps, 'form' | 'note'>) {
  const state = form.draftState
  return (
    <div role="status">
      {state !== 'none' && (
        <div
          className={`grid align-center outlined ok rounded-button gap-4 gap-x-14 ${styles.notice}`}
        >
          <IconHistory size={24} aria-hidden />
          <p>
            <strong>{SENTENCES[state]}</strong> {state === 'recovered' && note}
          </p>
          {state === 'recovered' && (
            <Button variant="text" size="small" onClick={form.clear}>
              Empezar de nuevo
            </Button>
          )}
          {state === 'cleared' && (
            <Button variant="text" size="small" onClick={form.undoClear}>
              Deshacer
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const SENTENCES = {
  recovered: 'Hemos recuperado lo que habías escrito.',
  cleared: 'Hemos eliminado lo que habías escrito.',
  refused:
    'Tu navegador no deja guardar lo que escribes: no cierres esta página hasta enviarlo. Para guardarlo, deja espacio o permite los datos de este sitio en sus ajustes.',
}

export function NeedsJavaScript() {
  return (
    <noscript>
      <Notice>
        Para esto hace falta JavaScript. Actívalo en tu navegador y carga la página otra vez.
      </Notice>
    </noscript>
  )
}
