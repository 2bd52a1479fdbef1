import { z } from 'zod'
import { flag } from './fields.ts'

type Module = {
  label: string
  help: string
  /** Message of pages while the module is off. */
  off: string
}

export const MODULES = {
  offers: {
    label: 'Ofertas',
    help: 'Lo que rebajan, regalan o anuncian los comercios.',
    off: 'Este directorio no tiene ofertas.',
  },
  subscriptions: {
    label: 'Avísame',
    help: 'El correo con las novedades de la semana para los vecinos.',
    off: 'Este directorio no envía novedades por correo.',
  },
  figures: {
    label: 'Cifras',
    help: 'Cuántas veces se mira, se llama y se va a cada comercio. Apagado no se cuenta nada.',
    off: 'Este directorio no cuenta visitas.',
  },
  reports: {
    label: 'Problemas',
    help: 'Los vecinos avisan de lo que está mal en un comercio o en una oferta.',
    off: 'Este directorio no recoge avisos de problemas. Escribe desde la página de contacto.',
  },
  holidays: {
    label: 'Festivos',
    help: 'Los días de fiesta del pueblo, y si cada comercio abre esos días.',
    off: 'Este directorio no lleva los festivos.',
  },
  appeals: {
    label: 'Reclamaciones',
    help: 'Los dueños reclaman de lo que decide la administración.',
    off: 'Este directorio no recoge reclamaciones. Escribe desde la página de contacto.',
  },
} as const satisfies Record<string, Module>

export type ModuleName = keyof typeof MODULES

export const MODULE_NAMES = Object.keys(MODULES) as ModuleName[]

export type Modules = Record<ModuleName, boolean>

export const ALL_MODULES = Object.fromEntries(MODULE_NAMES.map((name) => [name, true])) as Modules

const WRONG = `Escribe los que se usan: ${MODULE_NAMES.join(', ')}, o none`

const ofModules = <T extends z.ZodType>(value: T) =>
  Object.fromEntries(MODULE_NAMES.map((name) => [name, value])) as Record<ModuleName, T>

export const modulesOutput = z.object(ofModules(z.boolean()))

/** Some modules with true or false, or a text that names all that are on: 'offers, figures', 'none'. */
export const modulesInput = z.preprocess(
  fromText,
  z.strictObject(ofModules(flag(WRONG)), WRONG).partial(),
) as z.ZodType<Partial<Modules>>

function fromText(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > 200) return value
  const words = value.split(/[\s,;]+/).filter(Boolean)
  const on = words.filter((word) => word !== 'none')
  if (words.length === 0 || !on.every((name) => Object.hasOwn(MODULES, name))) return value
  return Object.fromEntries(MODULE_NAMES.map((name) => [name, on.includes(name)]))
}
