export type Trade = keyof typeof tradeWords

/** What a reader is told to see in the window, by the key a trade is known by. */
export const tradeWords = {
  pan: 'un pan',
  fruta: 'fruta',
  carne: 'un jamón',
  pescado: 'un pescado',
  libro: 'libros',
  tijeras: 'unas tijeras y un peine',
  flor: 'un macetero con flores',
  botica: 'un mortero',
  herramienta: 'un martillo y una llave',
  zapato: 'un zapato',
  vestido: 'un vestido',
  taza: 'una taza de café',
  peonza: 'una peonza',
  gafas: 'unas gafas',
  reloj: 'un reloj',
  bombilla: 'una bombilla',
  huella: 'un gato en su cama',
  bici: 'una bicicleta',
  hilo: 'un carrete de hilo',
  botella: 'vino y queso',
  cesta: 'una cesta',
}

/** The trade of a category by its name; 'cesta', a basket, when no rule knows the word. */
export function tradeOf(category = ''): Trade {
  const plain = category
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return rules.find(([, words]) => words.test(plain))?.[0] ?? 'cesta'
}

const rules: [Trade, RegExp][] = [
  ['pan', /\bpan|horno|pastel|boller|confit/],
  ['fruta', /frut|verdur/],
  ['carne', /carn|charcut|jamon|embut/],
  ['pescado', /pesc|marisc/],
  ['libro', /libr|papel/],
  ['tijeras', /pelu|barber|estet|bellez/],
  ['flor', /flor|jardin|vivero/],
  ['botica', /farmac|parafarm|herbo|salud/],
  ['herramienta', /ferret|bricol|pintur/],
  ['zapato', /zapat|calzad/],
  ['vestido', /\bmoda|\bropa|boutique|confecc/],
  ['taza', /cafe|\bbar(es)?\b|restaur|hostel|helad/],
  ['peonza', /juguet|regalo/],
  ['gafas', /optic/],
  ['reloj', /reloj|joy/],
  ['bombilla', /electr|informat|telefon/],
  ['huella', /mascot|veterin|animal/],
  ['bici', /bici|depor/],
  ['hilo', /merceria|\blanas?\b|costur|telas/],
  ['botella', /\bvin(o|at|ic)|bodeg|ultramar|queso|aliment|supermerc/],
]
