import { useNavigate } from 'react-router'
import type { Commerce } from '#contract/commerces.ts'
import type { PlaceProposal } from '#contract/places.ts'
import type { PendingChange } from '#contract/proposals.ts'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { useSite } from '#web/api/site.ts'
import { askedOf, reviewMessage } from '#web/commerces/asked-commerce.ts'
import { findCommerce } from '#web/commerces/calls.ts'
import { PendingNote } from '#web/commerces/pending-note.tsx'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { BackLink } from '#web/screens/back-link.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Route } from './+types/place-route.ts'
import { findPlace } from './calls.ts'
import { PlaceForm } from './place-form.tsx'

export const clientLoader = guarded([ADMINISTRATOR, OWNER], async ({ params }) => {
  const commerce = await findCommerce(params.id!)
  return { commerce, proposal: await proposalFor(commerce) }
})

/** Proposes a place for a shop without one. If that fails, the screen works without a proposal. */
async function proposalFor(commerce: Commerce): Promise<PlaceProposal | null> {
  return commerce.latitude === null ? await findPlace(commerce).catch(() => null) : null
}

export function HydrateFallback() {
  return (
    <>
      <Head />
      <RowsSkeleton label="Cargando el mapa" rows={1} lines={3} />
    </>
  )
}

export const ErrorBoundary = screenFailure({
  title: 'Dirección en el mapa',
  items: 'la dirección',
})

export default function PlaceRoute({ loaderData }: Route.ComponentProps) {
  const { commerce, proposal } = loaderData
  const navigate = useNavigate()
  const townMap = useSite()?.map ?? null
  const back = `/commerces/${commerce.id}`

  async function onSaved(saved: Commerce) {
    await navigate(back)
    const message = saved.latitude === null ? 'Ya no está en el mapa.' : 'Dirección guardada.'
    toast({ message: reviewMessage(commerce, saved) ?? message })
  }

  return (
    <>
      <div>
        <BackLink to={back}>{commerce.name}</BackLink>
      </div>
      <Head name={commerce.name} />
      <PendingNote commerce={commerce} field="address" say={sayMove} />
      <PlaceForm
        key={commerce.id}
        commerce={askedOf(commerce)}
        proposal={proposal}
        townMap={townMap}
        onSaved={onSaved}
      />
    </>
  )
}

function sayMove({ to }: PendingChange & { field: 'address' }, isOffice: boolean) {
  return isOffice
    ? `El dueño pide ${to.direction}. Lo que cambies aquí sale al momento, y eso sigue en revisión.`
    : `Has pedido ${to.direction}. Tus vecinos ven la dirección de antes hasta que la miremos. Lo que muevas aquí corrige lo que pediste.`
}

function Head({ name }: { name?: string }) {
  return (
    <div className="mb-24">
      <PageTitle {...(name && { title: `Dirección de ${name} en el mapa · Escaparate` })}>
        Dirección en el mapa
      </PageTitle>
      <p className="mt-4 muted">Con el pin en tu puerta, los vecinos te encuentran en el mapa.</p>
    </div>
  )
}
