import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { Facade } from '#web/ui/drawing.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { PageMetadata } from './page-metadata.tsx'
import { SiteFrame } from './site-frame.tsx'
import { StatusScreen } from './status-screen.tsx'

type LinkTarget = readonly [to: string, name: string]

type Confirmation = {
  title: string
  sentence: string
  links: readonly [LinkTarget, LinkTarget]
  /** The name on the drawn shop. */
  sign?: string
}

type FormPageProps = {
  path: string
  title: string
  heading?: string
  summary: string
  isListed?: boolean
  sent: Confirmation
  street?: ReactNode
  children: ReactNode
}

export const sentPath = (path: string) => `${path}?enviado=si`

/** A page with a form or, with `enviado` in its URL, a confirmation. */
export function FormPage({ heading, summary, sent, street, children, ...page }: FormPageProps) {
  if (useSearchParams()[0].has('enviado')) return <SentScreen {...sent} />
  return (
    <SiteFrame picture={street}>
      <PageMetadata {...page}>{summary}</PageMetadata>
      <div className="mx-auto measure">
        <PageTitle>{heading ?? page.title}</PageTitle>
        {children}
      </div>
    </SiteFrame>
  )
}

function SentScreen({ title, sentence, links: [next, other], sign = 'Buzón' }: Confirmation) {
  return (
    <StatusScreen
      title={title}
      sentence={sentence}
      action={
        <div className="cluster gap-12">
          <ButtonLink to={next[0]}>{next[1]}</ButtonLink>
          <ButtonLink to={other[0]} variant="text">
            {other[1]}
          </ButtonLink>
        </div>
      }
      picture={<Facade shop={{ id: 7, name: sign, category: 'Papelería' }} />}
    />
  )
}
