import { foldAccents } from './fold-accents.ts'
import { NOISE_WORDS } from './understood-search.ts'

/** Services that few directories have, and whose words mean something else in descriptions: 'el banco del fondo'. */
const SERVICES =
  `banco, cajero, seguro, gasolina, gasolinera, neumático, cambiar aceite, cambio de aceite, cambio de ruedas,
  aceite de motor, ITV, taller mecánico, mecánico, parking, aparcamiento, grúa, taxi, autobús, bus, estación, aeropuerto, vuelo, crucero,
  autoescuela, carnet de conducir, academia, clase, curso, profesor, profesora, guardería, escuela, colegio, instituto, universidad, campamento,
  cine, teatro, museo, entradas, gimnasio, piscina, parque, biblioteca, yoga, spa, hotel, hostal, pensión, camping, alojamiento,
  habitación, apartamento, piso, mudanza, transporte, correos, agencia, viajes, empresa,
  médico, médica, dentista, clínica, masaje, hospital, centro médico, residencia de ancianos, gestor, asesoría,
  fontanero, electricista, cristalería, alarma, reforma, placa solar, maquinaria, calefacción, limpieza,
  ayuntamiento, policía, juzgado, iglesia, cementerio, tanatorio`
    .split(',')
    .map(wordsOf)

const NOISE = new Set(wordsOf(NOISE_WORDS.join(' ')))
/** Words for which few directories have a shop, such as a garage or a dealer. */
const VEHICLES = ['coche', 'moto', 'camion', 'furgoneta', 'tractor', 'automovil']

/** Whether a search is for a service (only names of shops count): 'parking gratis', not 'farmacia con parking'. */
export function isService(search: string): boolean {
  const words = wordsOf(search).filter((word) => !NOISE.has(word))
  const isIn = (list: string[], word = '') => list.some((singular) => isSame(word, singular))
  return (
    words.some((word) => isIn(VEHICLES, word)) ||
    SERVICES.some(
      (service) =>
        isIn(service, words[0]) &&
        service.every((term) => words.some((word) => isSame(word, term))),
    )
  )
}

/** Whether `word` is `singular` or its plural. */
const isSame = (word: string, singular: string) =>
  [singular, `${singular}s`, `${singular}es`].includes(word)

function wordsOf(text: string): string[] {
  const words = foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => !/^(?:de|del|en|al|el|la|los|las|un|una)$/.test(word))
}
