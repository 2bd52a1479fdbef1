import { redirect, useRevalidator } from 'react-router'
import { z } from 'zod'
import { appealText, type Restriction } from '#contract/appeals.ts'
import { riskyWords } from '#contract/proposals.ts'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { storedRole, storedUser } from '#web/api/session.ts'
import { formatDay } from '#web/format/dates.ts'
import { TextArea } from '#web/forms/field.tsx'
import { FormFoot, FormHead } from '#web/forms/form-frame.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { screenFailure, screenSkeleton } from '#web/lists/list-screen.tsx'
import { BackLink } from '#web/screens/back-link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Route } from './+types/appeal-screen.ts'
import { ProposedChanges } from './appeal-details.tsx'
import { findRestriction, sendAppeal } from './calls.ts'
import { titleFor } from './labels.ts'
import { appealState, reasonOf } from './restriction-notice.tsx'

export const clientLoader = guarded([ADMINISTRATOR, OWNER], async ({ params }) => {
  const restriction = await findRestriction(params.decision!)
  const { may_appeal, appeal, object } = restriction
  // Administrators read the appeals of owners in the inbox.
  if (storedRole() === ADMINISTRATOR && !may_appeal && !appeal) {
    throw redirect(`/reclamaciones?buscar=${encodeURIComponent(object)}`)
  }
  return { restriction }
})

const SCREEN = { title: 'Reclamación', items: 'la decisión' }

export const HydrateFallback = screenSkeleton(SCREEN, { rows: 2, lines: 3 })

export const ErrorBoundary = screenFailure(SCREEN)

export default function AppealScreen({ loaderData }: Route.ComponentProps) {
  const { restriction } = loaderData
  const { kind, commerce, object, decided_at } = restriction
  const { may_appeal, appeal, appealed_at, answer } = restriction
  return (
    <>
      <BackLink to={backOf(restriction)}>{commerce === null ? 'Comercios' : object}</BackLink>
      <PageTitle>{titleFor(kind)}</PageTitle>
      <p className="muted">
        Lo decidió la administración del directorio {formatDay(decided_at)}. {endText(restriction)}
      </p>
      <div className="grid gap-24 mt-24 max-w-640">
        <Card as="section">
          <CardBody className="stack gap-12">
            <h2 className="title">{object}</h2>
            <ProposedChanges changes={restriction.changes} />
            <div className="p-16 outlined rejected break-anywhere pre-line rounded-chip">
              <h3>Lo que te dice la administración</h3>
              <p>{reasonOf(restriction)}</p>
            </div>
          </CardBody>
        </Card>
        <Card as="section">
          <CardBody className="stack gap-12">
            {may_appeal ? (
              <AppealForm restriction={restriction} />
            ) : (
              <>
                <h2 className="title">{appealed_at === null ? 'Reclamar' : 'Tu reclamación'}</h2>
                {appeal && (
                  <blockquote className="p-16 sunken outlined break-anywhere pre-line rounded-chip">
                    {appeal}
                  </blockquote>
                )}
                {answer && (
                  <div className="p-16 sunken outlined break-anywhere pre-line rounded-chip">
                    <h3>Lo que te respondemos</h3>
                    <p>{answer}</p>
                  </div>
                )}
                <p>{appealState(restriction)}</p>
              </>
            )}
          </CardBody>
        </Card>
      </div>
    </>
  )
}

const appealValues = z.object({ text: appealText })

function AppealForm({ restriction }: { restriction: Restriction }) {
  const { id } = restriction
  const { revalidate } = useRevalidator()
  const form = useForm({
    schema: appealValues,
    initial: { text: '' },
    labels: { text: 'Cuéntanos por qué' },
    draft: `appeal-${storedUser()?.id}-${id}`,
    send: ({ values }) => sendAppeal(id, values.text),
    onSuccess: async () => {
      await revalidate()
      toast({ message: 'Reclamación enviada. Te escribiremos con la respuesta.' })
    },
  })
  return (
    <form noValidate className="grid gap-16" aria-label="Reclamación" onSubmit={form.submit}>
      <h2 className="title">¿No estás de acuerdo?</h2>
      <FormHead form={form} />
      <TextArea
        {...form.field('text')}
        help="Lo leerá otra persona de la administración, si la hay."
        rows={5}
        required
      />
      <p className="muted">{appealState(restriction)}</p>
      <FormFoot form={form} />
      <div className="cluster gap-12">
        <Button type="submit" isBusy={form.isSubmitting} busyLabel="Enviando…">
          Enviar reclamación
        </Button>
        <ButtonLink to={backOf(restriction)} variant="text">
          Lo dejo como está
        </ButtonLink>
      </div>
    </form>
  )
}

/** Returns the path of the screen to go back to. Deleted shops and offers have none. */
function backOf({ kind, commerce }: Restriction): string {
  if (commerce === null || kind === 'commerce_deleted') return '/commerces'
  return kind === 'offer_deleted' ? `/commerces/${commerce}/offers` : `/commerces/${commerce}`
}

function endText({ kind, changes, ended_at, outcome }: Restriction): string {
  if (ended_at === null) return ''
  if (kind === 'proposal_rejected' && outcome === 'granted') {
    // After a granted appeal `changes` has only the fields that stay rejected.
    const unchanged = changes.map(({ field }) => field)
    return unchanged.length === 0
      ? 'Tenías razón: tus vecinos ya ven lo que pediste.'
      : `Tenías razón. Pero esto ha cambiado después, y se queda como está: ${riskyWords(unchanged)}.`
  }
  return outcome === 'granted' ? 'Tenías razón: ya está de vuelta.' : 'Ya no está en pie.'
}
