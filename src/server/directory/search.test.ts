import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categories } from '#server/database/schema.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

type Shop = [
  name: string,
  categoryNames: string[],
  description: string,
  address: string,
  offer?: string,
]

/** A town of its own: what is asked below stands in it once in each place where it may weigh. */
const TOWN: Shop[] = [
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

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  const owner = await server.owner()
  const names = [...new Set(TOWN.flatMap(([, categoryNames]) => categoryNames))]
  const added = await server.db
    .insert(categories)
    .values(names.filter((name) => name !== 'Otros comercios').map((name) => ({ name })))
    .returning()
  const ids = new Map([['Otros comercios', 1], ...added.map((it) => [it.name, it.id] as const)])
  for (const [name, categoryNames, description, direction, title] of TOWN) {
    const category = categoryNames.map((it) => ids.get(it)!)
    const shop = await server.commerce(owner, { name, category, description, direction })
    if (title) await server.offer(shop, { title, description: 'Solo en mayo.', type: 'Regalo' })
  }
})
afterAll(() => server.close())

async function find(search: string): Promise<string[]> {
  const { body } = await server.anyone.get(
    `/api/directory/commerces/?search=${encodeURIComponent(search)}`,
  )
  return body.map((shop: { name: string }) => shop.name)
}

describe('a search, as it is written', () => {
  test.each([
    ['panadería', 'Panadería García'],
    ['la espiga', 'Panadería La Espiga'],
    ['café', 'Café La Miga'],
    ['CAFETERÍA', 'La Caña'],
    ['óptica', 'Óptica Miralles'],
    ['zapatería', 'Zapatería Llopis'],
    ['zapatos', 'Zapatería Llopis'],
    ['zapatero', 'Zapatería Llopis'],
    ['libro', 'Librería La Marea'],
    ['frutas', 'Frutas Ballester'],
    ['joyas', 'Nácar'],
    ['relojes', 'Relojería Piera'],
    ['juguete', 'Juguetes Trompo'],
    ['flor', 'Flores Azahar'],
    ['horno', 'El Horno de Adela'],
    ['alpargatas', 'Calzados Pastor'],
    ['rosas', 'Flores Azahar'],
    ['manicura', 'Peluquería Amalia'],
    ['Leandro', 'Casa Leandro'],
    ['"la marea"', 'Librería La Marea'],
  ])('«%s» brings %s first', async (search, first) => {
    expect((await find(search))[0]).toBe(first)
  })
})

describe('a search without accents, or only begun', () => {
  test.each([
    ['panaderia', 'Panadería García'],
    ['cafe', 'Café La Miga'],
    ['optica', 'Óptica Miralles'],
    ['electrodomesticos', 'Electrodomésticos Sanchis'],
    ['nacar', 'Nácar'],
    ['pan', 'Panadería García'],
    ['pana', 'Panadería García'],
    ['zap', 'Zapatería Llopis'],
    ['ferr', 'Ferretería Monzó'],
    ['bici', 'Ciclos Ferrandis'],
    ['vete', 'Veterinaria El Arca'],
    ['pelu', 'Peluquería Amalia'],
    ['na', 'Nácar'],
  ])('«%s» brings %s first', async (search, first) => {
    expect((await find(search))[0]).toBe(first)
  })
})

describe('a search with a typo', () => {
  test.each([
    ['pnaaderia', 'Panadería García'],
    ['panaderua', 'Panadería García'],
    ['panderia', 'Panadería García'],
    ['zapaterai', 'Zapatería Llopis'],
    ['sapateria', 'Zapatería Llopis'],
    ['libreira', 'Librería La Marea'],
    ['livreria', 'Librería La Marea'],
    ['ferreteira', 'Ferretería Monzó'],
    ['fereteria', 'Ferretería Monzó'],
    ['orno', 'El Horno de Adela'],
    ['peluqeria', 'Peluquería Amalia'],
    ['pelukueria', 'Peluquería Amalia'],
    ['famacia', 'Farmacia Escrig'],
    ['farmasia', 'Farmacia Escrig'],
    ['opptica', 'Óptica Miralles'],
    ['marceria', 'Mercería Carrete'],
    ['jugetes', 'Juguetes Trompo'],
    ['carniseria', 'Carnicería Hermanos Oltra'],
    ['folres', 'Flores Azahar'],
    ['fruats', 'Frutas Ballester'],
    ['vallester', 'Frutas Ballester'],
    ['electrodomesticso', 'Electrodomésticos Sanchis'],
    ['veterinria', 'Veterinaria El Arca'],
    ['pasteleira', 'Pastelería Virtudes'],
    ['jugete', 'Juguetes Trompo'],
    ['labadora', 'Electrodomésticos Sanchis'],
    ['ornos', 'El Horno de Adela'],
    ['biccicleta', 'Ciclos Ferrandis'],
    ['vestdo', 'Modas Encarna'],
  ])('«%s» still brings %s first', async (search, first) => {
    expect((await find(search))[0]).toBe(first)
  })
})

