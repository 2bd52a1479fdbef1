import { IconChevronDown } from '#web/ui/icons.ts'
import filters from './category-filters.module.css'
import { Chip } from './chip.tsx'
import styles from './directory-route.module.css'

type SortLinksProps = {
  /** Label of the default order. */
  defaultLabel: string
  isByName?: boolean | undefined
  urlOf: (isByName: boolean) => string
}

const POPOVER = 'orden'
const LINK = 'row tap px-12 rounded-chip ink link'

/** A chip with the order of a list, which opens links to its two orders. */
export function SortLinks({ defaultLabel, isByName = false, urlOf }: SortLinksProps) {
  return (
    <>
      <Chip popoverTarget={POPOVER} className={styles.sort}>
        <span className="visually-hidden">Orden: </span>
        {isByName ? 'Por nombre' : defaultLabel}
        <IconChevronDown size={20} aria-hidden />
      </Chip>
      <div id={POPOVER} popover="auto" className={`surface shadow-modal ${filters.sheet}`}>
        <nav className={`grid gap-4 ${filters.foot}`} aria-label="Orden">
          <a className={LINK} href={urlOf(false)} aria-current={isByName ? undefined : 'true'}>
            {defaultLabel}
          </a>
          <a className={LINK} href={urlOf(true)} aria-current={isByName ? 'true' : undefined}>
            Por nombre
          </a>
        </nav>
      </div>
    </>
  )
}
