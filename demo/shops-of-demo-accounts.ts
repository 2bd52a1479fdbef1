import type { ListedShop } from './shape.ts'

const lucia = 'lucia@escaparate.example'

export const shopsOfDemoAccounts: ListedShop[] = [
  {
    name: 'Panadería La Espiga',
    categories: ['Panadería', 'Cafetería'],
    description:
      'Pan de masa madre, cocas y magdalenas desde 1962. El horno sigue en la trastienda y se enciende a las cuatro de la mañana; a las siete ya hay barras y café recién hecho en la barra del fondo.',
    contact: ['Calle Mayor, 12', '964001234', 'hola@laespiga.example'],
    web: 'https://www.laespiga.example',
    owner: lucia,
    daysAgo: [402, 400],
    offers: {
      '2 x 1 · Hogaza de pueblo':
        'Lleva dos hogazas de kilo y paga una, los jueves a partir de las 18:00. La segunda se congela muy bien en rebanadas.',
      'Descuento · Pan de centeno': {
        weekdays: ['tue'],
        price: 2.4,
        previous_price: 3,
        description: 'Un 20 % menos todos los martes. Pídelo cortado si lo prefieres para tostar.',
      },
      'Regalo · Café con tu coca': {
        conditions: 'Uno por persona y día.',
        code: 'COCA',
        endsInDays: 12,
        description:
          'Un café solo o cortado con cada coca de llanda que tomes en la barra, de lunes a viernes hasta las 11:00.',
      },
      'Pack · Abono de diez barras':
        'Pagas nueve barras y te damos una tarjeta con diez. No caduca y la puede usar toda la familia.',
      'Encargos · Mona de Pascua': {
        deletedDaysAgo: 4,
        description: 'Con huevo o con anís, por encargo hasta el Sábado de Gloria.',
      },
    },
  },
  {
    name: 'La Espiga del Mercado',
    categories: ['Panadería'],
    description:
      'El mismo pan de la calle Mayor, en el puesto 14 del mercado. Llegamos con la segunda hornada, hacia las nueve, y cerramos cuando se acaba.',
    contact: ['Mercado Municipal, puesto 14', '964001235', 'mercado@laespiga.example'],
    owner: lucia,
    application:
      'Hemos cogido el puesto 14, el que dejó libre la señora Remei al jubilarse. Abrimos de martes a sábado por la mañana y nos gustaría tener ficha aparte, porque el horario y el teléfono no son los de la panadería.',
    daysAgo: [1],
    offers: {},
  },
  {
    name: 'Café La Miga',
    categories: ['Cafetería'],
    description:
      'Café de tueste propio y tostadas con el pan del día. En la terraza da la sombra hasta las dos.',
    contact: ['Plaza del Pozo', '964001210', 'hola@lamiga.example'],
    owner: lucia,
    application:
      'Abrimos en junio y nos conocen los de la plaza, pero poco más. Queremos que nos encuentre la gente del ensanche y avisar de la tostada del día.',
    reason:
      'Falta el número de la calle: en la plaza del Pozo hay tres cafeterías y así no se sabe cuál es la tuya. Añádelo a la dirección y vuelve a enviarla; todo lo demás está bien.',
    daysAgo: [9, 7],
    offers: {
      'Menú · Tostada del día y café':
        'Por 3,20 €, de lunes a viernes hasta las 12:00. La tostada cambia cada mañana y está escrita en la pizarra.',
      'Novedad · Medio kilo de café en grano':
        'Tostamos los lunes y lo vendemos ese mismo día, molido o en grano. Dinos qué cafetera tienes y ajustamos el molino.',
    },
  },
  {
    name: 'Flores Azahar',
    categories: ['Floristería'],
    description:
      'Ramos de temporada, plantas de interior y coronas por encargo. Trabajamos con dos viveros de la comarca, así que en enero no esperes peonías: habrá ranúnculos, anémonas y mucha mimosa.',
    contact: ['Calle del Horno, 5', '964001248', 'encargos@floresazahar.example'],
    web: 'https://floresazahar.example/encargos',
    owner: lucia,
    daysAgo: [341, 340],
    offers: {
      'Descuento · Ramo de los viernes':
        'Con lo que queda de la semana montamos ramos a 9 €. Salen a las 17:00 y suelen durar menos de dos horas.',
      'Servicio · Trasplante sin coste':
        'Trae tu planta, elige aquí la maceta y te la cambiamos en el momento. La tierra la ponemos nosotras. Hasta 30 cm de diámetro.',
      'Taller · Corona de Navidad hecha por ti':
        'Dos tardes de diciembre, ocho plazas cada una. 28 € con el material incluido; apúntate en la tienda.',
    },
  },
  {
    name: 'Bodega La Tinaja',
    categories: ['Vinos y quesos', 'Restaurante'],
    description:
      'Vino a granel, quesos de la sierra y vermú de grifo. Las seis tinajas de la entrada son de 1931 y dos aún se llenan cada otoño.',
    contact: ['Calle de los Toneleros, 3', '964001257', 'latinaja@bodega.example'],
    owner: lucia,
    daysAgo: [58, 55],
    offers: {},
  },
  {
    name: 'Mercería Carrete',
    categories: ['Mercería'],
    description:
      'Hilos, lanas, botones y arreglos rápidos. Si traes el botón que has perdido, lo más probable es que en alguno de los doscientos cajones esté su hermano.',
    contact: ['Calle Mayor, 31', '964001263', 'carrete@merceria.example'],
    owner: lucia,
    daysAgo: [214, 213],
    offers: {
      'Servicio · Bajo de pantalón en el día':
        'Si lo traes antes de las 11:00, te lo llevas por la tarde por 7 €. Vaqueros con su hilo original, 9 €.',
      'Descuento · Ovillos de algodón':
        'Al llevar cinco del mismo color, el más barato sale a mitad de precio.',
    },
  },
  {
    name: 'Bicis Rueda',
    categories: ['Bicicletas'],
    description:
      'Taller de bicicletas y venta de segunda mano revisada. También ponemos a punto patinetes y sillas de niño.',
    contact: ['Ronda del Ensanche, 44', '964001271', 'taller@bicisrueda.example'],
    owner: 'tomas@escaparate.example',
    application:
      'Llevo doce años arreglando bicis en el garaje de mi casa y en marzo cogí un local con escaparate en la ronda. Tengo licencia y horario de tienda. Me gustaría salir en el directorio antes del verano, que es cuando la gente saca la bici.',
    daysAgo: [4],
    offers: {},
  },
  {
    name: 'Barro y Sal',
    categories: ['Artesanía', 'Regalos'],
    description:
      'Tazas, fuentes y lámparas de gres torneadas a mano. Los esmaltes son de ceniza de olivo y cada hornada sale algo distinta.',
    contact: ['Camino de la Ermita, 27', '964001286', 'nuria@barroysal.example'],
    owner: 'nuria@escaparate.example',
    application:
      'Hago cerámica desde hace ocho años y vendo sobre todo en ferias. Quiero que los vecinos puedan ver lo que hago sin esperar a la de agosto.',
    reason:
      'El directorio es de comercios abiertos al público y en tu solicitud no queda claro si se puede entrar en el taller. Si recibes visitas, di en la descripción qué días y a qué horas, y vuelve a enviarla. Si solo vendes en ferias, escríbenos y vemos cómo ayudarte.',
    daysAgo: [16, 13],
    offers: {},
  },
]
