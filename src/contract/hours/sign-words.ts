import { WEEKDAYS, type Weekday } from './weekdays.ts'

export type SignDay = Weekday | 'holiday'

/** A part of the day. It names shifts ('tardes cerrado') or completes a 12-hour time ('9 de la noche'). */
export type DayPart = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'night'

const days = (list: string) => list.split(' ') as SignDay[]

/** Basque declines day names: 'astelehenetik ostiralera' is 'from Monday to Friday'. */
const BASQUE = '(?:a|ak|an|ean|e?tan|eetan|ero|e?ra(?:rte)?|etara|(?:e|eta)?tik)?'
export const DAY_WORDS: [pattern: string, days: SignDay[]][] = [
  ['(?:(?:los )?365 dias(?: (?:al|del) ano)?|todos los dias del ano)', [...WEEKDAYS, 'holiday']],
  ['(?:todos|toditos) los dias(?: de la semana)?|tots els dies(?: de la setmana)?', [...WEEKDAYS]],
  ['todos os dias|cada dia|toda la semana|diaria?ment[e]?|a diario|egunero', [...WEEKDAYS]],
  [
    '(?:los |els )?(?:siete|7|set) di[ae]s(?: (?:de la semana|a la semana|de la setmana))?',
    [...WEEKDAYS],
  ],
  ['entre semana|entre setmana', days('mon tue wed thu fri')],
  ['fin(?:es|s)? de semana|findes?|caps? de setmana|asteburu(?:a|ak|etan)?', days('sat sun')],
  [`(?:dias )?festivos?|fest|(?:dies )?festius?|jai(?: ?egun)?(?:ak|etan)|ph`, ['holiday']],
  [`l(?:u|un|unes)?|dl|dilluns|luns|astelehen${BASQUE}|mon(?:days?)?`, ['mon']],
  [`m(?:a|ar|art|artes)?|dt|dimarts|(?:astearte|martitzen)${BASQUE}|tue(?:s|sdays?)?`, ['tue']],
  [
    `x|mi|mie|mier|mierc|miercoles|dc|dimecres|merc?|mercores|(?:asteazken|eguazten)${BASQUE}|wed(?:nesdays?)?`,
    ['wed'],
  ],
  [
    `j(?:u|ue|uev|ueves)?|dj|dijous|xov|xoves|(?:ostegun|eguen)${BASQUE}|thu(?:rs?(?:days?)?)?`,
    ['thu'],
  ],
  [
    `v(?:i|ie|ier|iernes)?|dv|divendres|venres|(?:ostiral|bari(?:xa)?ku)${BASQUE}|fri(?:days?)?`,
    ['fri'],
  ],
  [`s(?:a|ab|abados?)?|ds|dissabtes?|(?:larunbat|zapatu)${BASQUE}|sat(?:urdays?)?`, ['sat']],
  [`d(?:om|omingos?)?|dg|diumenges?|(?:igande|domeka)${BASQUE}|sun(?:days?)?`, ['sun']],
  // Abbreviates 'domingo', but in Galician 'do luns' is 'from Monday'.
  ['do(?! (?!cerr|y )\\p{L})', ['sun']],
]

/** Day names of OpenStreetMap, read only before a dash, colon, comma, digit or 'off': 'su horario' is Spanish. */
export const OSM_DAYS = 'mo tu we th fr sa su'
  .split(' ')
  .map((word, index): [word: string, day: SignDay] => [word, WEEKDAYS[index]!])

