import { Link } from 'react-router'
import { IconX } from '#web/ui/icons.ts'
import styles from './chosen-filters.module.css'

type ChosenFiltersProps = {
  chosen: readonly { name: string; without: string }[]
  /** The list with none of them. */
  clear: string
}

/** What narrows the list, each with the way to do without it. */
export function ChosenFilters({ chosen, clear }: ChosenFiltersProps) {
  if (chosen.length === 0) return null
  return (
    <ul className={styles.chosen} aria-label="Filtros elegidos">
      {chosen.map(({ name, without }) => (
        <li key={name}>
          <Link to={without} className={styles.chip}>
            <span>
              <span className="visually-hidden">Quitar </span>
              {name}
            </span>
            <IconX size={20} aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <Link to={clear} className={styles.clear}>
          Quitar filtros
        </Link>
      </li>
    </ul>
  )
}
