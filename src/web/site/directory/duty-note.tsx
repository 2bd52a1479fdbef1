import type { Duties } from '#contract/duty.ts'
import { Card, CardBody } from '#web/ui/card.tsx'
import { DutyEntry } from './duty-entry.tsx'

/** Shown above the results of a search for the pharmacy on duty: its name and a link to its page. */
export function DutyNote({ duties: { now } }: { duties: Duties }) {
  return (
    <Card as="section" className="mb-24">
      <CardBody>
        <h2 className="small-title">Farmacia de guardia ahora</h2>
        {now.length > 0 ? (
          <ul>
            {now.map((duty) => (
              <DutyEntry key={`${duty.name} ${duty.begins_at}`} duty={duty} isNow />
            ))}
          </ul>
        ) : (
          <p className="mt-12">No sabemos cuál es.</p>
        )}
        <p className="mt-12">
          <a href="/farmacia-de-guardia">
            {now.length > 0 ? 'Ver también la siguiente' : 'Cómo saberlo'}
          </a>
        </p>
      </CardBody>
    </Card>
  )
}
