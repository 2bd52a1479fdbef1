import { WEEKDAY_NAMES } from '#contract/hours/weekdays.ts'
import type { UnderstoodSearch } from '#contract/understood-search.ts'

type SearchLeadProps = { understood: UnderstoodSearch | undefined; isLoose: boolean }

/** What the results are not, though the search asks for it. */
export function SearchLead({ understood, isLoose }: SearchLeadProps) {
  return (
    <>
      {isLoose && <p className="mt-4">Nadie tiene todo; esto se parece.</p>}
      {understood?.closed && understood.open && (
        <p className="mt-4">
          {understood.open === 'now'
            ? 'Ahora están cerrados, o no dicen su horario.'
            : `Nadie dice que abra el ${WEEKDAY_NAMES[understood.open]}.`}
        </p>
      )}
    </>
  )
}
