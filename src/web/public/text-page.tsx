import type { ReactNode } from 'react'
import { PageTitle } from '#web/ui/page-title.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import styles from './text-page.module.css'

/** A page of plain text, such as the law asks for. */
export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PublicHeader />
      <main id="contenido" className={styles.text}>
        <PageTitle>{title}</PageTitle>
        {children}
      </main>
      <PublicFooter />
    </>
  )
}
