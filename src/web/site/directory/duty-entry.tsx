import type { Duty } from '#contract/duty.ts'
import { commercePath } from '#contract/site-paths.ts'
import { formatTurn } from '#web/format/dates.ts'
import { formatPhone, phoneLink } from '#web/format/phone.ts'

/** A pharmacy on duty: its address, phone, and when its duty begins or ends. */
export function DutyEntry({ duty, isNow }: { duty: Duty; isNow: boolean }) {
  const { name, direction, n_tlf, commerce, begins_at, ends_at } = duty
  return (
    <li className="mt-12">
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
        {isNow ? `Hasta el ${formatTurn(ends_at)}` : `Desde el ${formatTurn(begins_at)}`}
      </p>
    </li>
  )
}
