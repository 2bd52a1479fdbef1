import { WEEKDAYS, type Weekday } from './weekdays.ts'

/** A part of the day, for hours on a clock of twelve. */
export type DayPart = 'morning' | 'afternoon' | 'night'

const days = (list: string) => list.split(' ') as Weekday[]

/** Words for days, without accents; each a pattern of the whole word. */
export const DAY_WORDS: [pattern: string, days: Weekday[]][] = [
  ['(?:todos|toditos) los dias(?: de la semana)?', [...WEEKDAYS]],
  ['(?:cada dia|toda la semana|diariamente|a diario|los siete dias)', [...WEEKDAYS]],
  ['entre semana', days('mon tue wed thu fri')],
  ['(?:fin(?:es)? de semana|findes?)', days('sat sun')],
  ['l(?:u|un|unes)?', ['mon']],
  ['m(?:a|ar|art|artes)?', ['tue']],
  ['(?:x|mi|mie|mier|mierc|miercoles)', ['wed']],
  ['j(?:u|ue|uev|ueves)?', ['thu']],
  ['v(?:i|ie|ier|iernes)?', ['fri']],
  ['s(?:a|ab|abados?)?', ['sat']],
  ['d(?:o|om|omingos?)?', ['sun']],
]

/** The letters of the week, in its order. */
export const WEEK_LETTERS = 'lmxjvsd'

export const CLOSED_WORDS =
  '(?:cerrad[oa]s?|cerramos|cierran?|descanso|descansamos|libra(?:mos)?|libres?|no abr(?:imos|en?))'

export const EXCEPT_WORDS = '(?:menos|excepto|salvo|quitando)'

export const ALL_DAY_WORDS =
  '(?:24 ?/ ?7|(?:las )?(?:24|veinticuatro) ?(?:h|hs|hrs|horas)|todo el dia|dia y noche)'

export const APPOINTMENT_WORDS =
  '(?:(?:solo|unicamente|siempre) )?(?:(?:con|bajo|por|previa) )?(?:cita(?:s)?(?: previas?)?)'

/** 'De la tarde' belongs to the time before it; 'tardes' to the hours that follow. */
export const PART_WORDS: [pattern: string, part: DayPart][] = [
  ['mananas?', 'morning'],
  ['tardes?', 'afternoon'],
  ['noches?', 'night'],
]

/** The end of the opening, or of a range of days. */
export const RANGE_WORDS =
  '(?:(?:y )?(?:cierran?|cerramos|cerrando) a la?s?|hasta(?: la?s?| el| los)?|a la?s?|al?)'

/** Said on signs, and changes nothing. */
export const FILLER =
  '(?:ininterrumpid[oa]s?|ininterrumpidamente|seguidos?|sin (?:interrupcion|parar|cerrar)|horarios?|jornadas?|continu[oa]s?|(?:de )?corrido|partid[oa]s?|abiert[oa]s?|abrimos|abren?|abriendo|atencion al publico|estamos|atendemos|que|los|las|el|la|del?|desde|en|por|solo|solamente|unicamente|dias?|nuestro|es|son|turnos?|tambien|comercial)'

/** Times by name, as hours. */
export const HOUR_WORDS: Record<string, number> = {
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
}

/** What is often written and cannot be read, with what to do instead. */
export const UNREADABLE_WORDS: [pattern: string, error: string][] = [
  [
    '(?:dias )?(?:laborables?|laborales?|de diario)',
    '¿Entra el sábado en «$»? Escribe L-V, o L-S.',
  ],
  [
    '(?:visperas?|festivos?|fiestas?|puentes?)',
    'Los festivos se dicen día a día, en «Días especiales».',
  ],
  [
    '(?:veranos?|inviernos?|primaveras?|otonos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|navidad(?:es)?|semana santa|temporadas?)',
    'Lo que cambia según la época se pone aparte, en «Horario de verano».',
  ],
  ['vacaciones', 'Las vacaciones se ponen aparte, en «Cerrado por vacaciones».'],
  ['(?:a )?medio ?dias?', '¿A qué hora es «$»? Escribe la hora, por ejemplo 14.'],
  [
    '(?:alternos|quincenal(?:es|mente)?|primer(?:o|os)?|ultimos?|pares|impares)',
    'Aquí van las horas de todas las semanas. Lo que cambia, en «Días especiales».',
  ],
  [
    '(?:aprox(?:imadamente)?|mas o menos|sobre(?: las?)?|segun|depende|hasta cierre|cierre)',
    'Escribe la hora a la que abres o cierras de verdad.',
  ],
]
