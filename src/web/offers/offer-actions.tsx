import type { Offer } from '#contract/offers.ts'
import { Button } from '#web/ui/button.tsx'
import { IconCopy, IconPencil, IconTrash } from '#web/ui/icons.ts'
import styles from './offer-list.module.css'
import { headingId } from './use-offer-deletion.ts'

/** The title of an offer, which gets the focus when the offer before it is deleted. */
export function OfferHeading({ offer: { id, title } }: { offer: Offer }) {
  return (
    <h2 id={headingId(id)} tabIndex={-1}>
      {title}
    </h2>
  )
}

type OfferActionsProps = {
  offer: Offer
  isDeleting: boolean
  onEdit: () => void
  onRepeat: () => void
  onDelete: () => void
}

/** Three buttons of the same width, with the word below the icon, so that they fit at every font size. */
export function OfferActions({ offer, isDeleting, ...on }: OfferActionsProps) {
  const describedBy = headingId(offer.id)
  return (
    <div className={`grid gap-8 ${styles.actions}`}>
      <Button
        variant="soft"
        size="small"
        className={styles.action}
        aria-describedby={describedBy}
        icon={<IconPencil size={22} aria-hidden />}
        onClick={on.onEdit}
      >
        Editar
      </Button>
      <Button
        variant="text"
        size="small"
        className={styles.action}
        aria-describedby={describedBy}
        icon={<IconCopy size={22} aria-hidden />}
        onClick={on.onRepeat}
      >
        Repetir
      </Button>
      <Button
        variant="text"
        size="small"
        className={`${styles.action} ${styles.delete}`}
        aria-describedby={describedBy}
        icon={<IconTrash size={22} aria-hidden />}
        isBusy={isDeleting}
        busyLabel="Eliminando…"
        onClick={on.onDelete}
      >
        Eliminar
      </Button>
    </div>
  )
}
