import type { Duties, Duty } from '#contract/duty.ts'
import { commercePath } from '#contract/site-paths.ts'
import { formatDayTime } from '#web/format/dates.ts'
import { formatPhone, phoneLink } from '#web/format/phone.ts'
import { Card, CardBody } from '#web/ui/card.tsx'

export function DutyNote({ duties: { now: onDuty } }: { duties: Duties }) {
  return (
    <Card as="section" className="mb-24">
      <CardBody>
        <h2 className="small-title">Farmacia de guardia ahora</h2>
        {onDuty.length > 0 ? (
          <DutyList duties={onDuty} isNow />
        ) : (
          <p className="mt-12">No sabemos cuál es.</p>
        )}
        <p className="mt-12">
          <a href="/farmacia-de-guardia">
            {onDuty.length > 0 ? 'Ver también la siguiente' : 'Cómo saberlo'}
          </a>
        </p>
      </CardBody>
    </Card>
  )
}

/** Pharmacies with the time at which the duty ends if `isNow`, else the time at which it begins. */
export function DutyList({ duties, isNow }: { duties: Duty[]; isNow: boolean }) {
  return (
    <ul>
      {duties.map(({ name, direction, n_tlf, commerce, begins_at, ends_at }) => (
        <li key={`${name} ${begins_at}`} className="mt-12">
          <p className="strong">{commerce ? <a href={commercePath(commerce)}>{name}</a> : name}</p>
          <p>
            {direction}
            {n_tlf !== '' && (
              <>
                {' · '}
                <a href={phoneLink(n_tlf)}>{formatPhone(n_tlf)}</a>
              </>
            )}
          </p>
          <p className="muted">
            {isNow ? `Hasta el ${formatDayTime(ends_at)}` : `Desde el ${formatDayTime(begins_at)}`}
          </p>
        </li>
      ))}
    </ul>
  )
}
