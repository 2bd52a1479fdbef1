import type { ElementType, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './card.module.css'

type CardProps = { as?: ElementType; className?: string; children: ReactNode }

/** A sheet on the page. A picture put first bleeds to its edges; CardBody pads the rest. */
export function Card({ as: Tag = 'div', className = '', children }: CardProps) {
  return <Tag className={`${styles.card} ${className}`}>{children}</Tag>
}

export function CardBody({ className = '', children }: Omit<CardProps, 'as'>) {
  return <div className={`${styles.body} ${className}`}>{children}</div>
}

/** The 16:11 frame of a card's photo or façade; `tag` straddles its lower edge. */
export function CardPicture({ tag, children }: { tag?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.picture}>
      <div className={styles.frame}>{children}</div>
      {tag && <div className={styles.tag}>{tag}</div>}
    </div>
  )
}

/** On the name of what the card shows: it covers the card whole, so that all of it opens that. */
export function CardLink(props: LinkProps) {
  return <Link {...props} className={styles.link} />
}
