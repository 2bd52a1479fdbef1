import type { Restriction } from '#contract/appeals.ts'
import { RISKY_LABELS } from '#contract/proposals.ts'

/** Shows the changes that a rejected proposal asked for, beside the present values. Other restrictions have none. */
export function AskedChanges({ changes }: Pick<Restriction, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <dl className="grid gap-8 break-anywhere">
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt className="muted small">{RISKY_LABELS[field]}</dt>
          <dd>
            {field === 'photo' ? (
              'Otra foto'
            ) : (
              <>
                <span className="muted">{from}</span>
                <span className="visually-hidden">, y se pidió </span>
                <span aria-hidden> → </span>
                <strong>{to}</strong>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
