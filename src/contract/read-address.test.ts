import { describe, expect, test } from 'vitest'
import { type Address, composeAddress, type TownOfAddress } from './address.ts'
import { readAddress } from './read-address.ts'
import { plainName } from './same-name.ts'

const vilaReal: TownOfAddress = {
  locality: 'Vila-real',
  region: 'Castellón',
  postal_codes: ['12540'],
}

type Facts = [
  line: string,
  street: string,
  number?: string,
  extra?: string,
  code?: string,
  locality?: string,
]

/** Lines that are split. */
const READ: Facts[] = [
  ['Calle Mayor, 12', 'Calle Mayor', '12'],
  ['Calle Mayor 12', 'Calle Mayor', '12'],
  ['C/ Mayor 12, bajo', 'C/ Mayor', '12', 'bajo'],
  ['C/Mayor,12', 'C/Mayor', '12'],
  ['c. Mayor 12', 'c. Mayor', '12'],
  ['C/ Mayor nº 12', 'C/ Mayor', '12'],
  ['C/ Mayor n.º 12', 'C/ Mayor', '12'],
  ['Calle Mayor, núm. 12', 'Calle Mayor', '12'],
  ['Calle Mayor, Nº12', 'Calle Mayor', '12'],
  ['Calle Mayor, 12 bis', 'Calle Mayor', '12 bis'],
  ['Calle Mayor 12B', 'Calle Mayor', '12B'],
  ['Calle Mayor, 12 B', 'Calle Mayor', '12 B'],
  ['Calle Mayor, 12-14', 'Calle Mayor', '12-14'],
  ['Calle Mayor, 12 y 14', 'Calle Mayor', '12 y 14'],
  ['Calle Mayor 12 bajo izquierda', 'Calle Mayor', '12', 'bajo izquierda'],
  ['Calle Mayor, 12 - local 3', 'Calle Mayor', '12', 'local 3'],
  ['Calle Mayor, 12, 1º B', 'Calle Mayor', '12', '1º B'],
  ['Calle Mayor, 12, 1º, 2ª', 'Calle Mayor', '12', '1º, 2ª'],
  ['Calle Mayor, 12 (junto a la plaza)', 'Calle Mayor', '12', '(junto a la plaza)'],
  ['Calle Mayor, 12, esquina calle Nueva', 'Calle Mayor', '12', 'esquina calle Nueva'],
  ['Calle Mayor, bajo', 'Calle Mayor', '', 'bajo'],
  ['Avda. de la Paz, s/n', 'Avda. de la Paz', 's/n'],
  ['Avda. de la Paz S/N', 'Avda. de la Paz', 'S/N'],
  ['Av. Constitución sin número', 'Av. Constitución', 'sin número'],
  ['Pza. del Pozo 3', 'Pza. del Pozo', '3'],
  ['Pl. Major 7', 'Pl. Major', '7'],
  ['Plaça de la Vila, 7', 'Plaça de la Vila', '7'],
  ['Rúa do Vilar 5', 'Rúa do Vilar', '5'],
  ['Nagusia kalea, 9', 'Nagusia kalea', '9'],
  ['P.º de la Estación 4', 'P.º de la Estación', '4'],
  ['Gran Vía 31', 'Gran Vía', '31'],
  ['Plaza del Pozo', 'Plaza del Pozo'],
  ['Plaza del Pozo, 1, 12600 Vall d’Uixó', 'Plaza del Pozo', '1', '', '12600', 'Vall d’Uixó'],
  ['Plaza del Pozo 1, 12600 Vila-real', 'Plaza del Pozo', '1', '', '12600', 'Vila-real'],
  ['Calle Mayor, 12, 12540', 'Calle Mayor', '12', '', '12540'],
  ['Calle Mayor, 12, Vila-real', 'Calle Mayor', '12', '', '', 'Vila-real'],
  ['Calle Mayor, 12, vila real', 'Calle Mayor', '12', '', '', 'vila real'],
  ['Calle Mayor 12 12540 Vila-real', 'Calle Mayor', '12', '', '12540', 'Vila-real'],
  ['Calle Mayor, 12, 12540, Vila-real', 'Calle Mayor', '12', '', '12540', 'Vila-real'],
  ['Calle Mayor, 12, 12540 - Vila-real', 'Calle Mayor', '12', '', '12540', 'Vila-real'],
  ['Calle Mayor, 12, 12540 Vila-real, Castellón', 'Calle Mayor', '12', '', '12540', 'Vila-real'],
  ['Calle Mayor, 12, Vila-real (Castellón)', 'Calle Mayor', '12', '', '', 'Vila-real (Castellón)'],
  ['Calle Mayor 12, bajo, 12530 Burriana', 'Calle Mayor', '12', 'bajo', '12530', 'Burriana'],
  ['Calle 8 de marzo, 3', 'Calle 8 de marzo', '3'],
  ['Calle 8 de marzo 3', 'Calle 8 de marzo', '3'],
  ['Calle 15, 3', 'Calle 15', '3'],
  ['Calle Alfonso XIII 4', 'Calle Alfonso XIII', '4'],
  ['Plaza del Mercado, 11', 'Plaza del Mercado', '11'],
  ['Calle de la Manzana 3', 'Calle de la Manzana', '3'],
  ['Mercado Municipal, puesto 14', 'Mercado Municipal', '', 'puesto 14'],
  ['Carretera N-340, km 12', 'Carretera N-340', '', 'km 12'],
  ['Polígono Les Forques, nave 4', 'Polígono Les Forques', '', 'nave 4'],
  ['Plaza Vila-real, 3', 'Plaza Vila-real', '3'],
]

