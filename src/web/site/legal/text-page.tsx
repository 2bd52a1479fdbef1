import type { ReactNode } from 'react'
import { PageMetadata } from '#web/site/layout/page-metadata.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { SiteFrame } from '../layout/site-frame.tsx'
import styles from './text-page.module.css'

type TextPageProps = { path: string; title: string; summary: string; children: ReactNode }

export function TextPage({ path, title, summary, children }: TextPageProps) {
  return (
    <SiteFrame>
      <PageMetadata path={path} title={title}>
        {summary}
      </PageMetadata>
      <div className={`grid gap-16 mx-auto measure ${styles.text}`}>
        <PageTitle>{title}</PageTitle>
        {children}
      </div>
    </SiteFrame>
  )
}
