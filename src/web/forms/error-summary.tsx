import { IconAlertTriangle } from '#web/ui/icons.ts'
import styles from './error-summary.module.css'
import type { Form } from './use-form.ts'

type ErrorSummaryProps = {
  form: Pick<Form, 'fieldErrors' | 'labels' | 'idOf' | 'focus' | 'countErrors'>
}

export function ErrorSummary({ form }: ErrorSummaryProps) {
  const wrong = Object.keys(form.fieldErrors)
  const title = form.countErrors()
  return (
    <section className={`flex gap-14 rejected ${styles.summary}`} aria-label={title}>
      <IconAlertTriangle size={26} aria-hidden />
      <div>
        <p className="strong">{title}</p>
        <ul className="cluster gap-x-20">
          {wrong.map((name) => (
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

export function countErrors(count: number): string {
  return count === 1 ? 'Hay 1 dato por corregir' : `Hay ${count} datos por corregir`
}
