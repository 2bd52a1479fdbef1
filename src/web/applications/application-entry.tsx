import type { Application } from '#contract/applications.ts'
import type { Category } from '#contract/categories.ts'
import { categoryNames, facadeOf } from '#web/commerces/facade-of.ts'
import { formatDay } from '#web/format/dates.ts'
import { ApplicationContent } from './application-content.tsx'
import { Decision } from './decision.tsx'
import { isDecidable, STATES } from './labels.ts'
import { headingId } from './queue.ts'
import { type EntryProps, ReviewEntry } from './review-entry.tsx'
import { Unconfirmed } from './unconfirmed.tsx'
import type { Decided } from './use-review.ts'

type ApplicationEntryProps = EntryProps & {
  application: Application
  categories: readonly Category[]
  onDecided: (pk: number, decided: Decided) => Promise<void>
}

/** One application, collapsed to a line: shop, category, date and state. */
export function ApplicationEntry(props: ApplicationEntryProps) {
  const { application, categories, onDecided, ...entry } = props
  const { pk, status, commerce, submitted_at } = application
  const shop = facadeOf(commerce, categories)
  const names = categoryNames(commerce.category, categories)
  return (
    <ReviewEntry
      {...entry}
      id={headingId(pk)}
      name={commerce.name}
      shop={shop}
      meta={[names[0], formatDay(submitted_at)]}
      state={isDecidable(application) ? STATES[status] : STATES.unconfirmed}
    >
      <ApplicationContent application={application} shop={shop} categories={names} />
      {status === 'PE' &&
        (isDecidable(application) ? (
          <Decision application={application} onDecided={onDecided} />
        ) : (
          <Unconfirmed owner={application.owner!} />
        ))}
    </ReviewEntry>
  )
}
