import styles from './directory-route.module.css'

type SortLinksProps = {
  /** The label of the default order. */
  defaultLabel: string
  isByName?: boolean | undefined
  urlOf: (isByName: boolean) => string
}

/** Links to the two orders. */
export function SortLinks({ defaultLabel, isByName = false, urlOf }: SortLinksProps) {
  return (
    <nav className={`flex gap-8 flex-none small ${styles.order}`} aria-label="Orden">
      <a href={urlOf(false)} aria-current={isByName ? undefined : 'true'}>
        {defaultLabel}
      </a>
      <a href={urlOf(true)} aria-current={isByName ? 'true' : undefined}>
        Por nombre
      </a>
    </nav>
  )
}
