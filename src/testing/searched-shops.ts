import { wordsOfTrades } from '#contract/trades/trades.ts'
import { categories } from '#server/database/schema.ts'
import type { TestServer } from './test-server.ts'

export async function insertSearchedShops(server: TestServer): Promise<void> {
  const owner = await server.owner()
  const names = [...new Set(SHOPS.flatMap(([, categoryNames]) => categoryNames))]
  const added = await server.db
    .insert(categories)
    .values(
      names
        .filter((name) => name !== 'Otros comercios')
        .map((name) => ({ name, words: wordsOfTrades(name, null) })),
    )
    .returning()
  const ids = new Map([['Otros comercios', 1], ...added.map((it) => [it.name, it.id] as const)])
  for (const [name, categoryNames, description, direction, title] of SHOPS) {
    const category = categoryNames.map((it) => ids.get(it)!)
    const shop = await server.commerce(owner, { name, category, description, direction })
    if (title) await server.offer(shop, { title, description: 'Solo en mayo.', type: 'Regalo' })
  }
}

type Shop = [
  name: string,
  categoryNames: string[],
  description: string,
  address: string,
  offer?: string,
]

/** Shops that contain each searched word once in every field that has a weight. */
const SHOPS: Shop[] = [
  ['Panadería La Espiga', ['Panadería'], 'Hogazas y rosquilletas.', 'Calle Mayor, 12'],
  ['El Horno de Adela', ['Panadería', 'Pastelería'], 'Empanadas por encargo.', 'Plaza del Pozo, 2'],
  ['Bodega La Tinaja', ['Vinos y quesos'], 'Buen pan y mejor vino.', 'Calle Larga, 8'],
  ['Pastelería Virtudes', ['Pastelería'], 'Milhojas, tartas y turrón.', 'Calle Nueva, 3'],
  ['Zapatería Llopis', ['Zapatería'], 'De piel y a medida.', 'Avenida del Puerto, 1'],
  ['Calzados Pastor', ['Zapatería'], 'Botas y alpargatas de esparto.', 'Calle Larga, 20'],
  ['Modas Encarna', ['Moda'], 'Vestidos, abrigos y zapatos de fiesta.', 'Calle Larga, 22'],
  ['Café La Miga', ['Cafetería'], 'Desayunos y meriendas.', 'Plaza Mayor, 4'],
  ['La Glorieta', ['Cafetería'], 'Horchata y granizado de limón.', 'Calle Nueva, 17'],
  ['Café Nuevo', ['Restaurante'], 'Arroces y menú del día.', 'Calle del Mar, 9'],
  ['Frutas Ballester', ['Frutería'], 'Naranjas y verdura de la huerta.', 'Calle Mayor, 31'],
  ['La Huerta de Remedios', ['Frutería'], 'Tomates y melones.', 'Camino Viejo, 5'],
  ['Carnicería Hermanos Oltra', ['Carnicería'], 'Longaniza y cordero.', 'Calle Mayor, 40'],
  ['Pescados La Lonja', ['Pescadería'], 'Sepia y gamba roja.', 'Calle del Mar, 2'],
  ['Librería La Marea', ['Librería'], 'Novela, poesía y cuentos.', 'Calle Nueva, 6'],
  ['El Desván de Papel', ['Librería', 'Regalos'], 'Libros de segunda mano.', 'Calle Honda, 4'],
  ['Papelería El Tintero', ['Papelería'], 'Cuadernos y plumas.', 'Calle Nueva, 8'],
  ['Juguetes Trompo', ['Juguetería'], 'Peonzas y muñecas de trapo.', 'Calle Honda, 7'],
  ['Ciclos Ferrandis', ['Bicicletas'], 'Reparamos la tuya en el día.', 'Ronda Norte, 11'],
  ['Mercería Carrete', ['Mercería'], 'Hilos, botones y lana.', 'Calle Honda, 9'],
  ['Óptica Miralles', ['Óptica'], 'Gafas y lentillas.', 'Calle Mayor, 2'],
  ['Relojería Piera', ['Relojería y joyería'], 'Cambio de pilas.', 'Calle Mayor, 18'],
  ['Nácar', ['Relojería y joyería'], 'Anillos de boda.', 'Calle Nueva, 30'],
  ['Ferretería Monzó', ['Ferretería'], 'Pintura y herramientas.', 'Ronda Norte, 3'],
  ['Electrodomésticos Sanchis', ['Electrodomésticos'], 'Lavadoras y hornos.', 'Ronda Norte, 9'],
  ['Flores Azahar', ['Floristería'], 'Ramos y coronas.', 'Calle Larga, 2', 'Rosas de San Jorge'],
  ['El Brezal', ['Floristería'], 'Planta de interior.', 'Camino Viejo, 30'],
  ['Veterinaria El Arca', ['Mascotas'], 'Perros, gatos y loros.', 'Ronda Norte, 20'],
  ['Peluquería Amalia', ['Peluquería'], 'Corte y color.', 'Calle Larga, 33', 'Manicura gratis'],
  ['Barbería Karim', ['Peluquería'], 'Afeitado a navaja.', 'Calle Honda, 21'],
  ['Farmacia Escrig', ['Farmacia'], 'Guardia los domingos.', 'Plaza Mayor, 1'],
  ['Casa Leandro', ['Restaurante'], 'Cocina de olla, en su casa.', 'Calle Leandro Pla, 1'],
  ['Bar España', ['Cafetería'], 'Tapas frías.', 'Plaza del Pozo, 9'],
  ['La Caña', ['Cafetería'], 'Cerveza bien tirada.', 'Calle del Mar, 30'],
  ['Cana', ['Moda'], 'Ropa de lino.', 'Calle del Mar, 31'],
  ['Cestería Peñarroya', ['Artesanía'], 'Cestas de caña y de mimbre.', 'Camino Viejo, 2'],
  ['Muebles Núñez', ['Otros comercios'], 'Sillas de castaño.', 'Ronda Norte, 40'],
  ['Piñata', ['Juguetería'], 'Globos y fiestas de cumpleaños.', 'Calle Honda, 30'],
  ['Pinar', ['Otros comercios'], 'Leña a domicilio.', 'Camino Viejo, 44'],
  ['El Niño', ['Moda'], 'Ropa de bebé.', 'Calle Larga, 50'],
  ['Ano y Vega', ['Otros comercios'], 'Gestoría.', 'Calle Nueva, 51'],
  ['Vinos Añejos', ['Vinos y quesos'], 'Cosechas de hace un año.', 'Calle Nueva, 55'],
  ['Uñas de Oro', ['Peluquería'], 'Esmaltado.', 'Calle Larga, 61'],
  ['Hermanos García Ibáñez', ['Otros comercios'], 'Persianas y toldos.', 'Calle Gracia, 4'],
  ['Panadería García', ['Panadería'], 'Cocas de verdura.', 'Calle del Mar, 44'],
]
