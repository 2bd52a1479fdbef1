import { messages, proposals, questions, reports } from './office.ts'
import type { ListedShop, Town, TownPerson, TownShop } from './shape.ts'
import { otherShops, shopsOfDemoAccounts } from './shops.ts'

const categories = [
  'Otros comercios, Panadería, Pastelería, Frutería, Carnicería, Pescadería',
  'Vinos y quesos, Cafetería, Restaurante, Heladería, Librería, Papelería',
  'Juguetería, Bicicletas, Moda, Zapatería, Mercería, Óptica',
  'Relojería y joyería, Ferretería, Electrodomésticos, Telefonía e informática, Floristería, Mascotas',
  'Artesanía, Regalos, Peluquería, Farmacia, Herbolario, Fotografía',
].flatMap((line) => line.split(', '))
const demoAccounts: TownPerson[] = [
  { username: 'admin', email: 'admin@escaparate.example', role: 3 },
  { username: 'lucia', email: 'lucia@escaparate.example', role: 2 },
  { username: 'tomas', email: 'tomas@escaparate.example', role: 2 },
  { username: 'nuria', email: 'nuria@escaparate.example', role: 2 },
  { username: 'paco', email: 'paco@escaparate.example', role: 2 },
  { username: 'visita', email: 'visita@escaparate.example', role: 1 },
]
/** Accounts that cannot sign in: one is deactivated, the other is not confirmed. */
const inactiveAccounts: TownPerson[] = [
  { ...ownerWith('blas.cervera@correo.example'), state: 'inactive' },
  { ...ownerWith('noelia.ramos@correo.example'), state: 'unconfirmed' },
]
const otherOwners = new Set(otherShops.map(({ owner }) => owner))

export const town: Town = {
  categories,
  people: [...demoAccounts, ...[...otherOwners].map(ownerWith), ...inactiveAccounts],
  // The oldest application first, so that older shops have lower ids.
  shops: [...shopsOfDemoAccounts, ...otherShops]
    .map(townShop)
    .sort((a, b) => b.sentDaysAgo - a.sentDaysAgo),
  questions: Object.entries(questions).map(([question, answer]) => ({ question, answer })),
  messages,
  reports,
  proposals,
}

export function ownerWith(email: string): TownPerson {
  return { username: email.split('@')[0]!, email, role: 2 }
}

function townShop({ contact, daysAgo, offers = [], ...shop }: ListedShop): TownShop {
  const [direction, n_tlf, contact_mail] = contact
  const [sentDaysAgo, decidedDaysAgo] = daysAgo
  const decision = shop.reason === undefined ? 'OK' : 'RE'
  return {
    ...shop,
    direction,
    n_tlf,
    contact_mail,
    application: shop.application ?? `Queremos que «${shop.name}» esté en el directorio.`,
    status: decidedDaysAgo === undefined ? 'PE' : decision,
    sentDaysAgo,
    decidedDaysAgo,
    offers: offers.map((offer) => {
      const { text, ...fields } = typeof offer === 'string' ? { text: offer } : offer
      const [type, title, description] = text.split(' · ') as [string, string, string]
      return { type, title, description, ...fields }
    }),
  }
}
