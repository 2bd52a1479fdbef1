import type { ButtonHTMLAttributes } from 'react'
import { IconChevronDown, IconX } from '#web/ui/icons.ts'
import styles from './category-filters.module.css'

type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & { isPressed?: boolean }

export function Chip({ isPressed, className = '', ...button }: ChipProps) {
  return (
    <button
      type="button"
      {...button}
      className={`inline-row gap-10 flex-none surface tap one-line rounded-button px-16 strong hover-sunken ${styles.chip} ${className}`}
      aria-pressed={button.type === 'submit' ? isPressed : undefined}
      data-on={isPressed || undefined}
    />
  )
}

type SortLinksProps = {
  defaultLabel: string
  isByName?: boolean | undefined
  urlOf: (isByName: boolean) => string
}

const POPOVER_ID = 'orden'

export function SortLinks({ defaultLabel, isByName = false, urlOf }: SortLinksProps) {
  const labelOf = (byName: boolean) => (byName ? 'Por nombre' : defaultLabel)
  return (
    <>
      <Chip popoverTarget={POPOVER_ID} className={styles.sort}>
        <span className="visually-hidden">Orden: </span>
        {labelOf(isByName)}
        <IconChevronDown size={20} aria-hidden />
      </Chip>
      <div id={POPOVER_ID} popover="auto" className={`surface shadow-modal ${styles.sheet}`}>
        <nav className={`grid gap-4 ${styles.foot}`} aria-label="Orden">
          {[false, true].map((byName) => (
            <a
              key={labelOf(byName)}
              className="row tap px-12 rounded-chip ink link"
              href={urlOf(byName)}
              aria-current={byName === isByName ? 'true' : undefined}
            >
              {labelOf(byName)}
            </a>
          ))}
        </nav>
      </div>
    </>
  )
}

/** `href`: the URL without this filter; `hrefOfAll`: without all filters. */
type ChosenFiltersProps = {
  chosen: readonly { name: string; href: string }[]
  hrefOfAll: string
}

export function ChosenFilters({ chosen, hrefOfAll }: ChosenFiltersProps) {
  if (chosen.length === 0) return null
  return (
    <ul className="cluster gap-8 mb-20" aria-label="Filtros elegidos">
      {chosen.map(({ name, href }) => (
        <li key={name}>
          <a href={href} className="chip px-12 sunken small">
            <span>
              <span className="visually-hidden">Quitar </span>
              {name}
            </span>
            <IconX size={20} aria-hidden />
          </a>
        </li>
      ))}
      <li>
        <a href={hrefOfAll} className="inline-row tap px-10 link">
          Quitar filtros
        </a>
      </li>
    </ul>
  )
}