/** Patterns of the other words, by the token that they become. */
export const WORDS = {
  /** 'El resto': the weekdays that the sign does not name. */
  rest: '(?:(?:el|los|la|els) )?(?:resto|demas|resta|altres)(?: (?:(?:de )?(?:los )?dias|de (?:la )?semana|de(?:ls)? dies|dies|da semana))?|beste egun(?:ak|etan)',
  closed:
    '(?:cerrad[oa]s?(?: por descanso(?: semanal| del personal)?)?|cerramos|cierran?|descanso(?: semanal)?|descansamos|libra(?:mos)?|libres?|no abr(?:imos|en?)|tancad[ae]s?|tancats?|tanquem|descans|pechad[oa]s?|pechamos|itxi(?:a|ta)|closed|off)',
  /** Matters only next to days ('festivos abierto'); elsewhere it is ignored. */
  open: '(?:abiert[oa]s?|abrimos|abren?|abriendo|inclu(?:id[oa]s?|so|sive|yendo)|inclos(?:os)?|tambien|tambe|obert[ae]?s?|obrim|abert[oa]s?|irekita|zabalik|open)',
  except:
    '(?:menos|excepto|exceptuando|salvo|quitando|a excepcion de|excepte|menys|llevat de?|agas)',
  /** Without hours: open 24 hours. Beside hours it only means 'without a break' and is ignored. */
  whole_day: '(?:todo el dia|el dia entero|dia completo|tot el dia|todo o dia|egun osoan)',
  all_day:
    '(?:24 ?/ ?7|(?:las |les )?(?:24|veinticuatro) ?(?:h|hs|hrs|horas|hores|orduz|orduak)(?! ?(?:\\p{Pd}|a (?:las )?\\d|hasta))|dia y noche|dia i nit)',
  appointment:
    '(?:(?:solo|unicamente|siempre|nomes|so) )?(?:(?:con|bajo|por|previa|amb|pedir|pidiendo) )?(?:cita(?:s)?(?: previas?)?|hora concertada)(?: (?:obligatoria|imprescindible|necesaria))?|hitzordu[a-z]*(?: (?:eskatuta|hartuta))?',
  /** Words between the two ends of a range, of times or days: 'hasta', 'a las'. */
  range:
    '(?:(?:y )?(?:cierran?|cerramos|cerrando) a la?s?|(?:hasta|ata|fins)(?: a)?(?: (?:las?|les|els?|los|as|os))?|a (?:las?|les|els?|os)|als?|aos?|as?)',
  and: '(?:[yei]|eta)',
  /** Fillers that contain words for parts of the day or ranges: they must be tried before `range` and parts. */
  fillerPhrases:
    '(?:manana y tarde|mananas y tardes|mati i (?:tarda|vesprada)|matins i (?:tardes|vesprades)|mana e tarde|a partir de(?: las?)?|(?:de cara )?al public[oa]?|no (?:cerramos|cierra|se cierra) al? mediodia)',
  filler:
    '(?:tod[oa]s? (?:el|la|los|las)|ininterrumpid[oa]s?|ininterrumpidamente|seguidos?|sin (?:interrupcion|parar|descanso|cerrar(?: al? mediodia)?)|sense interrupcio|horarios?|horaris?|ordutegia|jornadas?|continu[oa]s?|(?:de )?corrido|partid[oa]s?|atencion al publico|estamos|se|atendemos|apertura|tots els|que|los|las|els|les|os|el|la|del?s?|da|das|do|desde|des de|dende|en|por|solo|solamente|unicamente|nomes|dias?|dies|cada|nuestro|es|son|turnos?|comercial|arte|hores)',
}

export const WEEK_LETTERS = 'lmxjvsd'

/** After a preposition ('de la tarde') a part of the day belongs to the time before it, else to the next hours. */
export const PART_PREPOSITION =
  '(?:(?:de|por|en|a|per|pola) (?:las?|les)|de|por|del|al|pel|per|da|do|pola)'
export const PART_WORDS: [pattern: string, part: DayPart][] = [
  ['madrugadas?|matinad(?:a|es)', 'dawn'],
  ['mananas?|mati(?:ns)?|manas?|goiz(?:ez|etan|eko|ean)', 'morning'],
  ['medio ?dias?|migdi(?:a|es)|eguerdi(?:an|tan)?', 'noon'],
  ['tardes?|tarda|vesprad(?:a|es)|arratsalde(?:z|tan|ko|an)', 'afternoon'],
  ['noches?|nits?|noites?|gau(?:ez|etan|eko|ean)|[🌙🌛🌜🌚](?= ?\\d)', 'night'],
]

export const HOUR_WORDS: Record<string, number> = Object.fromEntries(
  'una dos tres cuatro cinco seis siete ocho nueve diez once doce'
    .split(' ')
    .map((name, index) => [name, index + 1]),
)

