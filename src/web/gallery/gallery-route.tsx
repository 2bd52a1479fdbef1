import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { findCommerce } from '#web/commerces/calls.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import skeleton from '#web/lists/skeleton.module.css'
import { BackToCommerce } from '#web/screens/back-link.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import type { Route } from './+types/gallery-route.ts'
import styles from './gallery.module.css'
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
      <div
        role="status"
        className={`cards cards-small gap-12 mb-16 ${styles.list} ${skeleton.delayed} ${skeleton.pulse}`}
      >
        <span className="visually-hidden">Cargando las fotos</span>
        {[1, 2, 3].map((row) => (
          <div key={row} className={`rounded-field ${styles.picture} ${styles.block}`} />
        ))}
      </div>
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
