import { useNavigate } from 'react-router'
import { ADDRESS_PARTS } from '#contract/address.ts'
import type { Commerce } from '#contract/commerces.ts'
import type { PlaceProposal } from '#contract/places.ts'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { call } from '#web/api/api.ts'
import { guarded } from '#web/api/guard.ts'
import { storedRole } from '#web/api/session.ts'
import { useSite } from '#web/api/site.ts'
import { findCommerce } from '#web/commerces/calls.ts'
import { PendingNote } from '#web/commerces/pending-note.tsx'
import { reviewMessage, withPending } from '#web/commerces/pending-values.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { BackLink } from '#web/screens/back-link.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Route } from './+types/place-route.ts'
import { PlaceForm } from './place-form.tsx'

export const clientLoader = guarded([ADMINISTRATOR, OWNER], async ({ params }) => {
  const commerce = await findCommerce(params.id!)
  return { commerce, proposal: await proposalFor(commerce) }
})

const ADDRESS = ['direction', ...ADDRESS_PARTS] as const

/** Proposes a place for a shop without one. Null if the geocoder fails or finds nothing. */
async function proposalFor(commerce: Commerce): Promise<PlaceProposal | null> {
  if (commerce.latitude !== null) return null
  const address = Object.fromEntries(ADDRESS.map((part) => [part, commerce[part]]))
  const find = { method: 'post', url: '/api/places/find/', data: address } as const
  return call<{ proposal: PlaceProposal | null }>(find).then(
    ({ proposal }) => proposal,
    () => null,
  )
}

export function HydrateFallback() {
  return (
    <>
      <Head />
      <RowsSkeleton label="Cargando el mapa" rows={1} lines={3} />
    </>
  )
}

export const ErrorBoundary = screenFailure({ title: 'Dirección en el mapa', items: 'la dirección' })

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
      <PendingNote commerceId={commerce.id}>{moveNote(commerce)}</PendingNote>
      <PlaceForm
        key={commerce.id}
        commerce={withPending(commerce)}
        proposal={proposal}
        townMap={townMap}
        onSaved={onSaved}
      />
    </>
  )
}

function moveNote({ pending }: Commerce): string | undefined {
  const change = pending?.find((change) => change.field === 'address')
  if (change === undefined) return undefined
  return storedRole() === ADMINISTRATOR
    ? `El dueño pide ${change.to.direction}. Lo que cambies aquí sale al momento, y eso sigue en revisión.`
    : `Has pedido ${change.to.direction}. Tus vecinos ven la dirección de antes hasta que la miremos. Lo que muevas aquí corrige lo que pediste.`
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
