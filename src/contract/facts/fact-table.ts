import type { TradeKey } from '../trades/trade-names.ts'

/** `formName`: the name in the owner's form. */
export const FACT_GROUPS = {
  door: { name: 'Silla de ruedas', formName: 'Puerta' },
  payment: { name: 'Pago', formName: 'Pago' },
  service: { name: 'Servicios', formName: 'Servicios' },
  languages: { name: 'Idiomas', formName: 'Idiomas' },
} as const
export type FactGroup = keyof typeof FACT_GROUPS
export const FACT_GROUP_NAMES = Object.keys(FACT_GROUPS) as FactGroup[]

export type Fact = {
  /** `flag`: yes or no. `derived`: computed from other facts, never edited. */
  kind: 'flag' | 'centimetres' | 'link' | 'languages' | 'derived'
  group: FactGroup
  /** Question in the form; '' if the form does not ask for the fact. */
  question: string
  help?: string
  /** Only shops of these trades are asked, and shops that have answered before. */
  trades?: readonly TradeKey[]
  /** Name of another fact: the question is asked only if the other fact is true. */
  after?: string
  label: string
  /** Texts of true and false. Default: the label, and 'sin' before the label. */
  yes?: string
  no?: string
  /** Name of the filter for shops where the fact is true, or has one of the `accepted` values. */
  filter?: string
  accepted?: readonly string[]
  /** Pattern of words without accents that mean this filter in a search. */
  search?: string
  /** The names in schema.org, OpenStreetMap and Google's business profiles. */
  schema?: { property: SchemaProperty; value: string }
  osm?: string
  osmValues?: Readonly<Record<string, string>>
  google?: string
}
type SchemaProperty = 'paymentAccepted' | 'amenityFeature' | 'knowsLanguage' | 'potentialAction'

const TRADES_WITH_SEATS = [
  'cafeteria',
  'restaurante',
  'heladeria',
  'peluqueria',
  'estetica',
  'optica',
  'farmacia',
  'deportes',
] as const satisfies readonly TradeKey[]

