const MAX_CHARACTERS = 60

const GIVEN_NAMES = new Set(
  `adrián alba alberto alejandra alejandro alfonso alfredo alicia álvaro amparo ana andrea andrés ángel ángela
  ángeles antonia antonio asunción aurora beatriz begoña belén blanca carla carlos carmen carolina catalina cecilia
  césar clara claudia concepción consuelo cristian cristina cristóbal daniel daniela david diego dolores domingo
  eduardo elena emilia emilio encarnación enrique esperanza esteban esther eugenia eva félix fernando francisca
  francisco gabriel gema gerardo gloria gonzalo gregorio guillermo héctor hugo ignacio inés inmaculada irene isabel
  ismael iván jaime javier jesús joan joaquín jordi jorge josé josefa josefina juan juana julia julián julio laura
  leonor lidia lorena lorenzo lourdes lucas lucía luis luisa lydia manuel manuela marc marcos margarita maría mario
  marta martín martina mateo matilde mercedes miguel míriam mohamed mónica montserrat natalia nerea nicolás noelia
  nuria olga óscar pablo paloma patricia paula pedro pilar rafael ramón raquel raúl remedios ricardo roberto rocío
  rodrigo rosa rosario rubén salvador samuel sandra santiago sara sebastián sergio silvia sofía sonia susana teresa
  tomás valeria vanesa vicente víctor victoria virginia yolanda`.split(/\s+/),
)

/** Normalizes a search. Undefined if it may be personal data: an e-mail, a phone number or, without results, a name. */
export function countableSearch(search: string, isFound: boolean): string | undefined {
  const text = search.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  if (text === '' || text.length > MAX_CHARACTERS) return undefined
  if (/@|https?:|www\.|\p{Cc}/u.test(text)) return undefined
  if ((text.match(/\d/g) ?? []).length >= 6) return undefined
  if (!isFound && text.split(/[^\p{L}]+/u).some((word) => GIVEN_NAMES.has(word))) return undefined
  return text
}
