import type { RouterContextProvider } from 'react-router'
import type { Point } from '#contract/coordinates.ts'
import type { ListedCommerce } from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { slugOf } from '#contract/slug.ts'
import { readApi } from '#web/api/read-api.ts'
import { TextField } from '#web/forms/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconMapPin } from '#web/ui/icons.ts'
import styles from './near-street.module.css'

type NearPanelProps = {
  /** The other parameters of the list, as names and values. */
  params: readonly (readonly [string, string])[]
  /** The typed street, if no shop is in it. */
  unknown?: string | undefined
}

/** Asks for a street from which the list is sorted, if the browser does not reveal the position. */
export function NearPanel({ params, unknown }: NearPanelProps) {
  return (
    <form
      action="/directorio"
      className="grid gap-14 mb-24 sunken rounded-card p-20 outlined max-w-640"
      autoComplete="off"
    >
      {params.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <p>
        <strong>No sabemos dónde estás.</strong> Dinos una calle y ordenamos desde ahí.
      </p>
      <div className={`grid gap-12 ${styles.line}`}>
        <TextField
          label="Calle o plaza"
          name="calle"
          icon={IconMapPin}
          defaultValue={unknown}
          error={
            unknown &&
            `No conocemos ningún comercio en «${unknown}». Prueba con otra calle o plaza de cerca.`
          }
          help="No la guardamos."
          required
          maxLength={100}
          autoComplete="address-line1"
          enterKeyHint="go"
        />
        <Button type="submit" variant="soft">
          Usar
        </Button>
      </div>
    </form>
  )
}

/** Number of search results in which the street is looked for. */
const SHOPS = 50

/** Finds a point of a street by the shops in it. */
export async function findStreet(context: Readonly<RouterContextProvider>, street: string) {
  const name = streetName(street)
  const { results } = await readApi<Page<ListedCommerce>>(context, 'directory/commerces/', {
    search: name,
    page: 1,
    page_size: SHOPS,
  })
  return pointOfStreet(name, results)
}

type Found = Pick<ListedCommerce, 'direction' | 'latitude' | 'longitude'>

/**
 * Returns the point of the first shop whose address contains all words of the street. No external geocoder is used, so
 * that no other service learns where a visitor is.
 */
export function pointOfStreet(street: string, found: readonly Found[]): Point | undefined {
  const words = wordsOf(street)
  for (const { direction, latitude, longitude } of found) {
    const there = wordsOf(direction)
    if (latitude === null || longitude === null || !words.every((word) => there.includes(word))) {
      continue
    }
    return { latitude, longitude }
  }
  return undefined
}

const wordsOf = (text: string) => slugOf(text).split('-')

/** Removes the kind of street (such as 'calle'): the search would find too many shops. */
export function streetName(street: string): string {
  return street.replace(KIND, '').trim() || street.trim()
}

const KIND = /^\s*(calle|c\/|avenida|avda\.?|av\.?|plaza|pza\.?|pl\.?|paseo|camino|ronda)(?=[\s.])/i
