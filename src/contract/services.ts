import { foldAccents } from './fold-accents.ts'
import { NOISE_WORDS } from './understood-search.ts'

/**
 * Services that people search for although few directories have them. In descriptions, and with typos, their words mean
 * something else: 'el banco del fondo', 'Inés' for 'cine'.
 */
const SERVICES =
  `banco, cajero automático, hipoteca, hipotecario, préstamo, cambio de divisas, casa de empeños, seguro de coche, seguro de hogar, seguro de vida,
  coche, camión, furgoneta, moto, gasolinera, gasóleo, gasoil, gasolina, neumático, cambiar neumático, cambio de neumático, alquiler de coche, cambiar aceite, cambio de aceite, cambio de ruedas, freno de coche, rueda de coche,
  batería de coche, cambiar batería de coche, revisión de coche, aceite de motor, ITV, pasar ITV, taller mecánico, mecánico,
  chapista, desguace, concesionario, parking, aparcamiento, grúa, taxi, autobús, bus, estación, aeropuerto, vuelo, crucero,
  autoescuela, carnet de conducir, academia, clase, guardería, escuela, colegio, instituto, universidad, campamento, canguro, niñera, logopeda,
  cine, teatro, museo, bolera, discoteca, karaoke, bingo, casa de apuestas, entradas, gimnasio, piscina, parque, biblioteca, yoga, pilates, spa, sauna,
  hotel, hostal, pensión, albergue, camping, casa rural, alojamiento, habitación, apartamento, piso, local comercial, inmobiliaria,
  trastero, guardamuebles, mudanza, transporte, mensajería, correos, oficina de correos, paquetería,
  médico, médica, dentista, clínica, ortodoncia, pediatra, ginecólogo, psicólogo, psicóloga, podólogo, fisioterapeuta, fisio, masaje, masajista, hospital,
  ambulancia, centro de salud, centro médico, residencia de ancianos, cuidar ancianos, cuidadora, tatuaje, tatuador,
  abogado, abogada, notario, notaría, procurador, gestor, gestoría, asesoría, contable, detective, traductor, arquitecto, aparejador,
  fontanero, electricista, albañil, cristalero, cristalería, tapicero, pintar coche, desatasco, alarma, reforma,
  placa solar, maquinaria, maquinaria agrícola, calefacción, limpieza de casa, limpieza de oficina, limpieza de cristales, empresa de limpieza,
  ayuntamiento, punto limpio, policía, juzgado, iglesia, cementerio, tanatorio, funeraria, agencia de viajes, viajes`
    .split(',')
    .map(wordsOf)

const NOISE = new Set(wordsOf(NOISE_WORDS.join(' ')))

/**
 * Returns whether a search is a service ('parking'), starts with one and says more ('parking gratis'), or neither:
 * 'farmacia con parking' does not start with one.
 */
export function serviceOf(search: string): 'whole' | 'start' | undefined {
  const words = wordsOf(search).filter((word) => !NOISE.has(word))
  const found = SERVICES.filter((service) => {
    const isIn = (word: string) => service.some((one) => isSame(word, one))
    return isIn(words[0] ?? '') && service.every((one) => words.some((word) => isSame(word, one)))
  })
  const isWhole = found.some((service) =>
    words.every((word) => service.some((one) => isSame(word, one))),
  )
  return isWhole ? 'whole' : found.length > 0 ? 'start' : undefined
}

/** Whether a word is the other, or its plural. */
const isSame = (word: string, one: string) => [one, `${one}s`, `${one}es`].includes(word)

/** The words without articles. */
function wordsOf(text: string): string[] {
  const words = foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => !/^(?:de|del|en|al|el|la|los|las|un|una)$/.test(word))
}
