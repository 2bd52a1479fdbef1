import { foldAccents } from '#contract/fold-accents.ts'

export type Background = 'wood' | 'linen' | 'marble' | 'paper' | 'slate' | 'gingham'

export type SymbolName = keyof typeof symbols

/** Description, words in a category's name (the first match counts), and backgrounds for even and odd ids. */
export const symbols = {
  bread: ['un pan', /\bpan|horno/, 'wood', 'linen'],
  cake: ['una tarta', /pastel|boller|confit/, 'marble', 'linen'],
  fruit: ['fruta', /frut|verdur/, 'linen', 'wood'],
  meat: ['un jamón', /carn|charcut|jamon|embut/, 'wood', 'marble'],
  fish: ['un pescado', /pesc|marisc/, 'marble', 'slate'],
  book: ['libros', /libr|papel/, 'paper', 'wood'],
  scissors: ['unas tijeras y un peine', /pelu|barber|estet|bellez/, 'marble', 'linen'],
  flower: ['un macetero con flores', /flor|jardin|vivero/, 'wood', 'linen'],
  mortar: ['un mortero', /farmac|parafarm|herbo|salud/, 'marble', 'wood'],
  tools: ['un martillo y una llave', /ferret|bricol|pintur/, 'wood', 'slate'],
  shoe: ['un zapato', /zapat|calzad/, 'paper', 'wood'],
  dress: ['un vestido', /\bmoda|\bropa|boutique|confecc/, 'linen', 'paper'],
  cup: ['una taza de café', /cafe|\bbar(es)?\b/, 'slate', 'wood'],
  plate: ['un plato con sus cubiertos', /restaur|hostel/, 'linen', 'slate'],
  iceCream: ['un helado', /helad/, 'marble', 'linen'],
  spinningTop: ['una peonza', /juguet|regalo/, 'wood', 'paper'],
  glasses: ['unas gafas', /optic/, 'paper', 'marble'],
  watch: ['un reloj', /reloj|joy/, 'slate', 'marble'],
  lightBulb: ['una bombilla', /electr|informat|telefon/, 'slate', 'paper'],
  pet: ['un gato en su cama', /mascot|veterin|animal/, 'linen', 'wood'],
  bicycle: ['una bicicleta', /bici|depor/, 'slate', 'wood'],
  thread: ['un carrete de hilo', /merceria|\blanas?\b|costur|telas/, 'linen', 'paper'],
  bottle: [
    'vino y queso',
    /\bvin(o|at|ic)|bodeg|ultramar|queso|aliment|supermerc/,
    'slate',
    'wood',
  ],
  jug: ['una jarra de barro', /artesan|ceram|alfar/, 'wood', 'linen'],
  camera: ['una cámara de fotos', /fotogr/, 'paper', 'slate'],
  basket: ['una cesta', /^/, 'gingham', 'linen'],
} satisfies Record<string, [label: string, words: RegExp, even: Background, odd: Background]>

export function symbolFor(category = ''): SymbolName {
  const plain = foldAccents(category)
  const names = Object.keys(symbols) as SymbolName[]
  return names.find((name) => symbols[name][1].test(plain))!
}
