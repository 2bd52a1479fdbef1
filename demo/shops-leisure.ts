import type { TownShop } from './shape.ts'

export const leisureShops: TownShop[] = [
  {
    name: 'Librería La Marea',
    categories: ['Librería', 'Papelería', 'Regalos'],
    description:
      'Doce mil libros en noventa metros, una escalera de mano y un gato que se llama Cortázar. La mitad del escaparate la eligen cada mes los lectores del club; la otra mitad, nosotras.',
    direction: 'Calle Mayor, 40',
    n_tlf: '964001501',
    contact_mail: 'hola@librerialamarea.example',
    web: 'https://librerialamarea.example',
    owner: 'elena.fabra@correo.example',
    application:
      'Organizamos unas cuarenta actividades al año y nos faltaba un sitio en el que contarlas todas juntas. Llevamos abiertas desde 2009.',
    status: 'OK',
    sentDaysAgo: 405,
    decidedDaysAgo: 404,
    offers: [
      {
        title: 'Club de lectura de los martes',
        type: 'Evento',
        description:
          'El primer martes de cada mes a las 19:30. Gratis, con un 5 % de descuento en el libro del mes.',
      },
      {
        title: 'Cuaderno con tu compra',
        type: 'Regalo',
        description:
          'A partir de 40 € en libros, uno de los cuadernos cosidos que hacemos en la tienda.',
      },
      {
        title: 'Encuadernación japonesa',
        type: 'Taller',
        description:
          'Tres horas un sábado por la mañana, papel e hilo incluidos. 25 €; plazas para diez a partir de 14 años.',
      },
      {
        title: 'Libro a ciegas',
        type: 'Novedad',
        description:
          'Envuelto en papel de estraza, con tres pistas escritas a mano. 12 €, y si ya lo tienes te lo cambiamos.',
      },
      {
        title: 'Bolsa de tela de La Marea',
        type: 'Regalo',
        description:
          'Te la llevas al comprar tres libros de bolsillo. Hasta agotar las doscientas.',
      },
      {
        title: 'Libros de texto forrados',
        type: 'Servicio',
        description:
          'Si los encargas aquí antes del 15 de julio los forramos sin coste y te avisamos cuando esté el lote completo.',
      },
      {
        title: 'Cuentacuentos del sábado',
        type: 'Evento',
        description:
          'A las 12:00, para niños de 3 a 7 años. Entrada libre hasta llenar la alfombra.',
      },
      {
        title: 'Láminas de la costa',
        type: '2 x 1',
        description:
          'Grabados de ilustradores de la comarca. Dos por el precio de una durante mayo.',
      },
      {
        title: 'Un lote para el Día del Libro',
        type: 'Sorteo',
        description:
          'Quien compre entre el 16 y el 23 de abril entra en el sorteo de veinte novelas elegidas por el club.',
      },
      {
        title: 'Segunda vuelta',
        type: 'Descuento',
        description:
          'Mesa de segunda mano: tres libros por 10 €. Se repone los lunes y también admitimos los tuyos.',
      },
      {
        title: 'Poesía con vermú',
        type: 'Evento',
        description:
          'Un domingo al mes leemos en voz alta a las 12:30, en la acera si hace bueno. 4 € con bebida.',
      },
      {
        title: 'Tarjeta para quien no sabe qué regalar',
        type: 'Novedad',
        description:
          'Desde 15 €, con sobre y sello de lacre. Vale dos años para libros o talleres.',
      },
    ],
  },
  {
    name: 'Papelería El Tintero',
    categories: ['Papelería', 'Juguetería'],
    description:
      'Material escolar, plumas estilográficas con prueba en el mostrador y un servicio de copias que no se atasca. A la salida del instituto hay cola, pero va rápida.',
    direction: 'Calle Maestra Ferrer, 8',
    n_tlf: '964001502',
    contact_mail: 'eltintero@papeleria.example',
    owner: 'elena.fabra@correo.example',
    application:
      'La compramos cuando se jubiló el señor Prudencio para que no cerrara. Es tienda aparte de la librería y hacemos fotocopias, planos y sellos.',
    status: 'OK',
    sentDaysAgo: 179,
    decidedDaysAgo: 178,
    offers: [
      {
        title: 'Lista del cole preparada',
        type: 'Servicio',
        endsInDays: 0,
        description:
          'Nos dejas la lista en julio y en septiembre recoges la bolsa completa, con un 8 % menos en el material.',
      },
      {
        title: 'Apuntes a tres céntimos',
        type: 'Descuento',
        description:
          'Copias en blanco y negro a partir de cien hojas, con carné de estudiante. Encuadernado, 1,50 €.',
      },
      {
        title: 'Primera pluma',
        type: 'Pack',
        description: 'Estilográfica, dos cartuchos y cuaderno de caligrafía por 16,90 €.',
      },
      {
        title: 'Sello de caucho en una hora',
        type: 'Novedad',
        description: 'Trae el dibujo o la firma en papel. Desde 14 €; la tinta, de diez colores.',
      },
    ],
  },
  {
    name: 'Juguetes Trompo',
    categories: ['Juguetería', 'Regalos'],
    description:
      'Juguetes de madera, trenes que no llevan pilas y una mesa para probar juegos antes de comprarlos. Arreglamos muñecas, aunque no siempre hay ojos del mismo color.',
    direction: 'Calle Mayor, 19',
    n_tlf: '964001519',
    contact_mail: 'trompo@juguetes.example',
    owner: 'jaime.trullols@correo.example',
    application:
      'La tienda la abrió mi tía y yo volví al pueblo para quedármela. Querría dar a conocer las tardes de juegos de mesa.',
    status: 'OK',
    sentDaysAgo: 302,
    decidedDaysAgo: 300,
    offers: [
      {
        title: 'Tarde de juegos de mesa',
        type: 'Evento',
        description:
          'Los viernes de 18:00 a 20:30. Se juega gratis; los menores de 8 años, con alguien mayor.',
      },
      {
        title: 'Peonzas de olivo',
        type: '2 x 1',
        description: 'Dos por 6 €, torneadas en el pueblo. La cuerda va aparte y se elige color.',
      },
      {
        title: 'Clínica de muñecas',
        type: 'Servicio',
        description: 'Presupuesto en el acto. Si no tiene arreglo, no cobramos por mirarla.',
      },
      {
        title: 'Reserva de Reyes',
        type: 'Encargos',
        description:
          'Apartamos el juguete con un 20 % de señal hasta el 5 de enero por la tarde, y lo envolvemos sin que nadie lo vea.',
      },
      {
        title: 'Puzles de mil piezas',
        type: 'Descuento',
        description: 'Los que están abiertos y contados salen a mitad de precio. Quedan catorce.',
      },
    ],
  },
  {
    name: 'Ciclos Ferrandis',
    categories: ['Bicicletas'],
    description:
      'Venta y reparación de bicicletas de paseo, infantiles y de montaña. Quique fue ciclista y todavía sale con los clientes los domingos: la ruta se cuelga en la puerta.',
    direction: 'Calle de la Acequia, 33',
    n_tlf: '964001524',
    contact_mail: 'quique@ciclosferrandis.example',
    owner: 'quique.ferrandis@correo.example',
    application:
      'Treinta años con la tienda. Alquilamos también en verano y la gente de los campings no se entera.',
    status: 'OK',
    sentDaysAgo: 255,
    decidedDaysAgo: 253,
    offers: [
      {
        title: 'Puesta a punto de primavera',
        type: 'Servicio',
        price: 29,
        previous_price: 36,
        startsInDays: -24,
        endsInDays: 6,
        description:
          'Frenos, cambio, ruedas centradas y engrase por 29 €. Te la entregamos en dos días.',
      },
      {
        title: 'Casco infantil con la bici',
        type: 'Regalo',
        description:
          'Al comprar cualquier bicicleta de 12 a 20 pulgadas. Tallas hasta fin de existencias.',
      },
      {
        title: 'Alquiler de tres días',
        type: 'Descuento',
        description: 'Pagas dos. Bici de paseo con cesta y candado; silla de niño sin recargo.',
      },
      {
        title: 'Arregla un pinchazo',
        type: 'Taller',
        description:
          'El primer sábado de mes a las 10:30, en la acera. Media hora, gratis, manos negras.',
      },
    ],
  },
  {
    name: 'El Desván de las Cuerdas',
    categories: ['Otros comercios', 'Artesanía'],
    description:
      'Guitarras, ukeleles, púas, partituras de banda y vinilos de segunda mano. Marcos ajusta trastes y cejuelas en el banco del fondo; los jueves suele sonar algo.',
    direction: 'Calle del Horno, 22',
    n_tlf: '964001533',
    contact_mail: 'marcos@eldesvan.example',
    owner: 'marcos.luna@correo.example',
    application:
      'No veo ninguna categoría de música, así que me apunto a «Otros comercios». Si algún día la creáis, me cambio.',
    status: 'OK',
    sentDaysAgo: 109,
    decidedDaysAgo: 107,
    offers: [
      {
        title: 'Cambio de cuerdas',
        type: 'Servicio',
        description:
          'Compras el juego aquí y te las montamos y afinamos al momento, sin cobrar la mano de obra.',
      },
      {
        title: 'Cubeta de vinilos',
        type: '2 x 1',
        description:
          'En los de la pegatina amarilla, el más barato es gratis. Nueva cubeta cada quincena.',
      },
      {
        title: 'Tu primer ukelele',
        type: 'Taller',
        description:
          'Cuatro miércoles a las 18:00, de 8 a 12 años. 40 € con instrumento prestado; si luego lo compras, te los descontamos.',
      },
    ],
  },
]
