import type { Question } from '#contract/questions.ts'
import { readApi } from '#web/api/read-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { PageMetadata } from '../layout/page-metadata.tsx'
import { SiteFrame } from '../layout/site-frame.tsx'
import { StructuredData } from '../layout/structured-data.tsx'
import type { Route } from './+types/faq-route.ts'
import styles from './faq-route.module.css'

export const loader = ({ context }: Route.LoaderArgs) => readApi<Question[]>(context, 'faq/')

export default function Questions({ loaderData: questions }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <PageMetadata path="/preguntas" title="Preguntas frecuentes">
        Lo que más nos preguntan los vecinos y los comercios del pueblo, con su respuesta.
      </PageMetadata>
      <div className="mx-auto measure">
        <PageTitle className="mb-24">Preguntas frecuentes</PageTitle>
        {questions.length === 0 ? (
          <EmptyState title="Todavía no hay preguntas" sign="Muy pronto">
            Si tienes una, escríbenos y la contestamos.
          </EmptyState>
        ) : (
          <StructuredData content={faqPage(questions)} />
        )}
        {questions.map(({ id, question, answer }) => (
          <details key={id} className={`mt-12 surface rounded-card outlined ${styles.question}`}>
            <summary className="row min-h-56">
              <h2 className="small-title">{question}</h2>
            </summary>
            <p className="pre-line">{answer}</p>
          </details>
        ))}
        <p className="mt-36 mb-12">¿No está la tuya?</p>
        <ButtonLink to="/contacto" variant="outline">
          Escríbenos
        </ButtonLink>
      </div>
    </SiteFrame>
  )
}

function faqPage(questions: Question[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
