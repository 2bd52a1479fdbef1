import type { ListedShop } from './shape.ts'

export const leisureShops: ListedShop[] = [
  {
    name: 'Librería La Marea',
    categories: ['Librería', 'Papelería', 'Regalos'],
    description:
      'Doce mil libros en noventa metros, una escalera de mano y un gato que se llama Cortázar. La mitad del escaparate la eligen cada mes los lectores del club; la otra mitad, nosotras.',
    contact: ['Calle Mayor, 40', '964001501', 'hola@librerialamarea.example'],
    web: 'https://librerialamarea.example',
    owner: 'elena.fabra@correo.example',
    daysAgo: [405, 404],
    offers: {
      'Evento · Club de lectura de los martes':
        'El primer martes de cada mes a las 19:30. Gratis, con un 5 % de descuento en el libro del mes.',
      'Regalo · Cuaderno con tu compra':
        'A partir de 40 € en libros, uno de los cuadernos cosidos que hacemos en la tienda.',
      'Taller · Encuadernación japonesa':
        'Tres horas un sábado por la mañana, papel e hilo incluidos. 25 €; plazas para diez a partir de 14 años.',
      'Novedad · Libro a ciegas':
        'Envuelto en papel de estraza, con tres pistas escritas a mano. 12 €, y si ya lo tienes te lo cambiamos.',
      'Regalo · Bolsa de tela de La Marea':
        'Te la llevas al comprar tres libros de bolsillo. Hasta agotar las doscientas.',
      'Servicio · Libros de texto forrados':
        'Si los encargas aquí antes del 15 de julio los forramos sin coste y te avisamos cuando esté el lote completo.',
      'Evento · Cuentacuentos del sábado':
        'A las 12:00, para niños de 3 a 7 años. Entrada libre hasta llenar la alfombra.',
      '2 x 1 · Láminas de la costa':
        'Grabados de ilustradores de la comarca. Dos por el precio de una durante mayo.',
      'Sorteo · Un lote para el Día del Libro':
        'Quien compre entre el 16 y el 23 de abril entra en el sorteo de veinte novelas elegidas por el club.',
      'Descuento · Segunda vuelta':
        'Mesa de segunda mano: tres libros por 10 €. Se repone los lunes y también admitimos los tuyos.',
      'Evento · Poesía con vermú':
        'Un domingo al mes leemos en voz alta a las 12:30, en la acera si hace bueno. 4 € con bebida.',
      'Novedad · Tarjeta para quien no sabe qué regalar':
        'Desde 15 €, con sobre y sello de lacre. Vale dos años para libros o talleres.',
    },
  },
  {
    name: 'Juguetes Trompo',
    categories: ['Juguetería', 'Regalos'],
    description:
      'Juguetes de madera, trenes que no llevan pilas y una mesa para probar juegos antes de comprarlos. Arreglamos muñecas, aunque no siempre hay ojos del mismo color.',
    contact: ['Calle Mayor, 19', '964001519', 'trompo@juguetes.example'],
    owner: 'jaime.trullols@correo.example',
    daysAgo: [302, 300],
    offers: {
      'Evento · Tarde de juegos de mesa':
        'Los viernes de 18:00 a 20:30. Se juega gratis; los menores de 8 años, con alguien mayor.',
      '2 x 1 · Peonzas de olivo':
        'Dos por 6 €, torneadas en el pueblo. La cuerda va aparte y se elige color.',
      'Servicio · Clínica de muñecas':
        'Presupuesto en el acto. Si no tiene arreglo, no cobramos por mirarla.',
      'Encargos · Reserva de Reyes':
        'Apartamos el juguete con un 20 % de señal hasta el 5 de enero por la tarde, y lo envolvemos sin que nadie lo vea.',
      'Descuento · Puzles de mil piezas':
        'Los que están abiertos y contados salen a mitad de precio. Quedan catorce.',
    },
  },
  {
    name: 'Ciclos Ferrandis',
    categories: ['Bicicletas'],
    description:
      'Venta y reparación de bicicletas de paseo, infantiles y de montaña. Quique fue ciclista y todavía sale con los clientes los domingos: la ruta se cuelga en la puerta.',
    contact: ['Calle de la Acequia, 33', '964001524', 'quique@ciclosferrandis.example'],
    owner: 'quique.ferrandis@correo.example',
    daysAgo: [255, 253],
    offers: {
      'Servicio · Puesta a punto de primavera': {
        price: 29,
        previous_price: 36,
        startsInDays: -24,
        endsInDays: 6,
        description:
          'Frenos, cambio, ruedas centradas y engrase por 29 €. Te la entregamos en dos días.',
      },
      'Regalo · Casco infantil con la bici':
        'Al comprar cualquier bicicleta de 12 a 20 pulgadas. Tallas hasta fin de existencias.',
      'Descuento · Alquiler de tres días':
        'Pagas dos. Bici de paseo con cesta y candado; silla de niño sin recargo.',
      'Taller · Arregla un pinchazo':
        'El primer sábado de mes a las 10:30, en la acera. Media hora, gratis, manos negras.',
    },
  },
  {
    name: 'El Desván de las Cuerdas',
    categories: ['Otros comercios', 'Artesanía'],
    description:
      'Guitarras, ukeleles, púas, partituras de banda y vinilos de segunda mano. Marcos ajusta trastes y cejuelas en el banco del fondo; los jueves suele sonar algo.',
    contact: ['Calle del Horno, 22', '964001533', 'marcos@eldesvan.example'],
    owner: 'marcos.luna@correo.example',
    daysAgo: [109, 107],
    offers: {
      'Servicio · Cambio de cuerdas':
        'Compras el juego aquí y te las montamos y afinamos al momento, sin cobrar la mano de obra.',
      '2 x 1 · Cubeta de vinilos':
        'En los de la pegatina amarilla, el más barato es gratis. Nueva cubeta cada quincena.',
      'Taller · Tu primer ukelele':
        'Cuatro miércoles a las 18:00, de 8 a 12 años. 40 € con instrumento prestado; si luego lo compras, te los descontamos.',
    },
  },
]
