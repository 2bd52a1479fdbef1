import { IconX } from '#web/ui/icons.ts'

type ChosenFiltersProps = {
  chosen: readonly { name: string; without: string }[]
  /** URL of the list without filters. */
  clear: string
}

/** The active filters, each with a link that removes it. */
export function ChosenFilters({ chosen, clear }: ChosenFiltersProps) {
  if (chosen.length === 0) return null
  return (
    <ul className="cluster gap-8 mb-20" aria-label="Filtros elegidos">
      {chosen.map(({ name, without }) => (
        <li key={name}>
          <a href={without} className="chip px-12 sunken small">
            <span>
              <span className="visually-hidden">Quitar </span>
              {name}
            </span>
            <IconX size={20} aria-hidden />
          </a>
        </li>
      ))}
      <li>
        <a href={clear} className="inline-row tap px-10 link">
          Quitar filtros
        </a>
      </li>
    </ul>
  )
}
