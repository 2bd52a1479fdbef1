import { Link } from 'react-router'
import type { Restriction } from '#contract/appeals.ts'
import { formatDay } from '#web/format/dates.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { IconArrowBackUp, IconFlag } from '#web/ui/icons.ts'
import { titleFor } from './labels.ts'

/** An owner's restrictions, except those that are shown on the card of an application or a proposal. */
export function RestrictionNotices({ restrictions }: { restrictions: readonly Restriction[] }) {
  const notices = restrictions.filter(({ kind }) => !/^(application|proposal)_/.test(kind))
  if (notices.length === 0) return null
  return (
    <section className="grid gap-12 mb-24" aria-label="Decisiones de la administración">
      {notices.map((restriction) => {
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
                {linkText(restriction)}
              </Link>
            </div>
          </div>
        )
      })}
    </section>
  )
}

type RestoreButtonProps = {
  /** If the office deleted the item: then only an appeal restores it. */
  restriction: Restriction | undefined
  name: string
  isFullWidth?: boolean
  onClick: () => unknown
}

export function RestoreButton(props: RestoreButtonProps) {
  const { restriction, name, isFullWidth = false, onClick } = props
  const look = { variant: 'soft', size: 'small', isFullWidth } as const
  if (restriction) {
    const label = linkText(restriction)
    return (
      <ButtonLink
        {...look}
        to={`/reclamaciones/${restriction.id}`}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </ButtonLink>
    )
  }
  return (
    <Button
      {...look}
      aria-label={`Recuperar ${name}`}
      icon={IconArrowBackUp}
      busyLabel="Recuperando…"
      onClick={onClick}
    >
      Recuperar
    </Button>
  )
}

export function AppealLine({ restriction }: { restriction: Restriction }) {
  return (
    <div>
      <p>{appealState(restriction)}</p>
      <ButtonLink to={`/reclamaciones/${restriction.id}`} variant="text" isFullWidth>
        {linkText(restriction)}
      </ButtonLink>
    </div>
  )
}

export const reasonOf = ({ reason }: Restriction): string =>
  reason === null ? 'No dejó escrito el motivo.' : `«${reason}»`

export function linkText({ may_appeal, appealed_at, outcome }: Restriction): string {
  if (may_appeal) return 'No estoy de acuerdo'
  if (appealed_at === null) return 'Ver la decisión'
  return outcome === null ? 'Ver tu reclamación' : 'Ver la respuesta'
}

export function appealState(restriction: Restriction): string {
  const { may_appeal, appealed_at, outcome, ended_at, appeal_until } = restriction
  if (may_appeal) return `Puedes reclamar una vez, hasta ${formatDay(appeal_until)}.`
  if (outcome === null && appealed_at !== null) {
    return 'Tu reclamación está enviada: la estamos mirando. Te escribiremos con la respuesta.'
  }
  if (ended_at !== null) return 'Ya no hace falta reclamar.'
  if (outcome === 'upheld') return 'Se mantiene la decisión. Es definitiva.'
  // Time is left, but `may_appeal` is false: appeals are switched off.
  if (Date.parse(appeal_until) > Date.now()) return ''
  return `El plazo para reclamar acabó ${formatDay(appeal_until)}.`
}
