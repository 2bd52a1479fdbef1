import type { ReactNode } from 'react'
import type { Category } from '#contract/categories.ts'
import { pointOf } from '#contract/coordinates.ts'
import { isWithin } from '#contract/map.ts'
import { sayMixed } from '#contract/mixed-scripts.ts'
import type { PendingChange, ProposedChange } from '#contract/proposals.ts'
import { isSameJson } from '#contract/same-json.ts'
import { useSite } from '#web/api/site.ts'
import { AskedValue } from '#web/commerces/pending-rows.tsx'
import { MapPicture } from '#web/map/map-picture.tsx'
import styles from './changes.module.css'
import { mapUrl, movedWords } from './moved-words.ts'

type ValuesProps = { change: ProposedChange; categories: readonly Category[] }

/** Shows the present and the requested value of a field. */
export function PresentValues({ change, categories }: ValuesProps) {
  const { from, present, ...rest } = change
  const isOther = !isSameJson(comparable(from), comparable(present))
  const now = { ...rest, from: present } as PendingChange
  const mixed = change.field === 'name' ? sayMixed(change.to) : undefined
  return (
    <div className={`grid gap-12 gap-x-16 ${styles.values}`}>
      <Value name="Ahora" tone="rejected">
        <AskedValue change={now} which="from" categories={categories} />
      </Value>
      <Value name="Pide" tone="ok strong">
        <AskedValue change={now} categories={categories} />
      </Value>
      {isOther && (
        <p className="full-row muted small">
          Cuando lo pidió decía otra cosa: alguien lo ha cambiado después.
        </p>
      )}
      {mixed && <p className="full-row muted small">{mixed}</p>}
      {change.field === 'address' && <Place change={change} />}
    </div>
  )
}

/** Shows the value when the change was requested, and the requested one. */
export function PastValues({ change, categories }: ValuesProps) {
  return (
    <div className={`grid gap-12 gap-x-16 ${styles.values}`}>
      <Value name="Antes" tone="rejected">
        <AskedValue change={change} which="from" categories={categories} />
      </Value>
      <Value name="Pidió" tone="ok strong">
        <AskedValue change={change} categories={categories} />
      </Value>
    </div>
  )
}

/** Returns a value to compare: of a photo its URL without the signature. */
const comparable = (value: ProposedChange['from']) =>
  typeof value === 'object' && 'url' in value ? value.url.replace(/\?.*/, '') : value

function Value({ name, tone, children }: { name: string; tone: string; children: ReactNode }) {
  return (
    <div className="min-w-0 break-anywhere">
      <span className="muted small">{name}</span>
      <div className={`rounded-chip ${tone} ${styles.value}`}>{children}</div>
    </div>
  )
}

/** Shows the requested place: its distance from the present one, and a map if it lies within the town's map. */
function Place({ change }: { change: ProposedChange & { field: 'address' } }) {
  const townMap = useSite()?.map
  const [from, to] = [pointOf(change.present), pointOf(change.to)]
  const words = movedWords(from, to)
  if (words === undefined) return null
  return (
    <>
      <p className="full-row muted small">
        {words}
        {to && (
          <>
            {' '}
            <a href={mapUrl(from, to)} target="_blank" rel="noreferrer">
              {from ? 'Ver los dos en un mapa' : 'Ver en un mapa'}
            </a>
          </>
        )}
      </p>
      {to && townMap && isWithin(to, townMap.bounds) && (
        <div className="full-row">
          <MapPicture at={to} townMap={townMap}>
            <span />
          </MapPicture>
        </div>
      )}
    </>
  )
}
