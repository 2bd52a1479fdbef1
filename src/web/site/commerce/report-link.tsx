import { IconFlag } from '#web/ui/icons.ts'
import styles from './report-link.module.css'

/** At the end of the page of a shop or an offer: somebody may know better. */
export function ReportLink({ of }: { of: string }) {
  return (
    <p className={styles.report}>
      <a href={`${of}/avisar`} rel="nofollow" className={styles.link}>
        <IconFlag size={20} aria-hidden />
        Avisar de un problema
      </a>
    </p>
  )
}
