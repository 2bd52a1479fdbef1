import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categories } from '#server/database/schema.ts'
import { insertSearchedShops } from '#testing/searched-shops.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await insertSearchedShops(server)
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
    ['libro', 'El Desván de Papel'],
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

describe('a search for what a trade has, or for what is done there', () => {
  test.each([
    ['pan', 'Panadería García'],
    ['pasta de dientes', 'Farmacia Escrig'],
    ['cortar el pelo', 'Uñas de Oro'],
    ['cremallera', 'Mercería Carrete'],
    ['nevera', 'Electrodomésticos Sanchis'],
    ['bookshop', 'El Desván de Papel'],
    ['okindegia', 'Panadería García'],
    ['perruqueria', 'Uñas de Oro'],
    ['cortarme el pelo', 'Uñas de Oro'],
    ['hacer llaves', 'Ferretería Monzó'],
  ])('«%s» brings %s first', async (search, first) => {
    expect((await find(search))[0]).toBe(first)
  })

  test('a whole word comes before the beginning of another, wherever it stands', async () => {
    await server.commerce(await server.owner(), {
      name: 'Pantallas Sol',
      description: 'De todo.',
    })
    const found = await find('pan')
    expect(found).toContain('Bodega La Tinaja')
    expect(found.at(-1)).toBe('Pantallas Sol')
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
    ['cremayera', 'Mercería Carrete'],
    ['yaves', 'Ferretería Monzó'],
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
    ['piñat', 'Piñata'],
    ['nuñez', 'Muebles Núñez'],
    ['nunez', 'Muebles Núñez'],
    ['uñas', 'Uñas de Oro'],
    ['unas', 'Uñas de Oro'],
    ['muneca', 'Juguetes Trompo'],
  ])('«%s» brings %s first', async (search, first) => {
    expect((await find(search))[0]).toBe(first)
  })

  test('takes ñ for a letter of its own: what has it comes before what has n, and the other way round', async () => {
    const found = await find('caña')
    expect(found[0]).toBe('La Caña')
    expect(found.slice(-2)).toEqual(['Cestería Peñarroya', 'Cana'])
    const plain = await find('cana')
    expect(plain[0]).toBe('Cana')
    expect(plain).toContain('La Caña')
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

describe('a search of which nobody has all', () => {
  const isLoose = async (search: string) =>
    (
      await server.anyone.get(
        `/api/directory/commerces/?page=1&search=${encodeURIComponent(search)}`,
      )
    ).body.is_loose

  test.each([
    ['panadería submarino', 'Panadería García'],
    ['submarino verde', undefined],
    ['zapatos verdes submarino', 'Zapatería Llopis'],
    ['botas de piel a medida xqzwk', 'Zapatería Llopis'],
    ['poner cremallera', 'Mercería Carrete'],
    ['pan vino', 'Bodega La Tinaja'],
  ])('«%s» brings %s first', async (search, first) => {
    expect((await find(search))[0]).toBe(first)
    expect(await isLoose(search)).toBe(first !== undefined && search !== 'pan vino')
  })
})

describe('a search that means nothing here', () => {
  test.each([
    'xqzwk',
    'asdfghjkl',
    'zzz',
    'submarino',
    'submarino panadería',
    'qwertyuiop espiga',
    '123456789',
    '¿?',
    '%',
    '_',
    '+++',
    'ño',
    'moto',
  ])('«%s» finds nothing', async (search) => {
    expect(await find(search)).toEqual([])
  })
})

test('a name comes before a category, then what is looked for there, descriptions, addresses and offers', async () => {
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
    'Cestería Peñarroya',
    'Tres',
    'Dos',
    'Uno',
  ])
})

test('two letters find offers by their title, shop or category, not by what they say', async () => {
  const [created] = await server.db.insert(categories).values({ name: 'Zocos' }).returning()
  const shop = await server.commerce(await server.owner(), { name: 'Muebles Uno' })
  const plain = { title: 'Rebajas', description: 'Sin más.' }
  await server.offer(shop, { ...plain, title: 'Zócalos de roble' })
  await server.offer(shop, { ...plain, title: 'Dicho', description: 'También zócalos.' })
  await server.offer(shop, { ...plain, title: 'Por lotes', category: [created!.id] })
  const zocalo = await server.commerce(await server.owner(), { name: 'El Zócalo' })
  await server.offer(zocalo, { ...plain, title: 'Del zócalo' })
  const titles = async (search: string) => {
    const { body } = await server.anyone.get(`/api/directory/offers/?search=${search}`)
    return body.map(({ title }: { title: string }) => title)
  }
  const named = ['Del zócalo', 'Zócalos de roble', 'Por lotes']
  expect(await titles('zo')).toEqual(named)
  expect(await titles('zocal')).toEqual([...named.slice(0, 2), 'Dicho'])
})
