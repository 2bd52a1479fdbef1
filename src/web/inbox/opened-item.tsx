import { useLocation } from 'react-router'
import type { Category } from '#contract/categories.ts'
import { keepUnits } from '#web/format/units.ts'
import { BackLink } from '#web/screens/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconChevronDown, IconChevronUp, IconEye } from '#web/ui/icons.ts'
import { Body } from './bodies.tsx'
import styles from './inbox.module.css'
import { Wait } from './inbox-list.tsx'
import { decisionText, KINDS, type LoadedItem, type Row, titleOf } from './kinds.ts'
import type { useInbox } from './use-inbox.ts'
import { OPENED_ID } from './use-keys.ts'

type OpenedItemProps = {
  opened: LoadedItem
  /** The item's row, if the current page of the list contains it. */
  row: Row | undefined
  position: string | undefined
  categories: readonly Category[]
  work: ReturnType<typeof useInbox>
  back: { to: string; name: string }
}

export function OpenedItem(props: OpenedItemProps) {
  const { opened, row, position, categories, work, back } = props
  const { later } = work
  const { state } = useLocation()
  const { icon: Icon, name } = KINDS[opened.kind]
  const title = titleOf(opened)
  const stateText = row ? row.state : decisionText(opened)
  return (
    <article
      id={OPENED_ID}
      className={`card flex column relative min-w-0 container ${styles.opened}`}
      aria-labelledby={`${OPENED_ID}-titulo`}
    >
      <div className={`phone-only row wrap ${styles.bar}`}>
        <BackLink to={back.to} isPrevious={state?.isFromList === true}>
          {back.name}
        </BackLink>
        {STEPS.map(({ by, name: stepName, icon: StepIcon }) => (
          <button
            key={by}
            type="button"
            className="grid place-center tap-square rounded-button"
            aria-label={stepName}
            aria-disabled={!work.canMove(by) || undefined}
            onClick={() => work.canMove(by) && work.move(by)}
          >
            <StepIcon size={26} aria-hidden />
          </button>
        ))}
      </div>
      <div className={`row wrap tap gap-4 gap-x-12 ${styles.about}`}>
        <p className={`row gap-6 muted semibold text-tiny leading-14 ${styles.kind}`}>
          <Icon size={18} aria-hidden />
          {name}
          {position && ` · ${position}`}
          {stateText && ` · ${stateText}`}
        </p>
        {row?.viewed_by && (
          <p className="row gap-6 primary semibold text-tiny leading-14">
            <IconEye size={18} aria-hidden />
            Lo mira {row.viewed_by}
          </p>
        )}
        {row?.waits && !row.saysAge && <Wait since={row.since} verb="Espera" />}
        {later && (
          <Button variant="text" size="small" data-key="L" onClick={() => void later(title)}>
            Luego
          </Button>
        )}
      </div>
      <h2
        id={`${OPENED_ID}-titulo`}
        ref={work.heading}
        tabIndex={-1}
        className={`break-anywhere ${styles.name}`}
      >
        {keepUnits(title)}
      </h2>
      <div className={`break-anywhere content-start stack gap-16 ${styles.body}`}>
        <Body opened={opened} categories={categories} goOn={work.goOn} />
      </div>
    </article>
  )
}

const STEPS = [
  { by: -1, name: 'Lo de antes', icon: IconChevronUp },
  { by: 1, name: 'Lo de después', icon: IconChevronDown },
] as const
