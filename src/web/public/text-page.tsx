import type { ReactNode } from 'react'
import { PageDescription } from '#web/street/page-description.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import styles from './text-page.module.css'

type TextPageProps = {
  origin: string
  path: string
  title: string
  /** What search results say of it. */
  summary: string
  children: ReactNode
}

/** A page of plain text, such as the law asks for. */
export function TextPage({ origin, path, title, summary, children }: TextPageProps) {
  return (
    <>
      <PageDescription origin={origin} path={path} title={title}>
        {summary}
      </PageDescription>
      <PublicHeader />
      <main id="contenido" className={styles.text}>
        <PageTitle>{title}</PageTitle>
        {children}
      </main>
      <PublicFooter />
    </>
  )
}
