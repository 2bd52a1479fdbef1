import { z } from 'zod'

export const STATUS_ADVICE = {
  backup:
    'Si esta máquina se rompe, se pierde todo lo que no esté en una copia. Avisa hoy al técnico del servidor.',
  mail_waiting:
    'Nadie recibe sus correos. Saldrán solos cuando el servidor de correo responda; si hoy no salen, avisa al técnico del servidor.',
  mail_dead: 'En tu panel ves por qué, y desde ahí los envías otra vez.',
  photos:
    'Los comercios se ven sin fotos y nadie puede subir ninguna. Avisa al técnico del servidor.',
  photos_missing:
    'Esos comercios se ven sin sus fotos, y solo están en copias antiguas. Avisa hoy al técnico del servidor. Se cuentan con cada copia.',
  disk: 'Cuando se llene, nadie podrá guardar nada. Avisa hoy al técnico del servidor.',
  clock:
    'Los enlaces de los correos y las sesiones pueden acabarse antes de tiempo. Avisa al técnico del servidor.',
  https:
    'Quien esté en la misma red puede leer las contraseñas que se escriben. Avisa al técnico del servidor.',
  proxy:
    'Si alguien se equivoca muchas veces de contraseña, tiene que esperar todo el pueblo. Avisa al técnico del servidor.',
  legal: 'La ley pide que lo diga. Escríbelo en Ajustes del directorio y se verá al momento.',
  town: 'El camino a un comercio puede llevar a la misma calle de otro pueblo. Escríbelo en Ajustes del directorio.',
  names:
    'Quien los lea no sabrá cuál es cuál. Cambia el nombre de una de las categorías; el de una cuenta lo cambia su dueño en Mi cuenta.',
}
export type StatusCheck = keyof typeof STATUS_ADVICE

export const STATUS_CHECKS = Object.keys(STATUS_ADVICE) as [StatusCheck, ...StatusCheck[]]

export const checkResult = z.object({
  check: z.enum(STATUS_CHECKS),
  name: z.string(),
  problem: z.string().nullable(),
  advice: z.string().nullable(),
  operator_hint: z.string().nullable(),
})
export type CheckResult = z.infer<typeof checkResult>

const bytes = z.int()

export const status = z.object({
  version: z.string(),
  checks: z.array(checkResult),
  backup: z.object({
    last_at: z.iso.datetime().nullable(),
    last_bytes: bytes.nullable(),
    is_daily: z.boolean(),
  }),
  subscribers: z.int(),
  mails: z.object({ waiting: z.int(), dead: z.int() }),
  sizes: z.object({
    database_bytes: bytes,
    photos: z.int(),
    photo_bytes: bytes,
    free_bytes: bytes,
  }),
})
export type Status = z.infer<typeof status>

/** `problem`: why the mail server refused the mail; null: the mail was accepted. */
export const testMail = z.object({
  to: z.string(),
  problem: z.string().nullable(),
  operator_hint: z.string().nullable(),
})
export type TestMail = z.infer<typeof testMail>
