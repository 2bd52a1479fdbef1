import type { ComponentProps, ElementType, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './card.module.css'

type CardProps = {
  as?: ElementType
  className?: string
  children: ReactNode
  'aria-labelledby'?: string
}

/** A card. A picture as its first child extends to the edges; `CardBody` adds padding to the rest. */
export function Card({ as: Tag = 'div', className = '', children, ...named }: CardProps) {
  return (
    <Tag className={`card relative overflow-clip ${styles.card} ${className}`} {...named}>
      {children}
    </Tag>
  )
}

export function CardBody({ className = '', children }: Omit<CardProps, 'as'>) {
  return <div className={`${styles.body} ${className}`}>{children}</div>
}

export function CardPicture({ tag, children }: { tag?: ReactNode; children: ReactNode }) {
  return (
    <div className="relative">
      <div className="frame ratio-photo overflow-clip">{children}</div>
      {tag && <div className={`absolute ${styles.tag}`}>{tag}</div>}
    </div>
  )
}

/** The link on a card's name, which covers the whole card. Use `href` on pages without hydration. */
export function CardLink(props: LinkProps | ComponentProps<'a'>) {
  if ('to' in props) return <Link {...props} className={`ink no-underline ${styles.link}`} />
  return <a {...props} className={`ink no-underline ${styles.link}`} />
}
