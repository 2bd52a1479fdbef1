import { useId } from 'react'
import { useRevalidator } from 'react-router'
import type { BinItem } from '#contract/bin.ts'
import { BIN_ITEM_TYPES, type BinItemType, restorableTypes } from '#contract/entities.ts'
import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { statusOf } from '#web/api/api.ts'
import { useModules } from '#web/api/modules.ts'
import { DefinedList, type ListDefinition, listSkeleton } from '#web/lists/defined-list.tsx'
import { kindOptions, listLoader } from '#web/lists/list-loader.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { RecordTabs } from '#web/lists/record-tabs.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { idsAround, useNextFocus } from '#web/lists/use-next-focus.ts'
import { useAttempt } from '#web/screens/attempt.tsx'
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
import { toast } from '#web/ui/toast.tsx'
import type { Route } from './+types/bin-list.ts'
import styles from './bin-list.module.css'
import { listBin, restore } from './calls.ts'
import { formatOrigin, formatRestored, formatTimeLeft, isExpiringSoon } from './labels.ts'

const TYPE_OPTIONS = kindOptions(BIN_ITEM_TYPES)
const SELECT = { label: 'Qué', param: 'tipo', options: TYPE_OPTIONS }
const LIST: ListDefinition = {
  title: 'Papelera',
  items: 'la papelera',
  counted: ['cosa', 'cosas', 'Nada en la papelera'],
  search: {
    label: 'Buscar por nombre',
    placeholder: 'Nombre',
    advice: 'Puede que ya se haya recuperado, o que haya pasado su tiempo.',
  },
  empty: {
    title: 'La papelera está vacía',
    sign: 'Todo limpio',
    text: 'Lo que se elimine aparecerá aquí, y desde aquí podrás recuperarlo.',
  },
  above: <RecordTabs />,
}

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, search, page }) =>
  listBin({ type: option('tipo', TYPE_OPTIONS).query, search, page }),
)

export const HydrateFallback = listSkeleton(LIST, { lines: 2 }, { select: SELECT })
export const ErrorBoundary = screenFailure(LIST)

export default function BinList({ loaderData }: Route.ComponentProps) {
  const { count, results: items } = loaderData
  const start = useFocusOnNewPage('Papelera', loaderData)
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(items, start)
  const restorableOptions = kindOptions(restorableTypes(useModules()))
  const lead = `${formatCount(count, 'cosa', 'cosas')} que aún se pueden recuperar.`

  async function onRestored(item: BinItem, message: string) {
    focusNext(idsAround(items.map(buttonId), buttonId(item)))
    toast({ message })
    await revalidate()
  }

  return (
    <DefinedList
      definition={LIST}
      list={loaderData}
      lead={count > 0 ? lead : undefined}
      start={start}
      select={{ ...SELECT, options: restorableOptions }}
    >
      <ul className="card divided">
        {items.map((item) => (
          <BinEntry key={buttonId(item)} item={item} onRestored={onRestored} />
        ))}
      </ul>
    </DefinedList>
  )
}

type BinEntryProps = {
  item: BinItem
  onRestored: (item: BinItem, message: string) => Promise<void>
}

function BinEntry({ item, onRestored }: BinEntryProps) {
  const nameId = useId()
  const { attempt, failure } = useAttempt()
  const Icon = ICONS[item.type]

  const restoreItem = () =>
    attempt(async () => {
      const message = await restore(item).then(
        () => formatRestored(item),
        (error) => {
          if (statusOf(error) !== 404) throw error
          return 'Eso ya no estaba en la papelera.'
        },
      )
      await onRestored(item, message)
    })

  return (
    <li className={`grid align-center gap-4 gap-x-16 px-20 py-16 ${styles.entry}`}>
      <Icon size={26} className={`muted ${styles.icon}`} aria-hidden />
      <div>
        <p id={nameId} className="bold">
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
            id={buttonId(item)}
            variant="soft"
            size="small"
            icon={IconArrowBackUp}
            busyLabel="Recuperando…"
            aria-describedby={nameId}
            onClick={restoreItem}
          >
            Recuperar
          </Button>
        )}
      </div>
      {failure && <div className="full-row mt-8">{failure}</div>}
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

const buttonId = ({ type, id }: BinItem) => `recuperar-${type}-${id}`
