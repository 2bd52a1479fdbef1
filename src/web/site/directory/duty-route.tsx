import type { Duties } from '#contract/duty.ts'
import { readApi } from '#web/api/read-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { PageMetadata } from '../layout/page-metadata.tsx'
import { SiteFrame } from '../layout/site-frame.tsx'
import type { Route } from './+types/duty-route.ts'
import { cacheWhileOnDuty } from './cache-while-open.ts'
import { DutyList } from './duties.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const duties = await readApi<Duties>(context, 'duty/')
  cacheWhileOnDuty(context, duties)
  return duties
}

export default function DutyRoute({ loaderData }: Route.ComponentProps) {
  const { now: onDuty, next, link: provinceLink } = loaderData
  return (
    <SiteFrame>
      <PageMetadata
        path="/farmacia-de-guardia"
        title="Farmacia de guardia"
        isListed={onDuty.length + next.length > 0 || provinceLink !== null}
      >
        Qué farmacia del pueblo está de guardia ahora, también de noche, y cuál le sigue.
      </PageMetadata>
      <PageTitle>Farmacia de guardia</PageTitle>
      {onDuty.length > 0 ? (
        <section className="mt-24">
          <h2 className="title">Ahora</h2>
          <DutyList duties={onDuty} isNow />
        </section>
      ) : (
        <p className="mt-16">No sabemos qué farmacia está de guardia ahora.</p>
      )}
      {next.length > 0 && (
        <section className="mt-24">
          <h2 className="title">Después</h2>
          <DutyList duties={next} isNow={false} />
        </section>
      )}
      {provinceLink && (
        <p className="mt-24">
          <ButtonLink to={provinceLink} variant={onDuty.length > 0 ? 'text' : 'filled'}>
            Ver las de la provincia
          </ButtonLink>
        </p>
      )}
      {!provinceLink && onDuty.length === 0 && (
        <p className="mt-8">En la puerta de cualquier farmacia está la lista.</p>
      )}
    </SiteFrame>
  )
}
