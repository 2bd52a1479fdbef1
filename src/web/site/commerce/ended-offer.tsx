import type { RouterContextProvider } from 'react-router'
import type { ListedOffer } from '#contract/directory.ts'
import { formatCount } from '#contract/numbers.ts'
import type { Page } from '#contract/paging.ts'
import { commercePath } from '#contract/site-paths.ts'
import { readApi } from '#web/api/read-api.ts'
import { OfferStatus } from '#web/offers/offer-status.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconTag } from '#web/ui/icons.ts'
import styles from './offer-route.module.css'

type Context = Readonly<RouterContextProvider>

/** How many offers the shop has today, for the page of one that has ended. */
export async function countRunning(context: Context, offer: ListedOffer): Promise<number> {
  if (offer.state !== 'ended') return 0
  const { count } = await readApi<Page<ListedOffer>>(context, 'directory/offers/', {
    commerce: offer.commerce.id,
    page: 1,
    page_size: 1,
  })
  return count
}

/** 'Terminada', in place of the type. */
export function EndedChip() {
  return (
    <p className="flex">
      <OfferStatus state="ended" />
    </p>
  )
}

/** Where to go from an offer that is over: to what runs now. */
export function MissedOffer({ offer, running }: { offer: ListedOffer; running: number }) {
  const { commerce } = offer
  return (
    <section className={`grid gap-12 centered ${styles.missed}`} aria-labelledby="perdida">
      <h2 id="perdida" className={styles.question}>
        ¿Te la perdiste?
      </h2>
      <p>
        {running > 0
          ? `${commerce.name} tiene ${formatCount(running, 'oferta', 'ofertas')} en marcha.`
          : 'Otros comercios del pueblo tienen las suyas en marcha.'}
      </p>
      <ButtonLink
        to={running > 0 ? `${commercePath(commerce)}#ofertas` : '/ofertas'}
        variant="offer"
        icon={<IconTag size={24} aria-hidden />}
        className={styles.link}
      >
        {running > 0 ? 'Verlas' : 'Ver las ofertas de hoy'}
      </ButtonLink>
    </section>
  )
}
