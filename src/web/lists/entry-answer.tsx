import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Icon } from '#web/ui/icons.ts'
import styles from './list-screen.module.css'

type EntryAnswerProps = { id: string; heading: string; text: string | null; failure?: string }

export function EntryAnswer({ id, heading, text, failure }: EntryAnswerProps) {
  return (
    <section className={`grid gap-6 px-16 py-14 sunken ${styles.answer}`} aria-labelledby={id}>
      <h3 id={id} className="note regular">
        {heading}
      </h3>
      <p className="pre-line">{text}</p>
      {failure !== undefined && <p className="small danger">{failure}</p>}
    </section>
  )
}

type EntryLinkProps = { to: string; icon?: Icon; isNewTab?: boolean; children: ReactNode }

export function EntryLink({ to, icon: LinkIcon, isNewTab, children }: EntryLinkProps) {
  return (
    <li>
      <Link
        className="row gap-8 tap"
        to={to}
        {...(isNewTab && { target: '_blank', rel: 'noreferrer' })}
      >
        {LinkIcon && <LinkIcon size={22} aria-hidden />}
        {children}
      </Link>
    </li>
  )
}