describe('a search with ñ, or without it', () => {
  test.each([
    ['caña', 'La Caña'],
    ['cana', 'Cana'],
    ['CAÑA', 'La Caña'],
    ['cañ', 'La Caña'],
    ['espana', 'Bar España'],
    ['españa', 'Bar España'],
    ['espan', 'Bar España'],
    ['ano', 'Ano y Vega'],
    ['año', 'Vinos Añejos'],
    ['anejos', 'Vinos Añejos'],
    ['nino', 'El Niño'],
    ['niño', 'El Niño'],
    ['pina', 'Pinar'],
    ['piña', 'Piñata'],
    ['nuñez', 'Muebles Núñez'],
    ['nunez', 'Muebles Núñez'],
    ['uñas', 'Uñas de Oro'],
    ['unas', 'Uñas de Oro'],
    ['muneca', 'Juguetes Trompo'],
  ])('«%s» brings %s first', async (search, first) => {
    expect((await find(search))[0]).toBe(first)
  })

  test('takes ñ for a letter of its own: what has it comes before what has n, and the other way round', async () => {
    expect(await find('caña')).toEqual(['La Caña', 'Cestería Peñarroya', 'Cana'])
    expect((await find('cana')).slice(0, 2)).toEqual(['Cana', 'La Caña'])
  })

  test('never takes ano for año', async () => {
    expect(await find('ano')).toEqual(['Ano y Vega'])
  })
})

describe('a search of several words', () => {
  test.each([
    ['panadería garcía', 'Panadería García'],
    ['garcia panaderia', 'Panadería García'],
    ['panaderia gracia', 'Panadería García'],
    ['café nuevo', 'Café Nuevo'],
    ['horno de adela', 'El Horno de Adela'],
    ['zapatos calle larga', 'Calzados Pastor'],
    ['librería segunda mano', 'El Desván de Papel'],
    ['pescado mar', 'Pescados La Lonja'],
    ['farmacia plaza mayor', 'Farmacia Escrig'],
    ['peluqueria manicura', 'Peluquería Amalia'],
    ['pan vino', 'Bodega La Tinaja'],
    ['ópticas miralle', 'Óptica Miralles'],
    ['zapateira llopsi', 'Zapatería Llopis'],
    ['bar el espana', 'Bar España'],
  ])('«%s» brings %s first', async (search, first) => {
    expect((await find(search))[0]).toBe(first)
  })

  test('finds only what has all of them', async () => {
    expect(await find('pan vino')).toEqual(['Bodega La Tinaja'])
    expect(await find('panadería espiga')).toEqual(['Panadería La Espiga'])
  })
})

describe('a search that means nothing here', () => {
  test.each([
    'xqzwk',
    'asdfghjkl',
    'zzz',
    'submarino',
    'panadería submarino',
    'qwertyuiop espiga',
    '123456789',
    '¿?',
    '%',
    '_',
    '+++',
    'ño',
  ])('«%s» finds nothing', async (search) => {
    expect(await find(search)).toEqual([])
  })
})

test('a name comes before a category, a category before a description, addresses and offers last', async () => {
  const owner = await server.owner()
  const [created] = await server.db.insert(categories).values({ name: 'Cerámica' }).returning()
  const plain = { description: 'De todo.', direction: 'Calle A, 1' }
  const offered = await server.commerce(owner, { ...plain, name: 'Uno' })
  await server.offer(offered, { title: 'Cerámica a mitad de precio' })
  await server.commerce(owner, { ...plain, name: 'Dos', direction: 'Calle de la Cerámica, 2' })
  await server.commerce(owner, { ...plain, name: 'Tres', description: 'Hay cerámica.' })
  await server.commerce(owner, { ...plain, name: 'Cuatro', category: [created!.id] })
  await server.commerce(owner, { ...plain, name: 'Barro y Cerámica' })
  await server.commerce(owner, { ...plain, name: 'Cerámica Cinco' })
  await server.commerce(owner, { ...plain, name: 'Cerámica' })
  expect(await find('ceramica')).toEqual([
    'Cerámica',
    'Cerámica Cinco',
    'Barro y Cerámica',
    'Cuatro',
    'Tres',
    'Dos',
    'Uno',
  ])
})
