import { foldAccents } from '#contract/fold-accents.ts'

export type SymbolName = keyof typeof symbolLabels

/** The accessible description of each symbol in the window. */
export const symbolLabels = {
  bread: 'un pan',
  cake: 'una tarta',
  fruit: 'fruta',
  meat: 'un jamón',
  fish: 'un pescado',
  book: 'libros',
  scissors: 'unas tijeras y un peine',
  flower: 'un macetero con flores',
  mortar: 'un mortero',
  tools: 'un martillo y una llave',
  shoe: 'un zapato',
  dress: 'un vestido',
  cup: 'una taza de café',
  plate: 'un plato con sus cubiertos',
  iceCream: 'un helado',
  spinningTop: 'una peonza',
  glasses: 'unas gafas',
  watch: 'un reloj',
  lightBulb: 'una bombilla',
  pet: 'un gato en su cama',
  bicycle: 'una bicicleta',
  thread: 'un carrete de hilo',
  bottle: 'vino y queso',
  jug: 'una jarra de barro',
  camera: 'una cámara de fotos',
  basket: 'una cesta',
}

/** Finds the symbol of a category by the words in its name; a basket if none matches. */
export function symbolFor(category = ''): SymbolName {
  const plain = foldAccents(category)
  return rules.find(([, words]) => words.test(plain))?.[0] ?? 'basket'
}

const rules: [SymbolName, RegExp][] = [
  ['bread', /\bpan|horno/],
  ['cake', /pastel|boller|confit/],
  ['fruit', /frut|verdur/],
  ['meat', /carn|charcut|jamon|embut/],
  ['fish', /pesc|marisc/],
  ['book', /libr|papel/],
  ['scissors', /pelu|barber|estet|bellez/],
  ['flower', /flor|jardin|vivero/],
  ['mortar', /farmac|parafarm|herbo|salud/],
  ['tools', /ferret|bricol|pintur/],
  ['shoe', /zapat|calzad/],
  ['dress', /\bmoda|\bropa|boutique|confecc/],
  ['cup', /cafe|\bbar(es)?\b/],
  ['plate', /restaur|hostel/],
  ['iceCream', /helad/],
  ['spinningTop', /juguet|regalo/],
  ['glasses', /optic/],
  ['watch', /reloj|joy/],
  ['lightBulb', /electr|informat|telefon/],
  ['pet', /mascot|veterin|animal/],
  ['bicycle', /bici|depor/],
  ['thread', /merceria|\blanas?\b|costur|telas/],
  ['bottle', /\bvin(o|at|ic)|bodeg|ultramar|queso|aliment|supermerc/],
  ['jug', /artesan|ceram|alfar/],
  ['camera', /fotogr/],
]
