import type { ReactNode } from 'react'
import type { Category } from '#contract/categories.ts'
import { isWithin } from '#contract/map.ts'
import type { PendingChange, ProposedChange } from '#contract/proposals.ts'
import { isSameJson } from '#contract/same-json.ts'
import { useSite } from '#web/api/site.ts'
import { AskedValue } from '#web/commerces/proposal-card.tsx'
import { MapPicture } from '#web/map/map-picture.tsx'
import styles from './change-values.module.css'

type ValuesProps = { change: ProposedChange; categories: readonly Category[] }

/** What stands now and what is asked. */
export function PresentValues({ change, categories }: ValuesProps) {
  const { from, present, ...rest } = change
  const isOther = !isSameJson(wordsOf(from), wordsOf(present))
  const now = { ...rest, from: present } as PendingChange
  return (
    <div className={styles.values}>
      <Value name="Ahora" tone={styles.from}>
        <AskedValue change={now} which="from" categories={categories} />
      </Value>
      <Value name="Pide" tone={styles.to}>
        <AskedValue change={now} categories={categories} />
      </Value>
      {isOther && (
        <p className={styles.other}>
          Cuando lo pidió decía otra cosa: alguien lo ha cambiado después.
        </p>
      )}
      {change.field === 'address' && <Place change={change} />}
    </div>
  )
}

/** What stood when it was asked for, and what was asked. */
export function PastValues({ change, categories }: ValuesProps) {
  return (
    <div className={styles.values}>
      <Value name="Antes" tone={styles.from}>
        <AskedValue change={change} which="from" categories={categories} />
      </Value>
      <Value name="Pidió" tone={styles.to}>
        <AskedValue change={change} categories={categories} />
      </Value>
    </div>
  )
}

/** Of a photo its file, whatever the signature of its address. */
const wordsOf = (value: ProposedChange['from']) =>
  typeof value === 'object' && 'url' in value ? value.url.replace(/\?.*/, '') : value

function Value({
  name,
  tone,
  children,
}: {
  name: string
  tone: string | undefined
  children: ReactNode
}) {
  return (
    <div className={styles.value}>
      <span className={styles.label}>{name}</span>
      <div className={tone}>{children}</div>
    </div>
  )
}

/** Where it would be, if the town's map has it. */
function Place({ change }: { change: ProposedChange & { field: 'address' } }) {
  const townMap = useSite()?.map
  const { latitude, longitude } = change.to
  if (!townMap || latitude === null || longitude === null) return null
  const at = { latitude, longitude }
  if (!isWithin(at, townMap.bounds)) return null
  return (
    <div className={styles.map}>
      <MapPicture at={at} townMap={townMap}>
        <span />
      </MapPicture>
    </div>
  )
}
