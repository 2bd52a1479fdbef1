import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { findCommerce } from '#web/commerces/calls.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { BackToCommerce } from '#web/screens/back-link.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import type { Route } from './+types/gallery-route.ts'
import { Gallery } from './gallery.tsx'

export const clientLoader = guarded([ADMINISTRATOR, OWNER], async ({ params }) => ({
  commerce: await findCommerce(params.id!),
}))

export function HydrateFallback() {
  return (
    <>
      <div className="mb-24">
        <PageTitle>Fotos</PageTitle>
      </div>
      <RowsSkeleton label="Cargando las fotos" rows={1} lines={3} />
    </>
  )
}

export const ErrorBoundary = screenFailure({ title: 'Fotos', items: 'las fotos' })

export default function GalleryRoute({ loaderData: { commerce } }: Route.ComponentProps) {
  return (
    <>
      <div>
        <BackToCommerce>{commerce.name}</BackToCommerce>
      </div>
      <div className="mb-24">
        <PageTitle title={`Fotos de ${commerce.name} · Escaparate`}>Fotos</PageTitle>
      </div>
      <Gallery key={commerce.id} loaded={commerce} />
    </>
  )
}
