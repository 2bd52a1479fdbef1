import type { RefObject } from 'react'
import { useRevalidator } from 'react-router'
import type { BinItem } from '#contract/bin.ts'
import { BIN_ITEM_TYPES, restorableTypes } from '#contract/entities.ts'
import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { useModules } from '#web/api/modules.ts'
import { DefinedList, type ListDefinition, listSkeleton } from '#web/lists/defined-list.tsx'
import { kindOptions, listLoader } from '#web/lists/list-loader.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { RecordTabs } from '#web/lists/record-tabs.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { idsAround, useNextFocus } from '#web/lists/use-next-focus.ts'
import { toast } from '#web/ui/toast.tsx'
import type { Route } from './+types/bin-list.ts'
import { BinEntry, restoreId } from './bin-entry.tsx'
import { listBin } from './calls.ts'

const TYPES = kindOptions(BIN_ITEM_TYPES)
const SELECT = { label: 'Qué', param: 'tipo', options: TYPES }
const LIST: ListDefinition = {
  title: 'Papelera',
  items: 'la papelera',
  counted: ['cosa', 'cosas', 'Nada en la papelera'],
  search: {
    label: 'Buscar por nombre',
    placeholder: 'Nombre',
    nothing: 'Puede que ya se haya recuperado, o que haya pasado su tiempo.',
  },
  empty: {
    title: 'La papelera está vacía',
    sign: 'Todo limpio',
    text: 'Lo que se elimine aparecerá aquí, y desde aquí podrás recuperarlo.',
  },
  above: <RecordTabs />,
}

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, search, page }) => {
  return listBin({ type: option('tipo', TYPES).query, search, page })
})

export const HydrateFallback = listSkeleton(LIST, { lines: 2 }, { select: SELECT })
export const ErrorBoundary = screenFailure(LIST)

export default function BinList({ loaderData }: Route.ComponentProps) {
  const { count, results: items } = loaderData
  const start = useFocusOnNewPage('Papelera', loaderData)
  const onRestored = useRestoring(items, start)
  const types = kindOptions(restorableTypes(useModules()))
  const lead = `${formatCount(count, 'cosa', 'cosas')} que aún se pueden recuperar.`
  return (
    <DefinedList
      definition={LIST}
      list={loaderData}
      lead={count > 0 ? lead : undefined}
      start={start}
      select={{ ...SELECT, options: types }}
    >
      <ul className="card divided">
        {items.map((item) => (
          <BinEntry key={`${item.type}-${item.id}`} item={item} onRestored={onRestored} />
        ))}
      </ul>
    </DefinedList>
  )
}

/** Returns what to do after an item left the bin: message, reload, focus on the next item. */
function useRestoring(items: readonly BinItem[], end: RefObject<HTMLElement | null>) {
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(items, end)
  return async (item: BinItem, message: string) => {
    focusNext(idsAround(items.map(restoreId), restoreId(item)))
    toast({ message })
    await revalidate()
  }
}
