import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import {
  type ShouldRevalidateFunction,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import type { Category } from '#contract/categories.ts'
import { PAGE_SIZE } from '#contract/paging.ts'
import { statusOf } from '#web/api/api.ts'
import { changedUrl } from '#web/lists/list-url.ts'
import { Pager } from '#web/lists/pager.tsx'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import { toast } from '#web/ui/toast.tsx'
import styles from './inbox.module.css'
import { InboxList } from './inbox-list.tsx'
import { KeysBar, KeysHelp } from './keys-help.tsx'
import { GONE, type LoadedItem, loadItem, type Row } from './kinds.ts'
import { keyOf, parseKey } from './labels.ts'
import { OpenedItem } from './opened-item.tsx'
import type { useInbox } from './use-inbox.ts'
import { useKeys } from './use-keys.ts'

/** From this width, as in inbox.module.css, the open item is beside the list. */
const WIDE = '(min-width: 48em)'

/** Key of the item that was opened because the URL had no item. */
let firstKey: string | undefined

/** Loads the item of the URL. If the URL has none, a wide screen opens the first item of the list. */
export async function readOpened(
  request: Request,
  rows: Promise<readonly Row[]>,
): Promise<LoadedItem | undefined> {
  const key = parseKey(new URL(request.url).searchParams.get('ver'))
  if (key !== undefined) return loadUnlessGone(key)
  const [first] = matchMedia(WIDE).matches ? await rows : []
  firstKey = first && keyOf(first)
  return first && loadUnlessGone(first)
}

/** Does not reload if only the item that is already open is added to the URL. */
export const reloadUnlessOpened: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const urlWithFirst = firstKey && changedUrl(currentUrl, { ver: firstKey })
  const isFirstAdded =
    urlWithFirst !== undefined &&
    !currentUrl.searchParams.has('ver') &&
    nextUrl.href === new URL(urlWithFirst, currentUrl).href
  return !isFirstAdded && defaultShouldRevalidate
}

async function loadUnlessGone(
  key: Parameters<typeof loadItem>[0],
): Promise<LoadedItem | undefined> {
  try {
    return await loadItem(key)
  } catch (error) {
    if (statusOf(error) !== 404) throw error
    toast({ message: GONE })
  }
}

type ReviewSkeletonProps = { title: string; items: string; filters: ReactNode }

export function ReviewSkeleton({ title, items, filters }: ReviewSkeletonProps) {
  return (
    <div className={`flex column gap-16 ${styles.screen}`}>
      <div className={styles.head}>
        <ScreenHead title={title} isWide />
        <div inert>{filters}</div>
      </div>
      <RowsSkeleton label={`Cargando ${items}`} hasThumbnail lines={2} />
    </div>
  )
}

type ReviewScreenProps = Pick<ComponentProps<typeof ScreenHead>, 'title' | 'lead' | 'action'> &
  Pick<ComponentProps<typeof InboxList>, 'label' | 'choiceOf'> & {
    opened: LoadedItem | undefined
    rows: readonly Row[]
    categories: readonly Category[]
    page: number
    count: number
    work: ReturnType<typeof useInbox>
    filters: ReactNode
    empty: ReactNode
    children?: ReactNode
  }

export function ReviewScreen(props: ReviewScreenProps) {
  const { title, label, rows, opened, categories, page, count, work } = props
  const [hasHelp, setHelp] = useState(false)
  const start = useFocusOnNewPage(label, props)
  const location = useLocation()
  useReloadOnWidth()
  useOpenedInUrl(opened)
  useKeys(
    work.isUndoing
      ? undefined
      : {
          move: work.move,
          filter: (index) =>
            document.querySelectorAll<HTMLElement>('[data-filter]')[index]?.click(),
          help: () => setHelp(true),
        },
  )
  const row = rows[work.index]
  return (
    <div
      className={`flex column gap-16 ${styles.screen}`}
      data-opened={opened !== undefined || undefined}
      inert={work.isUndoing}
    >
      <div className={styles.head}>
        <ScreenHead title={title} lead={props.lead} leadRef={start} isWide action={props.action} />
        <div className={styles.narrowing}>{props.filters}</div>
      </div>
      {rows.length === 0 && opened === undefined ? (
        props.empty
      ) : (
        <div className={`content-start stack grow ${styles.panes}`}>
          <div className={`card relative container ${styles.list}`}>
            <InboxList
              label={label}
              rows={rows}
              opened={opened}
              categories={categories}
              choiceOf={props.choiceOf}
            />
            <Pager page={page} count={count} />
          </div>
          {opened && (
            <OpenedItem
              key={`${keyOf(opened)} ${work.undoCount}`}
              opened={opened}
              row={row}
              position={row ? `${(page - 1) * PAGE_SIZE + work.index + 1} de ${count}` : undefined}
              categories={categories}
              work={work}
              back={{ to: changedUrl(location, { ver: '' }), name: title }}
            />
          )}
        </div>
      )}
      <KeysBar
        openKind={opened?.kind}
        hasLater={work.later !== undefined}
        onHelp={() => setHelp(true)}
      />
      <KeysHelp opened={hasHelp} onClose={() => setHelp(false)} />
      {props.children}
    </div>
  )
}

/** Adds the open item to the URL, so that a reload opens the same item, even if another item has become the first. */
function useOpenedInUrl(opened: LoadedItem | undefined) {
  const [params] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const isIdle = useNavigation().state === 'idle'
  const isMissing = opened !== undefined && params.get('ver') !== keyOf(opened)
  // A layout effect, so that it cannot replace a navigation of the user.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each item
  useLayoutEffect(() => {
    if (!isMissing || !isIdle) return
    void navigate(changedUrl(location, { ver: keyOf(opened) }), {
      replace: true,
      preventScrollReset: true,
      state: location.state,
    })
  }, [isMissing, isIdle])
}

/** Reloads when the screen becomes wide or narrow, because only a wide screen opens the first item. */
function useReloadOnWidth() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const wide = matchMedia(WIDE)
    const reload = () => void revalidate()
    wide.addEventListener('change', reload)
    return () => wide.removeEventListener('change', reload)
  }, [revalidate])
}
