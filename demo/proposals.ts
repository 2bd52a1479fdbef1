import type { TownProposal } from './shape.ts'

/** Three open proposals, and two decided ones of the same shop. */
export const proposals: TownProposal[] = [
  {
    shop: 'Panadería La Espiga',
    asks: { name: 'Horno y Café La Espiga', categories: ['Panadería', 'Cafetería'] },
    from: { categories: ['Panadería'] },
    daysAgo: 96.4,
    decidedDaysAgo: 95.2,
    rejected: ['name'],
    reason:
      'El rótulo de la calle Mayor dice «Panadería La Espiga», y así os buscan los vecinos. Si lo cambiáis, mandadnos una foto y cambiamos el nombre.',
  },
  {
    shop: 'Panadería La Espiga',
    asks: { direction: 'Calle Mayor, 12' },
    from: { direction: 'Calle Mayor, 10' },
    daysAgo: 31.3,
    decidedDaysAgo: 30.6,
  },
  {
    shop: 'Pastelería Virtudes',
    asks: { name: 'Pastelería y Obrador Virtudes' },
    daysAgo: 3.1,
  },
  {
    shop: 'Ciclos Ferrandis',
    asks: { direction: 'Ronda del Ensanche, 51' },
    daysAgo: 1.4,
  },
  {
    shop: 'Mercería Carrete',
    asks: { cover: 'Hilos y botones sobre el mostrador' },
    daysAgo: 0.2,
  },
]
