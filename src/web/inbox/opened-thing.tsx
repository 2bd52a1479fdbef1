import { useLocation } from 'react-router'
import type { Category } from '#contract/categories.ts'
import type { InboxItem } from '#contract/inbox.ts'
import { keepUnits } from '#web/format/units.ts'
import { BackLink } from '#web/screens/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconChevronDown, IconChevronUp, IconEye } from '#web/ui/icons.ts'
import { Body } from './bodies.tsx'
import type { Opened } from './calls.ts'
import styles from './inbox.module.css'
import { Wait } from './inbox-list.tsx'
import { KINDS } from './labels.ts'
import { titleOf } from './title-of.ts'
import type { useInbox } from './use-inbox.ts'
import { OPENED } from './use-keys.ts'

type OpenedThingProps = {
  opened: Opened
  /** Its line, if it is on this page of the list. */
  item: InboxItem | undefined
  /** '1 de 14'. */
  position: string | undefined
  categories: readonly Category[]
  work: ReturnType<typeof useInbox>
  listUrl: string
}

/** What is open, whole, with what can be decided of it. On phones a page of its own. */
export function OpenedThing(props: OpenedThingProps) {
  const { opened, item, position, categories, work, listUrl } = props
  const { state } = useLocation()
  const { icon: Icon, name } = KINDS[opened.kind]
  const title = titleOf(opened)
  return (
    <section id={OPENED} className={`card ${styles.opened}`} aria-labelledby={`${OPENED}-titulo`}>
      <div className={styles.bar}>
        <BackLink to={listUrl} isPrevious={state?.isFromList === true}>
          Bandeja
        </BackLink>
        <Neighbour name="Lo de antes" icon={IconChevronUp} onOpen={openOf(work, -1)} />
        <Neighbour name="Lo de después" icon={IconChevronDown} onOpen={openOf(work, 1)} />
      </div>
      <div className={styles.about}>
        <p className={styles.kind}>
          <Icon size={18} aria-hidden />
          {name}
          {position && ` · ${position}`}
        </p>
        {item?.viewed_by && (
          <p className={styles.viewed}>
            <IconEye size={18} aria-hidden />
            Lo mira {item.viewed_by}
          </p>
        )}
        {item && <Wait since={item.since} verb="Espera" />}
        <Button variant="text" size="small" data-key="L" onClick={() => void work.later(title)}>
          Luego
        </Button>
      </div>
      <h2 id={`${OPENED}-titulo`} ref={work.heading} tabIndex={-1} className={styles.name}>
        {keepUnits(title)}
      </h2>
      <div className={styles.body}>
        <Body opened={opened} categories={categories} onDone={work.goOn} />
      </div>
    </section>
  )
}

function openOf(work: OpenedThingProps['work'], by: 1 | -1) {
  const next = work.neighbour(by)
  return next && (() => void work.open(next))
}

type NeighbourProps = { name: string; icon: typeof IconEye; onOpen: (() => void) | undefined }

function Neighbour({ name, icon: Icon, onOpen }: NeighbourProps) {
  return (
    <button
      type="button"
      className="grid place-center tap-square bare rounded-button"
      aria-label={name}
      aria-disabled={onOpen === undefined || undefined}
      onClick={onOpen}
    >
      <Icon size={26} aria-hidden />
    </button>
  )
}
