import { type Point, pointOf } from '#contract/coordinates.ts'
import type { ListedCommerce } from '#contract/directory.ts'
import { slugOf } from '#contract/slug.ts'
import type { PageContext } from '#web/api/server-api.ts'
import { TextField } from '#web/forms/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconMapPin } from '#web/ui/icons.ts'
import styles from './near-street.module.css'
import { readShops } from './read-lists.ts'

type NearPanelProps = {
  params: readonly (readonly [string, string])[]
  /** The typed street, if no shop was found in it. */
  unknown?: string | undefined
}

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

/** Maximum number of shops that are read to find one with coordinates. */
const MAX_SHOPS = 50

/** Finds the point of a shop in a street. No external service is used, which would learn where a visitor is. */
export async function findPointOfStreet(context: PageContext, street: string) {
  const search = streetName(street)
  const { results } = await readShops(context, { search, page_size: MAX_SHOPS })
  return pointOfStreet(search, results)
}

type ShopPlace = Pick<ListedCommerce, 'direction' | 'latitude' | 'longitude'>

export function pointOfStreet(street: string, shops: readonly ShopPlace[]): Point | undefined {
  const words = wordsOf(street)
  return shops
    .filter(({ direction }) => words.isSubsetOf(wordsOf(direction)))
    .map(pointOf)
    .find((point) => point !== undefined)
}

const wordsOf = (text: string) => new Set(slugOf(text).split('-'))

/** Removes the kind of street, such as 'calle', which would find too many shops. */
export function streetName(street: string): string {
  return street.replace(KIND, '').trim() || street.trim()
}

const KIND = /^\s*(calle|c\/|avenida|avda\.?|av\.?|plaza|pza\.?|pl\.?|paseo|camino|ronda)(?=[\s.])/i
