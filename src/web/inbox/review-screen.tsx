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
import { GONE, type Line, type Opened, readThing } from './kinds.ts'
import { keyOf, parseKey } from './labels.ts'
import { OpenedThing } from './opened-thing.tsx'
import type { useInbox } from './use-inbox.ts'
import { useKeys } from './use-keys.ts'

/** From this width on the open item is beside the list. The same as in inbox.module.css. */
const WIDE = '(min-width: 48em)'

/** Key of the item that was opened because the URL had none. */
let openedFirst: string | undefined

/** Reads the item of `ver`. Without `ver`, a wide screen opens the first. */
export async function readOpened(
  request: Request,
  lines: Promise<readonly Line[]>,
): Promise<Opened | undefined> {
  const asked = parseKey(new URL(request.url).searchParams.get('ver'))
  if (asked !== undefined) return readUnlessGone(asked)
  const [first] = matchMedia(WIDE).matches ? await lines : []
  openedFirst = first && keyOf(first)
  return first && readUnlessGone(first)
}

/** Adding the item that is already open to the URL loads nothing. */
export const reloadUnlessOpened: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.searchParams.has('ver') ||
  openedFirst === undefined ||
  nextUrl.href !== new URL(changedUrl(currentUrl, { ver: openedFirst }), currentUrl).href
    ? defaultShouldRevalidate
    : false

async function readUnlessGone(key: Parameters<typeof readThing>[0]): Promise<Opened | undefined> {
  try {
    return await readThing(key)
  } catch (error) {
    if (statusOf(error) !== 404) throw error
    toast({ message: GONE })
  }
}

type ReviewSkeletonProps = { title: string; items: string; filters: ReactNode }

/** Placeholder for such a screen while its list is loading. */
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
    opened: Opened | undefined
    lines: readonly Line[]
    categories: readonly Category[]
    page: number
    count: number
    work: ReturnType<typeof useInbox>
    filters: ReactNode
    empty: ReactNode
    children?: ReactNode
  }

/** A list of items for the office, with the open one beside it, or on a phone instead of it. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { title, label, lines, opened, categories, page, count, work } = props
  const [hasHelp, setHelp] = useState(false)
  const start = useFocusOnNewPage(label, props)
  const location = useLocation()
  useFollowWidth()
  useOpenedInUrl(opened)
  useKeys(
    work.isUndoing
      ? undefined
      : {
          move: work.move,
          filter: (place) =>
            document.querySelectorAll<HTMLElement>('[data-filter]')[place]?.click(),
          help: () => setHelp(true),
        },
  )
  const line = lines[work.place]
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
      {lines.length === 0 && opened === undefined ? (
        props.empty
      ) : (
        <div className={`content-start stack grow ${styles.panes}`}>
          <div className={`card relative container ${styles.list}`}>
            <InboxList
              label={label}
              lines={lines}
              opened={opened}
              categories={categories}
              choiceOf={props.choiceOf}
            />
            <Pager page={page} count={count} />
          </div>
          {opened && (
            <OpenedThing
              key={`${keyOf(opened)} ${work.undone}`}
              opened={opened}
              line={line}
              position={line ? `${(page - 1) * PAGE_SIZE + work.place + 1} de ${count}` : undefined}
              categories={categories}
              work={work}
              back={{ to: changedUrl(location, { ver: '' }), name: title }}
            />
          )}
        </div>
      )}
      <KeysBar
        kind={opened?.kind}
        hasLater={work.later !== undefined}
        onHelp={() => setHelp(true)}
      />
      <KeysHelp opened={hasHelp} onClose={() => setHelp(false)} />
      {props.children}
    </div>
  )
}

/** A later reload shows the same item, and not what is first by then. */
function useOpenedInUrl(opened: Opened | undefined) {
  const [params] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const isIdle = useNavigation().state === 'idle'
  const isMissing = opened !== undefined && params.get('ver') !== keyOf(opened)
  // Runs before the user can press anything, so it does not replace a navigation of the user.
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

/** Reloads the list when the width changes whether an item is open beside it. */
function useFollowWidth() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const wide = matchMedia(WIDE)
    const follow = () => void revalidate()
    wide.addEventListener('change', follow)
    return () => wide.removeEventListener('change', follow)
  }, [revalidate])
}
