import { IconAlertTriangle } from '#web/ui/icons.ts'
import styles from './error-summary.module.css'

type ErrorSummaryProps = {
  title: string
  /** The bad fields, in the order of the screen: the id of each control and what it is called. */
  fields: { id: string; name: string }[]
  onChoose: (id: string) => void
}

/** On top of a long form: how many fields are wrong, and a way to each. */
export function ErrorSummary({ title, fields, onChoose }: ErrorSummaryProps) {
  return (
    <section className={styles.summary} aria-label={title}>
      <IconAlertTriangle size={26} aria-hidden />
      <div>
        <p className={styles.title}>{title}</p>
        <ul className={styles.list}>
          {fields.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  onChoose(id)
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function countWrong(count: number): string {
  return count === 1 ? 'Hay 1 dato por corregir' : `Hay ${count} datos por corregir`
}
