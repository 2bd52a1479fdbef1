/** Streets of Peñacala: the old town, then the port, then the new quarter. */
export const streets = [
  'Calle Mayor',
  'Plaza del Mercado',
  'Plaza del Pozo',
  'Calle del Horno',
  'Calle de la Acequia',
  'Calle de los Toneleros',
  'Calle de la Almazara',
  'Calle San Telmo',
  'Calle de las Redes',
  'Travesía de la Lonja',
  'Avenida del Puerto',
  'Paseo de las Moreras',
  'Ronda del Ensanche',
  'Calle Maestra Ferrer',
  'Camino de la Ermita',
]

export const market = 'Mercado Municipal'
