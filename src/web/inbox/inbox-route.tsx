import { useEffect, useState } from 'react'
import { redirect, useRevalidator } from 'react-router'
import { PAGE_SIZE } from '#contract/paging.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { statusOf } from '#web/api/api.ts'
import { listCategories } from '#web/categories/calls.ts'
import { EmptyList } from '#web/lists/empty-list.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { listFailure } from '#web/lists/list-screen.tsx'
import { Pager } from '#web/lists/pager.tsx'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconHistory } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import { readInbox } from '#web/waiting/waiting.ts'
import type { Route } from './+types/inbox-route.ts'
import { alreadyDecided, GONE } from './already-decided.ts'
import { type Opened, readThing } from './calls.ts'
import styles from './inbox.module.css'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxList } from './inbox-list.tsx'
import { KeysBar, KeysHelp } from './keys-help.tsx'
import { FILTERS, formatSummary, parseKey } from './labels.ts'
import { OpenedThing } from './opened-thing.tsx'
import { useInbox, useInboxUrl } from './use-inbox.ts'
import { useKeys } from './use-keys.ts'

const LIST = { title: 'Bandeja', items: 'la bandeja' }

/** Beside the list there is room for what is open: its first thing, unless another is asked for. As in the sheet. */
const WIDE = '(min-width: 48em)'

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, page }, { request }) => {
  const filter = option('tipo', FILTERS)
  const asked = parseKey(new URL(request.url).searchParams.get('ver'))
  const [inbox, categories, found] = await Promise.all([
    readInbox({ kind: filter.query, page }),
    listCategories(),
    asked && readUnlessGone(asked),
  ])
  if (asked && (found === undefined || alreadyDecided(found))) {
    toast({ message: (found && alreadyDecided(found)) ?? GONE })
    throw redirect(withoutOpened(request))
  }
  const first = matchMedia(WIDE).matches ? inbox.results[0] : undefined
  const opened = found ?? (first && (await readUnlessGone(first)))
  return { filter, inbox, categories, opened, isAsked: asked !== undefined, count: inbox.count }
})

async function readUnlessGone(key: Parameters<typeof readThing>[0]): Promise<Opened | undefined> {
  try {
    return await readThing(key)
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw error
  }
}

function withoutOpened(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('ver')
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`
}

export function HydrateFallback() {
  return (
    <div className={styles.screen}>
      <ScreenHead title={LIST.title} isWide />
      <InboxFilters current="" />
      <RowsSkeleton label={`Cargando ${LIST.items}`} hasThumbnail lines={2} />
    </div>
  )
}

export const ErrorBoundary = listFailure(LIST)

/** Everything that waits for the office in one queue, each thing decided in place. */
export default function InboxRoute({ loaderData }: Route.ComponentProps) {
  const { filter, inbox, categories, opened, isAsked, page } = loaderData
  const [hasHelp, setHelp] = useState(false)
  const start = useFocusOnNewPage('Bandeja', loaderData)
  const work = useInbox(inbox, opened)
  const urlWith = useInboxUrl()
  useFollowWidth()
  useKeys({
    move: work.move,
    filter: (place) => document.querySelectorAll<HTMLElement>('[data-filter]')[place]?.click(),
    help: () => setHelp(true),
  })
  const item = inbox.results[work.place]
  return (
    <div className={styles.screen} data-opened={isAsked || undefined}>
      <div className={styles.head}>
        <ScreenHead
          title={LIST.title}
          lead={formatSummary(inbox)}
          leadRef={start}
          isWide
          action={
            <ButtonLink to="/actividad" variant="text" icon={<IconHistory size={22} aria-hidden />}>
              Ya hecho
            </ButtonLink>
          }
        />
        <InboxFilters current={filter.value} inbox={inbox} />
      </div>
      {inbox.results.length === 0 && opened === undefined ? (
        <Empty name={filter.value === '' ? undefined : filter.name} />
      ) : (
        <div className={styles.panes}>
          <div className={`card ${styles.list}`}>
            <InboxList
              items={inbox.results}
              opened={opened}
              categories={categories}
              urlWith={urlWith}
            />
            <Pager page={page} count={inbox.count} />
          </div>
          {opened && (
            <OpenedThing
              key={`${opened.kind}-${opened.id}`}
              opened={opened}
              item={item}
              position={
                item ? `${(page - 1) * PAGE_SIZE + work.place + 1} de ${inbox.count}` : undefined
              }
              categories={categories}
              work={work}
              listUrl={urlWith({ ver: '' })}
            />
          )}
        </div>
      )}
      <KeysBar onHelp={() => setHelp(true)} />
      <KeysHelp opened={hasHelp} onClose={() => setHelp(false)} />
    </div>
  )
}

function Empty({ name }: { name: string | undefined }) {
  if (name !== undefined) {
    return (
      <EmptyList title={`Nada en «${name}»`} link={{ to: '/bandeja', name: 'Ver todo' }}>
        De esto no espera nada. Mira lo demás.
      </EmptyList>
    )
  }
  return (
    <EmptyList
      title="Todo al día"
      sign="Todo al día"
      link={{ to: '/actividad', name: 'Ver lo hecho' }}
    >
      No queda nada por hacer. Lo nuevo aparecerá aquí.
    </EmptyList>
  )
}

/** Where the room for what is open comes or goes, the list is loaded for it. */
function useFollowWidth() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const wide = matchMedia(WIDE)
    const follow = () => void revalidate()
    wide.addEventListener('change', follow)
    return () => wide.removeEventListener('change', follow)
  }, [revalidate])
}
