import type { ListedShop } from './shape.ts'

export const tableShops: ListedShop[] = [
  {
    name: 'Cafetería La Glorieta',
    categories: ['Cafetería', 'Panadería'],
    description:
      'Desayunos con pan del horno de San Telmo y la prensa del día en la barra. Hay trona, cambiador y un rincón de cuentos, así que a media mañana mandan los carritos.',
    contact: ['Paseo de las Moreras, 4', '964001408', 'laglorieta@cafeteria.example'],
    owner: 'amparo.soler@correo.example',
    daysAgo: [133, 132],
    offers: {
      'Menú · Almuerzo de cuchara y tenedor':
        'Bocadillo, aceitunas, bebida y café por 7,50 €. De lunes a sábado, de 9:30 a 11:30.',
      'Descuento · Merienda del cole':
        'Un 15 % menos de 16:30 a 18:00 si vienes con niños. Durante el curso.',
      'Evento · Cuentos a las cinco y media':
        'El segundo viernes de cada mes, en valenciano y en castellano. Gratis; la horchata va aparte.',
    },
  },
  {
    name: 'El Varadero',
    categories: ['Restaurante'],
    description:
      'Restaurante de puerto con la carta escrita a mano. Calderetas, pescado a la sal y una terraza de doce mesas desde la que se ve volver a los barcos.',
    contact: ['Avenida del Puerto, 12', '964001416', 'reservas@elvaradero.example'],
    owner: 'andres.varela@correo.example',
    daysAgo: [350, 348],
    offers: {
      'Menú · Menú de invierno':
        'Tres platos de cuchara a elegir, segundo de lonja y postre por 16 €. De octubre a mayo, a mediodía, menos festivos.',
      'Descuento · Caldereta para dos':
        'Los miércoles por la noche, de 44 € a 36 €. Resérvala con un día.',
      'Regalo · Licor café de la casa':
        'Lo hace Andrés con orujo de su pueblo. Invitamos si pides postre en la cena.',
    },
  },
  {
    name: 'Casa Benita',
    categories: ['Restaurante'],
    description:
      'Solo arroces, y solo a mediodía. Benita enciende los fuegos a la una y cada paella sale cuando toca: quien venga con prisa puede llamar antes.',
    contact: ['Camino de la Ermita, 3', '964001423', 'mesa@casabenita.example'],
    web: 'https://casabenita.example/carta',
    owner: 'benita.lloret@correo.example',
    daysAgo: [229, 227],
    offers: {
      'Servicio · Arroz para llevar, con paella prestada':
        'Dejas 20 € de fianza y nos devuelves la paella limpia. Para cuatro o más; encargo hasta el día anterior.',
      'Descuento · Jueves, arroz del señorito': 'A 11 € por persona en lugar de 14 €, mínimo dos.',
      'Taller · Aprende a sofreír':
        'Un sábado al mes, de 10:00 a 14:00, ocho personas. Se cocina a leña y se come lo que se hace: 35 €.',
      'Regalo · Postre para quien cumple años':
        'Flan de naranja con su vela. Basta con decirlo al reservar.',
    },
  },
  {
    name: 'Helados Hermanos Ripoll',
    categories: ['Heladería', 'Cafetería'],
    description:
      'Turrón, leche merengada y un limón granizado que lleva solo limón, agua y azúcar. Abrimos de Semana Santa al puente de octubre; el resto del año limpiamos las máquinas y probamos sabores.',
    contact: ['Paseo de las Moreras, 21', '964001432', 'ripoll@helados.example'],
    owner: 'dario.ripoll@correo.example',
    hidden: true,
    daysAgo: [246, 245],
    offers: {
      'Descuento · Medio litro para casa':
        'A partir de las 22:00, 6 € en vez de 7,50 €. La bolsa térmica te la prestamos.',
      'Sorteo · Vota el próximo sabor':
        'Propón un sabor en la urna. Hacemos el más votado y entre quienes lo pidieron sorteamos diez litros.',
    },
  },
  {
    name: 'El Rincón de Salma',
    categories: ['Restaurante', 'Pastelería'],
    description:
      'Cuscús los viernes, tajín de pollo con limón confitado y pastelitos de almendra que Salma hace con su suegra, que es de aquí. Ocho mesas y té a la menta sin reloj.',
    contact: ['Calle de las Redes, 15', '964001447', 'salma@elrincon.example'],
    owner: 'salma.elidrissi@correo.example',
    daysAgo: [74, 73],
    offers: {
      'Menú · Cuscús de los viernes':
        'Con siete verduras y cordero, ensalada y té por 13 €. También hay sin carne. Solo a mediodía.',
      'Regalo · Caja de doce pastelitos':
        'Con cada caja, una bolsita de té verde con hierbabuena. Hasta agotar el té.',
      'Evento · Cena de Ramadán abierta a todos':
        'Harira, dátiles, brick y dulces a la puesta de sol. 15 €; los niños pagan la mitad. Durante todo el mes, con reserva.',
    },
  },
]
