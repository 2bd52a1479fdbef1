import { IconX } from '#web/ui/icons.ts'
import styles from './directory-route.module.css'

type ChosenFiltersProps = {
  chosen: readonly { name: string; without: string }[]
  /** The URL of the list without filters. */
  clear: string
}

/** The active filters, each with a link that removes it. */
export function ChosenFilters({ chosen, clear }: ChosenFiltersProps) {
  if (chosen.length === 0) return null
  return (
    <ul className={`cluster gap-8 ${styles.chosen}`} aria-label="Filtros elegidos">
      {chosen.map(({ name, without }) => (
        <li key={name}>
          <a href={without} className={styles.chip}>
            <span>
              <span className="visually-hidden">Quitar </span>
              {name}
            </span>
            <IconX size={20} aria-hidden />
          </a>
        </li>
      ))}
      <li>
        <a href={clear} className={`inline-row tap ${styles.clear}`}>
          Quitar filtros
        </a>
      </li>
    </ul>
  )
}
