import { Link } from 'react-router'
import { useListUrl } from '#web/lists/list-url.ts'
import { IconUser, IconX } from '#web/ui/icons.ts'
import styles from './person-filter.module.css'

/** Says whose events are listed, and links back to everybody's. */
export function PersonFilter({ name = 'esta persona' }: { name?: string | undefined }) {
  const urlWith = useListUrl()
  return (
    <p className={styles.filter}>
      <IconUser size={22} aria-hidden />
      <span className={styles.words}>
        Solo lo de <b>{name}</b>
      </span>
      <Link to={urlWith({ persona: '' })} className={styles.all}>
        <IconX size={22} aria-hidden />
        Ver lo de todos
      </Link>
    </p>
  )
}
