import type { ReactNode } from 'react'
import type { Category } from '#contract/categories.ts'
import { isRunning, type OfferState } from '#contract/offer-dates.ts'
import type { Offer } from '#contract/offers.ts'
import { categoryNames } from '#web/commerces/facade-of.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import {
  IconChevronDown,
  IconClock,
  IconCopy,
  IconPencil,
  IconPrinter,
  IconTrash,
} from '#web/ui/icons.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import styles from './offer-list.module.css'
import { OfferPicture } from './offer-picture.tsx'
import { PriceTag } from './price-tag.tsx'
import { OfferWhen, Ticket } from './ticket.tsx'
import { headingId } from './use-offer-deletion.ts'

type OfferCardsProps = {
  offers: Offer[]
  categories: Category[]
  /** Returns what replaces the status of a deleted offer. */
  statusOf?: (offer: Offer) => ReactNode
  children: (offer: Offer) => ReactNode
}

export function OfferCards({ offers, categories, statusOf, children }: OfferCardsProps) {
  return (
    <ul className="cards gap-24">
      {offers.map((offer) => (
        <li key={offer.id}>
          <Ticket
            offer={offer}
            picture={
              <OfferPicture offer={offer} category={categoryNames(offer.category, categories)[0]} />
            }
            heading={
              <>
                {/* Takes the focus when the offer above is deleted. */}
                <h2 id={headingId(offer.id)} tabIndex={-1}>
                  {offer.title}
                </h2>
                {offer.price !== null && <PriceTag offer={offer} className="mt-8" />}
              </>
            }
            when={<OfferWhen offer={offer} undated={statusOf ? undefined : questionIfOld(offer)} />}
            status={statusOf?.(offer) ?? <OfferStatus state={offer.state} />}
            isOver={offer.state === 'ended'}
          >
            {children(offer)}
          </Ticket>
        </li>
      ))}
    </ul>
  )
}

/** Milliseconds. */
const MONTH = 30 * 86_400_000

/** Asks about an offer without dates that has not been edited for three months: it is probably over. */
function questionIfOld({ updated_at }: Offer): string | undefined {
  const months = (Date.now() - Date.parse(updated_at)) / MONTH
  if (months < 3) return undefined
  return `Lleva más de ${months > 12 ? 'un año' : 'tres meses'} igual. ¿Sigue en marcha?`
}

type OfferActionsProps = {
  offer: Offer
  sheet: string
  onEdit: () => void
  onRepeat: () => void
  onEnd: () => unknown
  onDelete: () => unknown
}

export function OfferActions({ offer, sheet, ...on }: OfferActionsProps) {
  const { id, title, state } = offer
  const button = { size: 'small', 'aria-describedby': headingId(id) } as const
  const row = { ...button, variant: 'text', isFullWidth: true } as const
  return (
    <div className={`flex wrap gap-8 ${styles.actions}`}>
      <Button {...button} variant="soft" icon={IconPencil} onClick={on.onEdit}>
        Editar
      </Button>
      <Button
        {...button}
        variant="danger-text"
        icon={IconTrash}
        busyLabel="Eliminando…"
        onClick={on.onDelete}
      >
        Eliminar
      </Button>
      <details>
        <summary
          className="inline-row gap-6 px-12 strong primary tap"
          aria-label={`Más de ${title}`}
        >
          Más
          <IconChevronDown size={20} aria-hidden />
        </summary>
        <Button {...row} icon={IconCopy} onClick={on.onRepeat}>
          Repetir
        </Button>
        {state !== 'ended' && (
          <ButtonLink {...row} to={sheet} icon={IconPrinter}>
            Hacer un cartel o compartir
          </ButtonLink>
        )}
        {isRunning(state) && (
          <Button {...row} icon={IconClock} busyLabel="Terminando…" onClick={on.onEnd}>
            Terminar ahora
          </Button>
        )}
      </details>
    </div>
  )
}

export function OfferStatus({ state }: { state: OfferState }) {
  const { tone, word } = STATES[state]
  return <StatusChip tone={tone}>{word}</StatusChip>
}

const STATES = {
  scheduled: { tone: 'later', word: 'Programada' },
  running: { tone: 'good', word: 'En marcha' },
  ends_today: { tone: 'waiting', word: 'Acaba hoy' },
  ended: { tone: 'over', word: 'Terminada' },
} as const