const MONTHS =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|ene|feb|abr|jun|jul|ago|sept?|oct|nov|dic|gener|febrer|marc|maig|juny|juliol|agost|setembre|desembre|xaneiro|febreiro|maio|xuno|xullo|setembro|outubro|novembro|decembro|urtarrila|otsaila|martxoa|apirila|maiatza|ekaina|uztaila|abuztua|iraila|urria|azaroa|abendua'
const OSM_MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const SEASONS =
  'veranos?|inviernos?|primaveras?|otonos?|estius?|hiverns?|tardor|veran|inverno|uda|udan|negua|neguan|navidad(?:es)?|nadal|semana santa|setmana santa|pascuas?|temporadas?|resto del ano'
const DAY_NAMES = '(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)'

/** Frequent texts that cannot be read, each with its error and suggestions. `$` in an error stands for the text. */
export const UNREADABLE_WORDS: [pattern: string, error: string, suggestions?: string[]][] = [
  [
    '(?:dias |dies )?(?:laborables?|laborales?|de diario|habiles|feiners?)|astegun(?:ak|etan|ez)',
    '¿Entra el sábado en «$»? Escribe L-V, o L-S.',
    ['L-V', 'L-S'],
  ],
  ['f', '¿«$» son los festivos? Escribe «festivos».', ['festivos']],
  [
    'l(?: ?[-–,/]? ?)m(?: ?[-–,/y]? ?)v',
    '¿La «M» es martes, o miércoles? Escríbelo con la palabra entera.',
    ['lunes, miércoles y viernes', 'lunes, martes y viernes'],
  ],
  [
    `(?:noches?|madrugadas?) del? ${DAY_NAMES} al? ${DAY_NAMES}`,
    '¿Qué noches abres? Escribe el día en que empieza cada una, por ejemplo V 22-3.',
  ],
  [
    '(?:visperas?(?: de (?:los )?festivos?)?|puentes?|(?:resto de (?:los )?|algunos )festivos?|festivos? (?:locales?|nacionales?|autonomicos?|especiales|alternos|de apertura(?: autorizada)?|segun calendario|(?:a )?consultar))',
    '«$» se dice día a día, en «Días especiales».',
  ],
  [
    '(?:fiestas?(?: patronales| locales)?|festes)',
    '¿Son los festivos? Escribe «festivos». Las fiestas del pueblo se dicen en «Días especiales».',
    ['festivos'],
  ],
  [
    `\\d{1,2}(?: ?(?:al?|-|y|i|e) ?\\d{1,2})? (?:de |d['’])(?:${MONTHS})|(?:20\\d\\d )?(?:${OSM_MONTHS}) \\d{1,2}|\\d{1,2}/0[1-9](?:/\\d{2,4})?(?![:\\d])|\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{1,2}/\\d{1,2} (?:al?|hasta)(?: el)? \\d{1,2}/\\d{1,2}`,
    'Aquí no van fechas: ponlas más abajo, en «Horario de verano», «Días especiales» o «Cerrado unos días».',
  ],
  [
    `(?:${SEASONS}|${MONTHS})`,
    'Lo que cambia según la época se pone aparte, en «Horario de verano».',
  ],
  [
    '(?:tel(?:ef(?:ono)?)?|tlfn?o?|tfno|movil|whatsapp)',
    'Aquí van solo los días y las horas: el teléfono se pone en los datos del comercio.',
  ],
  [
    'vacaciones|vacances|vacacions|oporrak',
    'Las vacaciones se ponen aparte, en «Cerrado unos días».',
  ],
  [
    `(?:alternos|alternativos|quincenal(?:es|mente)?|cada (?:\\d+|dos|tres|quince) (?:dias|semanas)|(?:primer|segund|tercer|ultim)(?:o|os|a)?|\\d ?(?:er|[ºª°])\\.?(?: y \\d ?(?:er|[ºª°])\\.?)?(?= ${DAY_NAMES})|(?:del?|al|cada) mes|semanas? si|pares|impares)`,
    'Aquí van las horas de todas las semanas. Lo que cambia, en «Días especiales».',
  ],
  [
    '(?:aprox(?:imadamente)?|mas o menos|sobre(?: las?)?|segun|depende|hasta cierre|cierre)',
    'Escribe la hora a la que abres o cierras de verdad.',
  ],
]

export const TWELVE_AM = '¿«$» es medianoche, o mediodía? Escribe 24:00, o 12:00.'
/** Error for a part of the day where a time is expected, as in '9 a mediodía'. */
export const NO_TIME = '¿A qué hora es «$»? Escribe la hora, por ejemplo 14.'
