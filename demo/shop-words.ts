import type { TownShop } from './shape.ts'

/** By the name of the shop. */
const BY_NAME: Record<string, string[]> = {
  'Panadería La Espiga': ['pan de masa madre', 'cocas', 'magdalenas', 'rosquilletas'],
  'Flores Azahar': ['ramos de novia', 'plantas', 'coronas', 'centros de mesa'],
  'Bodega La Tinaja': ['vino a granel', 'vermut', 'quesos', 'lotes para regalar'],
}

/** 'Lo que vendo' of a shop of the demo town. */
export const soldBy = ({ name }: TownShop) => BY_NAME[name] ?? []
