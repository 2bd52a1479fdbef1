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
  placa solar, maquinaria, calefacción, limpieza de casa, limpieza de oficina, limpieza de cristales, empresa de limpieza,
  ayuntamiento, punto limpio, policía, juzgado, iglesia, cementerio, tanatorio, funeraria, agencia de viajes, viajes`
    .split(',')
    .map(wordsOf)

const NOISE = new Set(wordsOf(NOISE_WORDS.join(' ')))

/** Whether a search starts with a service: 'parking' does, 'farmacia con parking' does not. */
export function isService(search: string): boolean {
  const words = wordsOf(search)
  const first = words.find((word) => !NOISE.has(word))
  return SERVICES.some(
    (service) => service.includes(first!) && service.every((word) => words.includes(word)),
  )
}

/** The words without articles, and with the same ending for singular and plural: 'hoteles' and 'hotel'. */
function wordsOf(text: string): string[] {
  const words = foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .filter((word) => !/^(?:de|del|en|al|el|la|los|las|un|una)$/.test(word))
    .map((word) => word.replace(/(?<=...)(?:es?|s)$/, ''))
}
