import type { TownShop } from './shape.ts'

const BY_NAME: Record<string, string[]> = {
  'Panadería La Espiga': ['pan de masa madre', 'cocas', 'magdalenas', 'rosquilletas'],
  'Flores Azahar': ['ramos de novia', 'plantas', 'coronas', 'centros de mesa'],
  'Bodega La Tinaja': ['vino a granel', 'vermut', 'quesos', 'lotes para regalar'],
}

/** Returns the field `sells` of a demo shop. */
export const soldBy = ({ name }: TownShop) => BY_NAME[name] ?? []
