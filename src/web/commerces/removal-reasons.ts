import type { Commerce } from '#contract/commerces.ts'
import type { CommonReason } from '#web/forms/reason-field.tsx'
import { formatCommerceCount } from './bulk-messages.ts'

const REASONS: readonly CommonReason[] = [
  {
    name: 'Ya no está abierto',
    sentence: 'Nos dicen que el comercio ya no está abierto. Si sigue abierto, cuéntanoslo.',
  },
  {
    name: 'Los datos no son ciertos',
    sentence: 'Hay datos que no son ciertos. Dinos cuáles son los buenos y lo volvemos a mirar.',
  },
  {
    name: 'Está repetido',
    sentence: 'Este comercio ya está en el directorio, con otra entrada.',
  },
  {
    name: 'No es un comercio local',
    sentence: 'El directorio es de comercios de aquí, abiertos al público, y no vemos que lo sea.',
  },
]

export function reasonQuestion(action: keyof typeof ACTIONS, commerces: readonly Commerce[]) {
  const { verb, busyLabel, one, many } = ACTIONS[action]
  const [first] = commerces
  const isOne = commerces.length === 1
  return {
    title: `${verb} ${isOne ? `«${first!.name}»` : formatCommerceCount(commerces.length)}`,
    text: isOne
      ? `${one} Mandaremos el motivo por correo a ${first!.owner!.username}, que podrá reclamar una vez.`
      : `${many} Mandaremos este motivo por correo a los dueños, que podrán reclamar una vez.`,
    reasons: REASONS,
    confirm: `${verb} y avisar`,
    busyLabel,
    draft: `commerce-${commerces.map(({ id }) => id).join('-')}`,
  }
}

const ACTIONS = {
  hide: {
    verb: 'Ocultar',
    busyLabel: 'Ocultando…',
    one: 'Los vecinos dejarán de verlo, con sus ofertas.',
    many: 'Los vecinos dejarán de verlos, con sus ofertas.',
  },
  close: {
    verb: 'Cerrar para siempre',
    busyLabel: 'Cerrando…',
    one: 'Los vecinos leerán una despedida durante un año, con otros comercios del ramo.',
    many: 'Los vecinos leerán una despedida durante un año, con otros comercios del ramo.',
  },
  delete: {
    verb: 'Eliminar',
    busyLabel: 'Eliminando…',
    one: 'Saldrá del directorio, con sus ofertas.',
    many: 'Saldrán del directorio, con sus ofertas.',
  },
} as const

type NamedCommerce = Pick<Commerce, 'name'>

export const DELETION_MESSAGES = {
  deleted: ({ name }: NamedCommerce) => `«${name}» eliminado.`,
  alreadyDeleted: ({ name }: NamedCommerce) => `«${name}» ya estaba eliminado.`,
  restored: ({ name }: NamedCommerce) => `«${name}» recuperado. Está como antes de eliminarlo.`,
}
