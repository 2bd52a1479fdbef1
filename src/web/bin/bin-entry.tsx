import { useId, useState } from 'react'
import type { BinItem } from '#contract/bin.ts'
import type { BinItemType } from '#contract/entities.ts'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import {
  IconArrowBackUp,
  IconBuildingStore,
  IconCalendarEvent,
  IconHelpCircle,
  IconMail,
  IconTags,
  IconTicket,
} from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './bin-entry.module.css'
import { restore } from './calls.ts'
import { formatOrigin, formatRestored, formatTimeLeft, isExpiringSoon } from './labels.ts'

type BinEntryProps = {
  item: BinItem
  onRestored: (item: BinItem, message: string) => Promise<void>
}

/** An item in the bin: who deleted it and when, how long it stays, and a button to restore it. */
export function BinEntry({ item, onRestored }: BinEntryProps) {
  const name = useId()
  const [failure, setFailure] = useState<string>()
  const Icon = ICONS[item.type]

  async function bringBack() {
    setFailure(undefined)
    try {
      await restore(item)
      await onRestored(item, formatRestored(item))
    } catch (error) {
      if (statusOf(error) === 404) await onRestored(item, 'Eso ya no estaba en la papelera.')
      else setFailure(errorMessage(error))
    }
  }

  return (
    <li className={`grid align-center gap-4 gap-x-16 px-20 py-16 ${styles.entry}`}>
      <Icon size={26} className={`muted ${styles.icon}`} aria-hidden />
      <div>
        <p id={name} className="bold">
          {item.name}
        </p>
        <p className="note">{formatOrigin(item)}</p>
      </div>
      <p
        className={`tabular small loose ${isExpiringSoon(item) ? 'pend-text strong' : 'muted'} ${styles.timeLeft}`}
      >
        {formatTimeLeft(item)}
      </p>
      <div className={`grid ${styles.action}`}>
        {item.waits ? (
          <p className="muted small leading-14">Recupera antes su comercio.</p>
        ) : (
          <Button
            id={restoreId(item)}
            variant="soft"
            size="small"
            icon={IconArrowBackUp}
            busyLabel="Recuperando…"
            aria-describedby={name}
            onClick={bringBack}
          >
            Recuperar
          </Button>
        )}
      </div>
      {failure && (
        <div className="full-row mt-8">
          <Notice>{failure}</Notice>
        </div>
      )}
    </li>
  )
}

const ICONS: Record<BinItemType, typeof IconTicket> = {
  offer: IconTicket,
  commerce: IconBuildingStore,
  category: IconTags,
  faq: IconHelpCircle,
  contact: IconMail,
  holidays: IconCalendarEvent,
}

export const restoreId = ({ type, id }: Pick<BinItem, 'type' | 'id'>) => `recuperar-${type}-${id}`
