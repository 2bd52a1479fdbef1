import type { ReactNode } from 'react'
import type { Category } from '#contract/categories.ts'
import { pointOf } from '#contract/coordinates.ts'
import { isWithin } from '#contract/map.ts'
import { sayMixed } from '#contract/mixed-scripts.ts'
import {
  type PendingChange,
  type Proposal,
  type ProposedChange,
  RISKY,
  type RiskyField,
} from '#contract/proposals.ts'
import { isSameJson } from '#contract/same-json.ts'
import { useSite } from '#web/api/site.ts'
import { PendingValue } from '#web/commerces/pending-rows.tsx'
import { formatDay } from '#web/format/dates.ts'
import { MapPicture } from '#web/map/map-picture.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import styles from './changes.module.css'
import { describeMove } from './describe-move.ts'
import { PROPOSAL_STATES } from './labels.ts'

export function ChangeRow({ field, children }: { field: RiskyField; children: ReactNode }) {
  return (
    <section
      className={`grid align-start gap-16 line-bottom ${styles.change}`}
      aria-label={RISKY[field].label}
    >
      <h3 className="small-title">{RISKY[field].label}</h3>
      {children}
    </section>
  )
}

type ComparedValuesProps = { change: ProposedChange; categories: readonly Category[] }

export function ComparedValues({ change, categories }: ComparedValuesProps) {
  const { from, present, ...rest } = change
  const hasChanged = !isSameJson(comparable(from), comparable(present))
  const current = { ...rest, from: present } as PendingChange
  const mixedWarning = change.field === 'name' ? sayMixed(change.to) : undefined
  return (
    <Values names={['Ahora', 'Pide']} change={current} categories={categories}>
      {hasChanged && (
        <p className="full-row muted small">
          Cuando lo pidió decía otra cosa: alguien lo ha cambiado después.
        </p>
      )}
      {mixedWarning && <p className="full-row muted small">{mixedWarning}</p>}
      {change.field === 'address' && <Place change={change} />}
    </Values>
  )
}

/** Returns a photo's URL without its signature, which differs each time, and other values as they are. */
const comparable = (value: ProposedChange['from']) =>
  typeof value === 'object' && 'url' in value ? value.url.replace(/\?.*/, '') : value

type ValuesProps = {
  names: [before: string, after: string]
  change: PendingChange
  categories: readonly Category[]
  children?: ReactNode
}

function Values({ names, change, categories, children }: ValuesProps) {
  return (
    <div className={`grid gap-12 gap-x-16 ${styles.values}`}>
      {(['from', 'to'] as const).map((version, index) => (
        <div key={version} className="min-w-0 break-anywhere">
          <span className="muted small">{names[index]}</span>
          <div className={`rounded-chip ${index === 0 ? 'rejected' : 'ok strong'} ${styles.value}`}>
            <PendingValue change={change} version={version} categories={categories} />
          </div>
        </div>
      ))}
      {children}
    </div>
  )
}

/** The proposed pin: its distance from the current pin, and a map around it if it is within the town's map. */
function Place({ change }: { change: ProposedChange & { field: 'address' } }) {
  const townMap = useSite()?.map
  const [from, to] = [pointOf(change.present), pointOf(change.to)]
  const moveText = describeMove(from, to)
  if (moveText === undefined) return null
  return (
    <>
      <p className="full-row muted small">{moveText}</p>
      {to && townMap && isWithin(to, townMap.bounds) && (
        <div className="full-row">
          <MapPicture point={to} townMap={townMap}>
            <span />
          </MapPicture>
        </div>
      )}
    </>
  )
}

type OutcomeProps = { proposal: Proposal; categories: readonly Category[] }

export function ProposalOutcome({ proposal, categories }: OutcomeProps) {
  const { changes, accepted, rejected, reason, state, decided_at, decided_by } = proposal
  const day = formatDay(decided_at!)
  return (
    <div className="grid gap-16">
      {changes.map((change) => {
        const { field } = change
        const outcome = accepted.includes(field)
          ? PROPOSAL_STATES.accepted
          : rejected.includes(field)
            ? PROPOSAL_STATES.rejected
            : undefined
        return (
          <ChangeRow key={field} field={field}>
            <Values names={['Antes', 'Pidió']} change={change} categories={categories} />
            {outcome && (
              <div>
                <StatusChip tone={outcome.tone}>{outcome.word}</StatusChip>
              </div>
            )}
          </ChangeRow>
        )
      })}
      {state === 'decided' && reason !== null && (
        <blockquote className="pre-line measure">«{reason}»</blockquote>
      )}
      <p className="muted small">
        {state === 'decided' && (decided_by ? `Lo decidió ${decided_by}, ${day}.` : `${day}.`)}
        {state === 'withdrawn' && `Lo retiró quien lo pidió, ${day}.`}
        {state === 'closed' && `Se cerró ${day}. ${reason}`}
      </p>
    </div>
  )
}