export const FACTS = {
  wheelchair: {
    kind: 'derived',
    group: 'door',
    question: '',
    label: 'Entrada en silla de ruedas',
    filter: 'Silla de ruedas',
    accepted: ['no_step', 'with_help'],
    search:
      '(?:para |en |con |apt[oa]s? para |accesibles? (?:en |para |con ){0,2})?(?:silla de ruedas|cadira de rodes|cadeira de rodas|wheelchairs?|movilidad reducida)|sin escal(?:on|ones|eras)',
    schema: { property: 'amenityFeature', value: 'Entrada accesible en silla de ruedas' },
    osm: 'wheelchair',
    osmValues: { no_step: 'yes', one_step: 'limited', with_help: 'limited', no: 'no' },
    google: 'Entrada accesible para sillas de ruedas',
  },
  step_cm: {
    kind: 'centimetres',
    group: 'door',
    question: '¿Cuánto mide el escalón de la entrada?',
    help: 'En centímetros, del suelo de la calle al de dentro. Si no hay, o hay una rampa fija, pon 0.',
    label: 'Escalón',
  },
  door_cm: {
    kind: 'centimetres',
    group: 'door',
    question: '¿Cuánto mide la puerta de ancho?',
    help: 'En centímetros, el hueco que queda con la puerta abierta.',
    label: 'Puerta',
  },
  ramp: {
    kind: 'flag',
    group: 'door',
    question: '¿Tienes una rampa que poner?',
    label: 'Rampa',
    yes: 'rampa si se pide',
  },
  bell: {
    kind: 'flag',
    group: 'door',
    question: '¿Hay un timbre para pedir ayuda?',
    label: 'Timbre',
    yes: 'timbre para pedir ayuda',
  },
  toilet: {
    kind: 'flag',
    group: 'door',
    question: '¿Tienes un aseo adaptado?',
    trades: TRADES_WITH_SEATS,
    label: 'Aseo adaptado',
    filter: 'Aseo adaptado',
    search: '(?:con |tiene )?(?:aseos?|banos?|lavabos?|servicios?) adaptad[oa]s?',
    schema: { property: 'amenityFeature', value: 'Aseo adaptado' },
    osm: 'toilets:wheelchair',
    google: 'Aseo accesible para sillas de ruedas',
  },
  card: {
    kind: 'flag',
    group: 'payment',
    question: '¿Se puede pagar con tarjeta?',
    label: 'Tarjeta',
    filter: 'Tarjeta',
    search:
      '(?:que )?(?:(?:se puede |puedo )?pag(?:a|ar|o) |(?:admit|acept)(?:an?|en?) (?:pago )?)?(?:con |amb )tarjetas?|(?:que )?(?:admit|acept)(?:an?|en?) tarjetas?',
    schema: { property: 'paymentAccepted', value: 'Tarjeta' },
    osm: 'payment:cards',
    google: 'Tarjetas de crédito y de débito',
  },
  bizum: {
    kind: 'flag',
    group: 'payment',
    question: '¿Se puede pagar con Bizum?',
    label: 'Bizum',
    yes: 'Bizum',
    no: 'sin Bizum',
    filter: 'Bizum',
    search:
      '(?:que )?(?:(?:se puede |puedo )?pag(?:a|ar|o) |(?:admit|acept)(?:an?|en?) )?(?:con |por |amb )?bizum',
    schema: { property: 'paymentAccepted', value: 'Bizum' },
    osm: 'payment:bizum',
  },
  cash: {
    kind: 'flag',
    group: 'payment',
    question: '¿Se puede pagar en efectivo?',
    label: 'Efectivo',
    schema: { property: 'paymentAccepted', value: 'Efectivo' },
    osm: 'payment:cash',
  },
  delivery: {
    kind: 'flag',
    group: 'service',
    question: '¿Llevas a casa?',
    label: 'Lleva a casa',
    no: 'no lleva a casa',
    filter: 'Lleva a casa',
    search:
      '(?:que )?(?:llev(?:an?|en?) a (?:casa|domicilio)|(?:con |de )?(?:reparto|entrega|envio|servicio) a (?:casa|domicilio)|a domicilio|home delivery)',
    schema: { property: 'amenityFeature', value: 'Lleva a casa' },
    osm: 'delivery',
    google: 'Entrega a domicilio',
  },
  orders: {
    kind: 'flag',
    group: 'service',
    question: '¿Coges encargos por teléfono o internet?',
    label: 'Encargos',
    yes: 'encargos por teléfono o internet',
    filter: 'Encargos',
    search: '(?:con |por )?(?:encargos?|pedidos?) (?:por |en )?(?:telefono|internet|web|online)',
  },
  orders_link: {
    kind: 'link',
    group: 'service',
    question: '¿Dónde se encarga por internet?',
    help: 'Si no hay, déjalo vacío. Por ejemplo: encargos.laespiga.es',
    after: 'orders',
    label: 'Encargos por internet',
    schema: { property: 'potentialAction', value: 'OrderAction' },
    osm: 'website:orders',
    google: 'Enlace para hacer pedidos',
  },
  dogs: {
    kind: 'flag',
    group: 'service',
    question: '¿Se puede pasar con perro?',
    label: 'Perros',
    yes: 'se puede pasar con perro',
    filter: 'Con perro',
    search:
      '(?:que )?(?:(?:se puede |puedo )?(?:entrar|entro|ir|voy) |(?:admit|acept)(?:an?|en?) )?con (?:mi |el )?perro|(?:que )?(?:admit|acept)(?:an?|en?) perros|dog friendly',
    schema: { property: 'amenityFeature', value: 'Se puede pasar con perro' },
    osm: 'dog',
    google: 'Se admiten perros',
  },
  languages: {
    kind: 'languages',
    group: 'languages',
    question: '¿En qué idiomas atiendes?',
    label: 'Idiomas',
    schema: { property: 'knowsLanguage', value: '' },
    osm: 'language',
  },
} as const satisfies Record<string, Fact>

export type FactName = keyof typeof FACTS
export const FACT_NAMES = Object.keys(FACTS) as FactName[]

export const factOf = (name: FactName): Fact => FACTS[name]