/** Lines that cannot be split with certainty: all of them is the street. */
const WHOLE = [
  'Plaza 2 de Mayo',
  'Calle 15',
  'Calle Sector 3',
  'Carretera de Onda km 4',
  'Mercado 12',
  'Local 5, Calle Mayor 12',
  'Bajo, Calle Mayor 12',
  'Calle Mayor, Edificio Sol, 12',
  'Calle Mayor, 12, Galerías nº 3, 4',
  'Calle Mayor, plaza del Pozo 3',
  'Calle Mayor 12, Burriana',
  'Calle Mayor, 12, 3',
  'Calle Mayor 12 frutería nueva',
  'Calle Mayor, 12, 99999 Burriana',
  'Vila-real, Calle Mayor 12',
  '12, Calle Mayor',
  'Frente al ayuntamiento',
  'Calle Mayor, 12, 12600 Burriana, Valencia',
  'Calle Mayor, 12. 08001',
  ', ,',
  '👩🏽‍🍳',
  '<b>Calle</b>, 1<script>',
]

describe('an address in one line', () => {
  test.each(READ)(
    '%s is told apart',
    (line, street, number = '', extra = '', code = '', locality = '') => {
      const address = { street, number, address_extra: extra, postal_code: code, locality }
      expect(readAddress(line, vilaReal)).toEqual(address)
    },
  )

  test.each(WHOLE)('%s is the street as it is', (line) => {
    expect(readAddress(line, vilaReal)).toEqual({ ...NOTHING, street: line })
  })

  test.each([...READ.map(([line]) => line), ...WHOLE])('no word of %s is lost', (line) => {
    const parts = Object.values(readAddress(line, vilaReal)).join(' ')
    const kept = plainName(parts).split(' ')
    const written = line.replace(/n(\.?º|úm\.)|, Castellón$/i, '')
    expect(
      plainName(written)
        .split(' ')
        .filter((word) => !kept.includes(word)),
    ).toEqual([])
  })

  test.each(READ)('%s says the same when it is composed and read again', (line) => {
    const address = readAddress(line, vilaReal)
    const again = readAddress(composeAddress(address, vilaReal), vilaReal)
    expect(composeAddress(again, vilaReal)).toBe(composeAddress(address, vilaReal))
  })

  test('a locality behind no code is known only as the town of the directory', () => {
    const line = 'Calle Mayor, 12, Vila-real'
    expect(readAddress(line, null)).toEqual({ ...NOTHING, street: line })
  })
})

const NOTHING: Address = {
  street: '',
  number: '',
  address_extra: '',
  postal_code: '',
  locality: '',
}
