import { isRunning } from '#contract/offer-dates.ts'
import type { Offer } from '#contract/offers.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import {
  IconChevronDown,
  IconClock,
  IconCopy,
  IconPencil,
  IconPrinter,
  IconTrash,
} from '#web/ui/icons.ts'
import styles from './offer-list.module.css'
import { headingId } from './use-offer-deletion.ts'

/** The title of an offer. It gets the focus when the offer before it is deleted. */
export function OfferHeading({ offer: { id, title } }: { offer: Offer }) {
  return (
    <h2 id={headingId(id)} tabIndex={-1}>
      {title}
    </h2>
  )
}

type OfferActionsProps = {
  offer: Offer
  /** URL of its poster. */
  sheet: string
  onEdit: () => void
  onRepeat: () => void
  /** The button is busy until the returned promise settles. */
  onEnd: () => unknown
  onDelete: () => unknown
}

/** Buttons to edit and delete; the others are behind 'Más'. */
export function OfferActions({ offer, sheet, ...on }: OfferActionsProps) {
  const { id, title, state } = offer
  const row = {
    variant: 'text',
    size: 'small',
    isFullWidth: true,
    'aria-describedby': headingId(id),
  } as const
  return (
    <div className={`flex wrap gap-8 ${styles.actions}`}>
      <Button
        variant="soft"
        size="small"
        aria-describedby={headingId(id)}
        icon={IconPencil}
        onClick={on.onEdit}
      >
        Editar
      </Button>
      <Button
        variant="text"
        size="small"
        className={styles.delete}
        aria-describedby={headingId(id)}
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
