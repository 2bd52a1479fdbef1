import type { TownReport } from './shape.ts'

export const reports: TownReport[] = [
  {
    shop: 'Juguetes Trompo',
    kind: 'wrong_data',
    text: 'He ido el sábado por la tarde y estaba cerrado. En la puerta pone que en invierno los sábados solo abren por la mañana.',
    email: 'noelia.carda@correo.example',
    daysAgo: 1,
  },
  {
    shop: 'Frutas Ballester',
    offer: 'Caja de naranjas de 10 kg',
    kind: 'illegal',
    text: 'La foto de la caja es mía: la hice en mi huerto y está en mi página desde hace dos años. No he dado permiso a nadie para usarla.',
    name: 'Pascual Monferrer',
    email: 'pascual.monferrer@correo.example',
    daysAgo: 2,
  },
  {
    shop: 'Droguería La Perla',
    kind: 'closed',
    text: 'Lleva dos semanas con la persiana bajada y un cartel de se alquila.',
    email: '',
    daysAgo: 9,
    decision: 'unchanged',
    reason:
      'Hemos llamado. Están de obras y el cartel es del piso de arriba: vuelven a abrir a primeros de mes.',
    decidedDaysAgo: 8,
  },
]
