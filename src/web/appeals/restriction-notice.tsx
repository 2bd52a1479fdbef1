import { Link } from 'react-router'
import type { Restriction } from '#contract/appeals.ts'
import { formatDay } from '#web/format/dates.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconFlag } from '#web/ui/icons.ts'
import { titleFor } from './labels.ts'

/** Notices of an owner's restrictions, each with its reason and a link to appeal. */
export function RestrictionNotices(props: { restrictions: readonly Restriction[] }) {
  // Rejected applications and proposals show theirs on their own cards.
  const restrictions = props.restrictions.filter(
    ({ kind }) => kind !== 'application_rejected' && kind !== 'proposal_rejected',
  )
  if (restrictions.length === 0) return null
  return (
    <section className="grid gap-12 mb-24" aria-label="Decisiones de la administración">
      {restrictions.map((restriction) => {
        const { id, kind, object, decided_at } = restriction
        return (
          <div
            key={id}
            className="flex gap-12 p-16 outlined break-anywhere pre-line rejected rounded-chip"
          >
            <IconFlag size={24} aria-hidden />
            <div>
              <h2 className="small-title">
                {titleFor(kind)}: {object}
              </h2>
              <p>
                Por la administración, {formatDay(decided_at)}. {reasonOf(restriction)}
              </p>
              <p>{appealState(restriction)}</p>
              <Link to={`/reclamaciones/${id}`} className="inline-row tap inherit-color">
                {linkOf(restriction)}
              </Link>
            </div>
          </div>
        )
      })}
    </section>
  )
}

/** The state of an appeal and a link to it, below the reason of a restriction. */
export function AppealLine({ restriction }: { restriction: Restriction }) {
  return (
    <div>
      <p>{appealState(restriction)}</p>
      <ButtonLink to={`/reclamaciones/${restriction.id}`} variant="text" isFullWidth>
        {linkOf(restriction)}
      </ButtonLink>
    </div>
  )
}

export const reasonOf = ({ reason }: Restriction): string =>
  reason === null ? 'No dejó escrito el motivo.' : `«${reason}»`

export function linkOf({ may_appeal, appealed_at, outcome }: Restriction): string {
  if (may_appeal) return 'No estoy de acuerdo'
  if (appealed_at === null) return 'Ver la decisión'
  return outcome === null ? 'Ver tu reclamación' : 'Ver la respuesta'
}

/** Returns a sentence about the appeal's state, or about its deadline. */
export function appealState(restriction: Restriction): string {
  const { may_appeal, appealed_at, outcome, ended_at, appeal_until } = restriction
  if (may_appeal) return `Puedes reclamar una vez, hasta ${formatDay(appeal_until)}.`
  if (outcome === null && appealed_at !== null) {
    return 'Tu reclamación está enviada: la estamos mirando. Te escribiremos con la respuesta.'
  }
  if (ended_at !== null) return 'Ya no hace falta reclamar.'
  if (outcome === 'upheld') return 'Se mantiene la decisión. Es definitiva.'
  // Before the deadline `may_appeal` is only false when appeals are switched off.
  if (Date.parse(appeal_until) > Date.now()) return ''
  return `El plazo para reclamar acabó ${formatDay(appeal_until)}.`
}
