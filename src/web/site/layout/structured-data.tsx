import { joined, streetLine, type TownOfAddress, type WholeAddress } from '#contract/address.ts'
import { surroundingsOf } from '#contract/address-lines.ts'
import type { ListedCommerce, ListedCommerceDetail, ListedOffer } from '#contract/directory.ts'
import { FACT_NAMES, type FactName, factOf } from '#contract/facts/fact-table.ts'
import type { Facts } from '#contract/facts/facts.ts'
import { commercePath, isFacade, offerPath } from '#contract/site-paths.ts'
import { useOrigin } from '#web/document/origin.tsx'
import { phoneLink } from '#web/format/phone.ts'

type Thing = Record<string, unknown>

/** Structured data for search engines, as JSON-LD 1.1. */
export function StructuredData({ content }: { content: Thing }) {
  // '<' is escaped, so that no text can close the element.
  const data = { '@context': 'https://schema.org', ...content }
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

export function website(origin: string): Thing {
  return {
    '@type': 'WebSite',
    name: 'Escaparate',
    url: `${origin}/`,
    inLanguage: 'es',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/directorio?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

type Step = { name: string; path: string }

export function Breadcrumbs({ steps }: { steps: Step[] }) {
  return <StructuredData content={breadcrumbs(useOrigin(), steps)} />
}

export function breadcrumbs(origin: string, steps: Step[]): Thing {
  const stepsFromHome = [{ name: 'Escaparate', path: '/' }, ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: stepsFromHome.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

export function localBusiness(
  origin: string,
  shop: ListedCommerce & Partial<Pick<ListedCommerceDetail, 'photos'>>,
  { category, town = null }: { category?: string | undefined; town?: TownOfAddress | null },
): Thing {
  const { photo, photos = [] } = shop
  const image = photos.length > 1 ? photos.map(({ url }) => url) : photo
  return {
    '@type': businessTypeOf(category),
    '@id': `${origin}${commercePath(shop)}#comercio`,
    name: shop.name,
    description: shop.description,
    url: origin + commercePath(shop),
    ...(!isFacade(photo) && { image }),
    telephone: phoneLink(shop.n_tlf).replace('tel:', ''),
    ...(shop.contact_mail && { email: shop.contact_mail }),
    ...sameAs(shop),
    ...factsData(shop.facts),
    address: postalAddress(shop, town),
    ...(shop.latitude !== null && {
      geo: { '@type': 'GeoCoordinates', latitude: shop.latitude, longitude: shop.longitude },
    }),
  }
}

function sameAs({ web, instagram, facebook, tiktok, other_link }: ListedCommerce): Thing {
  const pages = [web, instagram, facebook, tiktok, other_link].filter(Boolean)
  if (pages.length === 0) return {}
  return { sameAs: pages.length === 1 ? pages[0] : pages }
}

function postalAddress(address: WholeAddress, town: TownOfAddress | null): Thing {
  const { postal_code, locality, region } = surroundingsOf(address, town)
  return {
    '@type': 'PostalAddress',
    streetAddress: joined([streetLine(address) || address.direction, address.address_extra], ', '),
    ...(postal_code && { postalCode: postal_code }),
    ...(locality && { addressLocality: locality }),
    ...(region && { addressRegion: region }),
    addressCountry: 'ES',
  }
}

function factsData(facts: Facts): Thing {
  const features = FACT_NAMES.flatMap((name) => featureOf(name, facts) ?? [])
  const payments = FACT_NAMES.flatMap((name) => paymentOf(name, facts) ?? [])
  return {
    ...(payments.length > 0 && { paymentAccepted: payments.join(', ') }),
    ...(facts.languages && { knowsLanguage: facts.languages }),
    ...(facts.orders_link && {
      potentialAction: { '@type': 'OrderAction', target: facts.orders_link },
    }),
    ...(features.length > 0 && { amenityFeature: features }),
  }
}

/** Returns undefined for answers other than yes and no: an entrance with one step is 'limited'. */
function featureOf(name: FactName, facts: Facts): Thing | undefined {
  const { schema, osmValues } = factOf(name)
  const value = facts[name]
  if (schema?.property !== 'amenityFeature' || value === undefined) return undefined
  const answer = osmValues ? osmValues[String(value)] : value ? 'yes' : 'no'
  if (answer !== 'yes' && answer !== 'no') return undefined
  return { '@type': 'LocationFeatureSpecification', name: schema.value, value: answer === 'yes' }
}

function paymentOf(name: FactName, facts: Facts): string | undefined {
  const { schema } = factOf(name)
  return schema?.property === 'paymentAccepted' && facts[name] ? schema.value : undefined
}

export function offerData(origin: string, offer: ListedOffer): Thing {
  return {
    '@type': 'Offer',
    name: offer.title,
    description: offer.description,
    category: offer.type,
    url: origin + offerPath(offer),
    ...(offer.price !== null && { price: offer.price.toFixed(2), priceCurrency: 'EUR' }),
    ...(offer.starts_on && { validFrom: offer.starts_on }),
    // A date without a time means the whole day (ISO 8601): the offer ends at midnight.
    ...(offer.ends_on && { validThrough: offer.ends_on }),
    ...(offer.photo && { image: offer.photo }),
    offeredBy: {
      '@type': 'LocalBusiness',
      name: offer.commerce.name,
      url: origin + commercePath(offer.commerce),
    },
  }
}

/** Subtypes of LocalBusiness (schema.org/LocalBusiness) by the category's name. The first match counts. */
const BUSINESS_TYPES: [RegExp, string][] = [
  [/panader|pasteler|horno/i, 'Bakery'],
  [/helader/i, 'IceCreamShop'],
  [/cafe|cafeter/i, 'CafeOrCoffeeShop'],
  [/restaurant|comida/i, 'Restaurant'],
  [/\bbar\b|taberna|tapas/i, 'BarOrPub'],
  [/peluquer|barber/i, 'HairSalon'],
  [/est[eé]tica|belleza/i, 'BeautySalon'],
  [/farmacia/i, 'Pharmacy'],
  [/[oó]ptica/i, 'Optician'],
  [/librer/i, 'BookStore'],
  [/papeler/i, 'OfficeEquipmentStore'],
  [/flor/i, 'Florist'],
  [/ferreter/i, 'HardwareStore'],
  [/zapat|calzado/i, 'ShoeStore'],
  [/moda|ropa|mercer/i, 'ClothingStore'],
  [/joyer|reloj/i, 'JewelryStore'],
  [/juguet/i, 'ToyStore'],
  [/bicicl/i, 'BikeStore'],
  [/electr[oó]|inform[aá]tica/i, 'ElectronicsStore'],
  [/mueble|hogar|decoraci/i, 'HomeGoodsStore'],
  [/mascota|veterin/i, 'PetStore'],
  [/deport/i, 'SportingGoodsStore'],
  [/vino|bodega|licor/i, 'LiquorStore'],
  [/carnicer|pescader|fruter|aliment|supermerc|queso/i, 'GroceryStore'],
  [/mec[aá]nic|coche|neum[aá]tic/i, 'AutoRepair'],
  [/dentista|dental/i, 'Dentist'],
  [/gimnasio/i, 'ExerciseGym'],
  [/lavander|tintorer/i, 'DryCleaningOrLaundry'],
]

export function businessTypeOf(category = ''): string {
  return BUSINESS_TYPES.find(([words]) => words.test(category))?.[1] ?? 'Store'
}
