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
    hours: 'L-V 9:30-14 y 17-20:30, S 10-14',
    sells: 'pan de masa madre, cocas, magdalenas, rosquilletas',
    links: {
      whatsapp: '964 00 12 34',
      instagram: '@laespiga.example',
      facebook: 'facebook.com/laespiga.example',
    },
    facts: {
      step_cm: 0,
      door_cm: 90,
      card: true,
      bizum: true,
      cash: true,
      delivery: false,
      orders: true,
      languages: ['es', 'ca'],
    },
    photos: [
      '',
      'Las hogazas recién puestas',
      'Hogazas de pueblo sobre el mantel',
      'Tres cocas de domingo',
      'La hogaza de kilo, de cerca',
      'Magdalenas para el desayuno',
      'La bandeja de los sábados',
    ],
    daysAgo: [402, 400],
    offers: [
      '2 x 1 · Hogaza de pueblo · Lleva dos hogazas de kilo y paga una, los jueves a partir de las 18:00. La segunda se congela muy bien en rebanadas.',
      {
        text: 'Descuento · Pan de centeno · Un 20 % menos todos los martes. Pídelo cortado si lo prefieres para tostar.',
        weekdays: ['tue'],
        price: 2.4,
        previous_price: 3,
      },
      {
        text: 'Regalo · Café con tu coca · Un café solo o cortado con cada coca de llanda que tomes en la barra, de lunes a viernes hasta las 11:00.',
        conditions: 'Uno por persona y día.',
        code: 'COCA',
        endsInDays: 12,
      },
      'Pack · Abono de diez barras · Pagas nueve barras y te damos una tarjeta con diez. No caduca y la puede usar toda la familia.',
      {
        text: 'Encargos · Mona de Pascua · Con huevo o con anís, por encargo hasta el Sábado de Gloria.',
        deletedDaysAgo: 4,
      },
    ],
  },
  {
    name: 'La Espiga del Mercado',
    categories: ['Panadería'],
    description:
      'El mismo pan de la calle Mayor, en el puesto 14 del mercado. Llegamos con la segunda hornada, hacia las nueve, y cerramos cuando se acaba.',
    contact: ['Mercado Municipal, puesto 14', '964001235', 'mercado@laespiga.example'],
    owner: lucia,
    hours: 'M-S 8-14',
    application:
      'Hemos cogido el puesto 14, el que dejó libre la señora Remei al jubilarse. Abrimos de martes a sábado por la mañana y nos gustaría tener ficha aparte, porque el horario y el teléfono no son los de la panadería.',
    daysAgo: [1],
  },
  {
    name: 'Café La Miga',
    categories: ['Cafetería'],
    description:
      'Café de tueste propio y tostadas con el pan del día. En la terraza da la sombra hasta las dos.',
    contact: ['Plaza del Pozo', '964001210', 'hola@lamiga.example'],
    owner: lucia,
    hours: 'L-V 7:30-20, S y D 8:30-14',
    links: { instagram: 'cafelamiga.example', tiktok: '@cafelamiga.example' },
    photos: ['', 'Un cortado en la barra', 'Café y coca en la terraza', ''],
    application:
      'Abrimos en junio y nos conocen los de la plaza, pero poco más. Queremos que nos encuentre la gente del ensanche y avisar de la tostada del día.',
    reason:
      'Falta el número de la calle: en la plaza del Pozo hay tres cafeterías y así no se sabe cuál es la tuya. Añádelo a la dirección y vuelve a enviarla; todo lo demás está bien.',
    daysAgo: [9, 7],
    offers: [
      'Menú · Tostada del día y café · Por 3,20 €, de lunes a viernes hasta las 12:00. La tostada cambia cada mañana y está escrita en la pizarra.',
      'Novedad · Medio kilo de café en grano · Tostamos los lunes y lo vendemos ese mismo día, molido o en grano. Dinos qué cafetera tienes y ajustamos el molino.',
    ],
  },
  {
    name: 'Flores Azahar',
    categories: ['Floristería'],
    description:
      'Ramos de temporada, plantas de interior y coronas por encargo. Trabajamos con dos viveros de la comarca, así que en enero no esperes peonías: habrá ranúnculos, anémonas y mucha mimosa.',
    contact: ['Calle del Horno, 5', '964001248', 'encargos@floresazahar.example'],
    web: 'https://floresazahar.example/encargos',
    owner: lucia,
    sells: 'ramos de novia, plantas, coronas, centros de mesa',
    links: { whatsapp: '964001258', instagram: '@floresazahar.example' },
    facts: {
      step_cm: 12,
      door_cm: 85,
      ramp: true,
      bell: true,
      card: true,
      bizum: true,
      delivery: true,
      dogs: true,
    },
    photos: ['', 'Flores de primavera'],
    daysAgo: [341, 340],
    offers: [
      'Descuento · Ramo de los viernes · Con lo que queda de la semana montamos ramos a 9 €. Salen a las 17:00 y suelen durar menos de dos horas.',
      'Servicio · Trasplante sin coste · Trae tu planta, elige aquí la maceta y te la cambiamos en el momento. La tierra la ponemos nosotras. Hasta 30 cm de diámetro.',
      'Taller · Corona de Navidad hecha por ti · Dos tardes de diciembre, ocho plazas cada una. 28 € con el material incluido; apúntate en la tienda.',
    ],
  },
  {
    name: 'Bodega La Tinaja',
    categories: ['Vinos y quesos', 'Restaurante'],
    description:
      'Vino a granel, quesos de la sierra y vermú de grifo. Las seis tinajas de la entrada son de 1931 y dos aún se llenan cada otoño.',
    contact: ['Calle de los Toneleros, 3', '964001257', 'latinaja@bodega.example'],
    owner: lucia,
    sells: 'vino a granel, vermut, quesos, lotes para regalar',
    links: { facebook: 'bodegalatinaja.example' },
    facts: { step_cm: 5, door_cm: 80, card: true, bizum: false, cash: true },
    daysAgo: [58, 55],
  },
  {
    name: 'Mercería Carrete',
    categories: ['Mercería'],
    description:
      'Hilos, lanas, botones y arreglos rápidos. Si traes el botón que has perdido, lo más probable es que en alguno de los doscientos cajones esté su hermano.',
    contact: ['Calle Mayor, 31', '964001263', 'carrete@merceria.example'],
    owner: lucia,
    daysAgo: [214, 213],
    offers: [
      'Servicio · Bajo de pantalón en el día · Si lo traes antes de las 11:00, te lo llevas por la tarde por 7 €. Vaqueros con su hilo original, 9 €.',
      'Descuento · Ovillos de algodón · Al llevar cinco del mismo color, el más barato sale a mitad de precio.',
    ],
  },
  {
    name: 'Bicis Rueda',
    categories: ['Bicicletas'],
    description:
      'Taller de bicicletas y venta de segunda mano revisada. También ponemos a punto patinetes y sillas de niño.',
    contact: ['Ronda del Ensanche, 44', '964001271', 'taller@bicisrueda.example'],
    owner: 'tomas@escaparate.example',
    links: { whatsapp: '964001296' },
    application:
      'Llevo doce años arreglando bicis en el garaje de mi casa y en marzo cogí un local con escaparate en la ronda. Tengo licencia y horario de tienda. Me gustaría salir en el directorio antes del verano, que es cuando la gente saca la bici.',
    daysAgo: [4],
  },
  {
    name: 'Barro y Sal',
    categories: ['Artesanía', 'Regalos'],
    description:
      'Tazas, fuentes y lámparas de gres torneadas a mano. Los esmaltes son de ceniza de olivo y cada hornada sale algo distinta.',
    contact: ['Camino de la Ermita, 27', '964001286', 'nuria@barroysal.example'],
    owner: 'nuria@escaparate.example',
    hours: null,
    application:
      'Hago cerámica desde hace ocho años y vendo sobre todo en ferias. Quiero que los vecinos puedan ver lo que hago sin esperar a la de agosto.',
    reason:
      'El directorio es de comercios abiertos al público y en tu solicitud no queda claro si se puede entrar en el taller. Si recibes visitas, di en la descripción qué días y a qué horas, y vuelve a enviarla. Si solo vendes en ferias, escríbenos y vemos cómo ayudarte.',
    daysAgo: [16, 13],
  },
]

export const otherShops: ListedShop[] = [
  {
    name: 'Horno de San Telmo',
    categories: ['Panadería', 'Pastelería'],
    description:
      'Horno de leña en activo, uno de los dos que quedan en el pueblo. Hacemos hogazas grandes, rosquilletas de anís y, cuando llega noviembre, tortas de calabaza que se encargan de una semana para otra.',
    contact: ['Calle San Telmo, 9', '964001305', 'horno@santelmo.example'],
    owner: 'amparo.soler@correo.example',
    daysAgo: [395, 394],
    offers: [
      'Servicio · Tu arroz, en nuestro horno · Trae la cazuela de arroz al horno montada de casa, los domingos antes de las 12:15, y te la damos hecha a las 13:30. Cuesta 2,50 €.',
      '2 x 1 · Rosquilletas de anís · Dos bolsas de 250 g al precio de una los lunes y los martes.',
      'Temporada · Torta de calabaza por encargo · De Todos los Santos a Navidad. Se encarga antes del jueves y se recoge el sábado; raciones de 4 o de 8.',
    ],
  },
  {
    name: 'Pastelería Virtudes',
    categories: ['Pastelería', 'Cafetería'],
    description:
      'Tartas de aniversario, milhojas de crema y pasteles de boniato. El obrador se ve desde la calle, así que los niños se paran siempre en la misma ventana.',
    contact: ['Plaza del Pozo, 2', '964001312', 'encargos@pasteleriavirtudes.example'],
    owner: 'virtudes.mora@correo.example',
    links: { whatsapp: '964001312', instagram: 'pasteleriavirtudes.example' },
    daysAgo: [188, 186],
    offers: [
      'Regalo · Tarta con nombre · La placa de chocolate con el nombre va incluida en las tartas de más de ocho raciones. Encárgala con dos días.',
      'Descuento · Milhojas del domingo · Bandeja de seis por 10,50 € en lugar de 12 €, solo domingos y festivos.',
      'Novedad · Roscón sin gluten · Este año lo hacemos en un obrador aparte, certificado. Reserva antes del 3 de enero y elige nata, crema o sin relleno.',
    ],
  },
  {
    name: 'Frutas Ballester',
    categories: ['Frutería'],
    description:
      'Naranjas de nuestro propio huerto de noviembre a mayo y, el resto del año, lo que traen los agricultores de la acequia. En cada caja está escrito de qué campo viene.',
    contact: ['Mercado Municipal, puesto 3', '964001329', 'pedidos@frutasballester.example'],
    owner: 'vicente.ballester@correo.example',
    daysAgo: [377, 375],
    offers: [
      'Temporada · Caja de naranjas de 10 kg · De mesa a 12 € y de zumo a 9 €, cogidas el día anterior. Mientras haya naranja en el árbol, hasta mayo.',
      'Pack · Verdura para el puchero · Nabo, chirivía, apio, puerro, zanahoria y un manojo de perejil por 3,50 €. De octubre a marzo.',
      'Descuento · Fruta madura para mermelada · Un 40 % menos los sábados desde las 13:00. Avisa y te la apartamos.',
    ],
  },
  {
    name: 'La Huerta de Remedios',
    categories: ['Frutería', 'Herbolario'],
    description:
      'Verdura ecológica con certificado, legumbre seca a granel y huevos de gallinas que pisan hierba. Abre solo por las mañanas porque por la tarde Remedios está en el campo.',
    contact: ['Calle de la Acequia, 18', '964001337', 'remedios@lahuerta.example'],
    owner: 'remedios.calatrava@correo.example',
    daysAgo: [142, 141],
    offers: [
      'Pack · Cesta de la semana · Siete u ocho verduras por 18 €, según lo que dé la tierra. Se recoge el miércoles; se pide antes del lunes a mediodía.',
      'Descuento · Trae tu tarro · Un 5 % menos en legumbres y arroz a granel si vienes con tu propio envase. Todo el año.',
    ],
  },
  {
    name: 'Carnicería Hermanos Oltra',
    categories: ['Carnicería'],
    description:
      'Cordero de la sierra, ternera con el nombre del ganadero a la vista y una longaniza de Pascua que secamos en el altillo. Te cortamos la carne mientras miras y te decimos cómo guisarla.',
    contact: ['Calle Mayor, 24', '964001344', 'info@carniceriaoltra.example'],
    owner: 'jose.oltra@correo.example',
    daysAgo: [366, 364],
    offers: [
      'Pack · Lote de barbacoa para seis · Chuletas, longaniza, morcilla de cebolla y panceta por 32 €. Encárgalo como tarde el jueves para el fin de semana.',
      'Descuento · Pollo de corral · Los miércoles, un 15 % menos, entero o a cuartos.',
      'Regalo · Hueso de jamón con tu compra · Para el caldo, a partir de 20 € y mientras queden. Pídelo en caja.',
    ],
  },
  {
    name: 'Oltra del Ensanche',
    categories: ['Carnicería'],
    description:
      'La segunda carnicería de los Oltra, con aparcamiento en la puerta y platos preparados: canelones, albóndigas en salsa y pelotas de puchero listas para calentar.',
    contact: ['Ronda del Ensanche, 17', '964001345', 'ensanche@carniceriaoltra.example'],
    owner: 'jose.oltra@correo.example',
    daysAgo: [121, 120],
    offers: [
      '2 x 1 · Canelones de la abuela Amelia · Dos bandejas de seis por el precio de una, los lunes.',
      'Menú · Comida lista por menos de 6 € · Plato del día y ensalada para llevar, de 12:30 a 15:00. La lista de la semana está en la puerta desde el sábado.',
      'Regalo · Tarjeta de puntos · Un sello por cada 15 €. Con diez, un pollo asado. Vale también en la tienda de la calle Mayor.',
    ],
  },
  {
    name: 'Casa Leandro',
    categories: ['Carnicería', 'Vinos y quesos'],
    description:
      'Charcutería de mostrador corto y paciencia larga: jamón cortado a cuchillo, sobrasada, cecina y una veintena de quesos. Leandro corta; Mari Carmen te dice con qué vino va.',
    contact: ['Plaza del Mercado, 6', '964001358', 'casaleandro@charcuteria.example'],
    owner: 'leandro.peris@correo.example',
    daysAgo: [263, 262],
    offers: [
      'Encargos · Tabla para ocho · Cinco quesos, cuatro embutidos, frutos secos y picos por 38 €. Con un día de antelación; la tabla se devuelve.',
      'Descuento · Jamón de bellota a cuchillo · De lunes a miércoles, el sobre de 100 g a 9,50 € en vez de 11 €.',
      'Cata · Quesos de cabra y fino · El último jueves de cada mes a las 20:00, en la trastienda. Doce personas, 15 €; se reserva en el mostrador.',
    ],
  },
  {
    name: 'Pescados La Lonja',
    categories: ['Pescadería'],
    description:
      'A las cinco y media de la tarde entra la barca y a las seis abrimos. Lo que no se ha pescado aquí lo dice el cartel, con su puerto.',
    contact: ['Travesía de la Lonja, 1', '964001366', 'lalonja@pescados.example'],
    owner: 'rosario.buj@correo.example',
    hours: 'M-S 9-14',
    links: { whatsapp: '964001377' },
    daysAgo: [312, 311],
    offers: [
      'Descuento · Morralla para caldo · El kilo a 4 € de martes a jueves. Te la damos limpia y atada en una gasa.',
      'Servicio · Pescado desespinado · Sin coste para mayores de 70 y para purés de niño. Solo hay que pedirlo al hacer la cola.',
      'Temporada · Sepia sucia de playa · De enero a abril, entera y con su tinta. Los sábados conviene encargarla.',
    ],
  },
  {
    name: 'Mariscos El Bou',
    categories: ['Pescadería', 'Restaurante'],
    description:
      'Marisco cocido en agua de mar para llevar o para comer en las seis mesas altas del fondo. Gamba roja, cañaíllas, ostras los domingos.',
    contact: ['Avenida del Puerto, 30', '964001367', 'elbou@mariscos.example'],
    owner: 'rosario.buj@correo.example',
    hours: 'M-D 9-14:30',
    daysAgo: [97, 95],
    offers: [
      'Menú · Media docena de ostras y una copa · Domingos de 11:30 a 13:30, por 14 €. En la barra o en las mesas de fuera.',
      '2 x 1 · Mejillón al vapor · Dos raciones por una, los jueves por la noche. También para llevar.',
      'Encargos · Encargos de Nochebuena · Si encargas antes del 15 de diciembre mantenemos el precio de ese día, suba lo que suba la gamba.',
    ],
  },
  {
    name: 'La Despensa de Ulpiano',
    categories: ['Vinos y quesos', 'Otros comercios'],
    description:
      'Ultramarinos como los de antes: conservas, bacalao en salazón, especias por gramos, huevos, turrón y caramelos, y el aceite de oliva de la almazara de aquí al lado. El mostrador de mármol lleva en su sitio desde 1919.',
    contact: ['Calle de la Almazara, 7', '964001373', 'ulpiano@ladespensa.example'],
    owner: 'ulpiano.arnau@correo.example',
    hours: null,
    daysAgo: [288, 286],
    offers: [
      'Temporada · Aceite nuevo en garrafa · Cinco litros de la primera prensada a 44 €. Llega a mediados de noviembre y se acaba antes de Reyes.',
      'Novedad · Bacalao ya desalado · Lo desalamos nosotros dos días. Jueves y viernes, y toda la Cuaresma.',
      'Pack · Azafrán y pimentón · Un gramo de azafrán y una lata de pimentón ahumado por 7,90 €, en caja de regalo.',
    ],
  },
  {
    name: 'Cafetería La Glorieta',
    categories: ['Cafetería', 'Panadería'],
    description:
      'Desayunos con pan del horno de San Telmo y la prensa del día en la barra. Hay trona, cambiador y un rincón de cuentos, así que a media mañana mandan los carritos.',
    contact: ['Paseo de las Moreras, 4', '964001408', 'laglorieta@cafeteria.example'],
    owner: 'amparo.soler@correo.example',
    daysAgo: [133, 132],
    offers: [
      'Menú · Almuerzo de cuchara y tenedor · Bocadillo, aceitunas, bebida y café por 7,50 €. De lunes a sábado, de 9:30 a 11:30.',
      'Descuento · Merienda del cole · Un 15 % menos de 16:30 a 18:00 si vienes con niños. Durante el curso.',
      'Evento · Cuentos a las cinco y media · El segundo viernes de cada mes, en valenciano y en castellano. Gratis; la horchata va aparte.',
    ],
  },
  {
    name: 'El Varadero',
    categories: ['Restaurante'],
    description:
      'Restaurante de puerto con la carta escrita a mano. Calderetas, pescado a la sal y una terraza de doce mesas desde la que se ve volver a los barcos.',
    contact: ['Avenida del Puerto, 12', '964001416', 'reservas@elvaradero.example'],
    owner: 'andres.varela@correo.example',
    links: { instagram: '@elvaradero.example', tiktok: 'elvaradero.example' },
    daysAgo: [350, 348],
    offers: [
      'Menú · Menú de invierno · Tres platos de cuchara a elegir, segundo de lonja y postre por 16 €. De octubre a mayo, a mediodía, menos festivos.',
      'Descuento · Caldereta para dos · Los miércoles por la noche, de 44 € a 36 €. Resérvala con un día.',
      'Regalo · Licor café de la casa · Lo hace Andrés con orujo de su pueblo. Invitamos si pides postre en la cena.',
    ],
  },
  {
    name: 'Casa Benita',
    categories: ['Restaurante'],
    description:
      'Solo arroces, y solo a mediodía. Benita enciende los fuegos a la una y cada paella sale cuando toca: quien venga con prisa puede llamar antes.',
    contact: ['Camino de la Ermita, 3', '964001423', 'mesa@casabenita.example'],
    web: 'https://casabenita.example/carta',
    owner: 'benita.lloret@correo.example',
    hours: 'M-D 13-16 y 20-24',
    links: { whatsapp: '964001726', other_link: 'reservas.casabenita.example' },
    daysAgo: [229, 227],
    offers: [
      'Servicio · Arroz para llevar, con paella prestada · Dejas 20 € de fianza y nos devuelves la paella limpia. Para cuatro o más; encargo hasta el día anterior.',
      'Descuento · Jueves, arroz del señorito · A 11 € por persona en lugar de 14 €, mínimo dos.',
      'Taller · Aprende a sofreír · Un sábado al mes, de 10:00 a 14:00, ocho personas. Se cocina a leña y se come lo que se hace: 35 €.',
    ],
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
    offers: [
      'Descuento · Medio litro para casa · A partir de las 22:00, 6 € en vez de 7,50 €. La bolsa térmica te la prestamos.',
      'Sorteo · Vota el próximo sabor · Propón un sabor en la urna. Hacemos el más votado y entre quienes lo pidieron sorteamos diez litros.',
    ],
  },
  {
    name: 'El Rincón de Salma',
    categories: ['Restaurante', 'Pastelería'],
    description:
      'Cuscús los viernes, tajín de pollo con limón confitado y pastelitos de almendra que Salma hace con su suegra, que es de aquí. Ocho mesas y té a la menta sin reloj.',
    contact: ['Calle de las Redes, 15', '964001447', 'salma@elrincon.example'],
    owner: 'salma.elidrissi@correo.example',
    hours: 'X-D 13-16, V y S 20:30-01:00',
    daysAgo: [74, 73],
    offers: [
      'Menú · Cuscús de los viernes · Con siete verduras y cordero, ensalada y té por 13 €. También hay sin carne. Solo a mediodía.',
      'Regalo · Caja de doce pastelitos · Con cada caja, una bolsita de té verde con hierbabuena. Hasta agotar el té.',
      'Evento · Cena de Ramadán abierta a todos · Harira, dátiles, brick y dulces a la puesta de sol. 15 €; los niños pagan la mitad. Durante todo el mes, con reserva.',
    ],
  },
  {
    name: 'Librería La Marea',
    categories: ['Librería', 'Papelería', 'Regalos'],
    description:
      'Doce mil libros en noventa metros, una escalera de mano y un gato que se llama Cortázar. La mitad del escaparate la eligen cada mes los lectores del club; la otra mitad, nosotras.',
    contact: ['Calle Mayor, 40', '964001501', 'hola@librerialamarea.example'],
    web: 'https://librerialamarea.example',
    owner: 'elena.fabra@correo.example',
    links: {
      instagram: '@lalibreriadelamarea.example',
      other_link: 'club.lamarea.example/lecturas',
    },
    daysAgo: [405, 404],
    offers: [
      'Evento · Club de lectura de los martes · El primer martes de cada mes a las 19:30. Gratis, con un 5 % de descuento en el libro del mes.',
      'Regalo · Cuaderno con tu compra · A partir de 40 € en libros, uno de los cuadernos cosidos que hacemos en la tienda.',
      'Taller · Encuadernación japonesa · Tres horas un sábado por la mañana, papel e hilo incluidos. 25 €; plazas para diez a partir de 14 años.',
      'Novedad · Libro a ciegas · Envuelto en papel de estraza, con tres pistas escritas a mano. 12 €, y si ya lo tienes te lo cambiamos.',
      'Regalo · Bolsa de tela de La Marea · Te la llevas al comprar tres libros de bolsillo. Hasta agotar las doscientas.',
      'Servicio · Libros de texto forrados · Si los encargas aquí antes del 15 de julio los forramos sin coste y te avisamos cuando esté el lote completo.',
      'Evento · Cuentacuentos del sábado · A las 12:00, para niños de 3 a 7 años. Entrada libre hasta llenar la alfombra.',
      '2 x 1 · Láminas de la costa · Grabados de ilustradores de la comarca. Dos por el precio de una durante mayo.',
      'Sorteo · Un lote para el Día del Libro · Quien compre entre el 16 y el 23 de abril entra en el sorteo de veinte novelas elegidas por el club.',
      'Descuento · Segunda vuelta · Mesa de segunda mano: tres libros por 10 €. Se repone los lunes y también admitimos los tuyos.',
      'Evento · Poesía con vermú · Un domingo al mes leemos en voz alta a las 12:30, en la acera si hace bueno. 4 € con bebida.',
      'Novedad · Tarjeta para quien no sabe qué regalar · Desde 15 €, con sobre y sello de lacre. Vale dos años para libros o talleres.',
    ],
  },
  {
    name: 'Juguetes Trompo',
    categories: ['Juguetería', 'Regalos'],
    description:
      'Juguetes de madera, trenes que no llevan pilas y una mesa para probar juegos antes de comprarlos. Arreglamos muñecas, aunque no siempre hay ojos del mismo color.',
    contact: ['Calle Mayor, 19', '964001519', 'trompo@juguetes.example'],
    owner: 'jaime.trullols@correo.example',
    daysAgo: [302, 300],
    offers: [
      'Evento · Tarde de juegos de mesa · Los viernes de 18:00 a 20:30. Se juega gratis; los menores de 8 años, con alguien mayor.',
      '2 x 1 · Peonzas de olivo · Dos por 6 €, torneadas en el pueblo. La cuerda va aparte y se elige color.',
      'Servicio · Clínica de muñecas · Presupuesto en el acto. Si no tiene arreglo, no cobramos por mirarla.',
    ],
  },
  {
    name: 'Ciclos Ferrandis',
    categories: ['Bicicletas'],
    description:
      'Venta y reparación de bicicletas de paseo, infantiles y de montaña. Quique fue ciclista y todavía sale con los clientes los domingos: la ruta se cuelga en la puerta.',
    contact: ['Calle de la Acequia, 33', '964001524', 'quique@ciclosferrandis.example'],
    owner: 'quique.ferrandis@correo.example',
    daysAgo: [255, 253],
    offers: [
      {
        text: 'Servicio · Puesta a punto de primavera · Frenos, cambio, ruedas centradas y engrase por 29 €. Te la entregamos en dos días.',
        price: 29,
        previous_price: 36,
        startsInDays: -24,
        endsInDays: 6,
      },
      'Regalo · Casco infantil con la bici · Al comprar cualquier bicicleta de 12 a 20 pulgadas. Tallas hasta fin de existencias.',
      'Descuento · Alquiler de tres días · Pagas dos. Bici de paseo con cesta y candado; silla de niño sin recargo.',
    ],
  },
  {
    name: 'El Desván de las Cuerdas',
    categories: ['Otros comercios', 'Artesanía'],
    description:
      'Guitarras, ukeleles, púas, partituras de banda y vinilos de segunda mano. Marcos ajusta trastes y cejuelas en el banco del fondo; los jueves suele sonar algo.',
    contact: ['Calle del Horno, 22', '964001533', 'marcos@eldesvan.example'],
    owner: 'marcos.luna@correo.example',
    hours: 'J-S 17-21',
    sells: 'guitarras, cuerdas, partituras, discos, música',
    daysAgo: [109, 107],
    offers: [
      'Servicio · Cambio de cuerdas · Compras el juego aquí y te las montamos y afinamos al momento, sin cobrar la mano de obra.',
      '2 x 1 · Cubeta de vinilos · En los de la pegatina amarilla, el más barato es gratis. Nueva cubeta cada quincena.',
      'Taller · Tu primer ukelele · Cuatro miércoles a las 18:00, de 8 a 12 años. 40 € con instrumento prestado; si luego lo compras, te los descontamos.',
    ],
  },
  {
    name: 'Calzados Pastor',
    categories: ['Zapatería'],
    description:
      'Zapatos de Elda y de Elche, anchos especiales y un medidor de pie que ya usaba el abuelo. Dolores no te deja salir con unos que aprieten.',
    contact: ['Calle Mayor, 15', '964001604', 'calzadospastor@zapatos.example'],
    owner: 'dolores.pastor@correo.example',
    daysAgo: [330, 329],
    offers: [
      'Descuento · Segundo par de niño · Un 30 % menos en el segundo par, del 18 al 34. Mientras queden números.',
      'Servicio · Horma en el día · Ensanchamos tu zapato entre la mañana y la tarde por 4 €. Piel y ante, sintético no.',
      'Regalo · Crema y cepillo · Con cualquier zapato de piel de más de 70 €, de octubre a enero.',
    ],
  },
  {
    name: 'La Cosida',
    categories: ['Zapatería', 'Artesanía'],
    description:
      'Alpargatas de yute cosidas a mano, de cuña, de payés y con cintas. Begoña aprendió de las tres últimas alpargateras de Peñacala y guarda sus hormas en el escaparate.',
    contact: ['Calle de la Almazara, 2', '964001611', 'taller@lacosida.example'],
    owner: 'begona.saiz@correo.example',
    hours: 'Con cita previa',
    links: { instagram: '@lacosida.example', facebook: 'lacosida.example' },
    daysAgo: [63, 62],
    offers: [
      'Encargos · Alpargatas a tu medida · De noviembre a febrero las cosemos en diez días y sin recargo. Eliges lona, color de hilo y altura.',
      'Descuento · Para toda la comparsa · A partir de doce pares iguales, un 12 % menos. Ven con las tallas apuntadas.',
      'Servicio · Ponles suela nueva · Cambiamos la goma de las que compraste aquí por 9 €. Las de otros sitios, lo miramos.',
    ],
  },
  {
    name: 'Pequeño Levante',
    categories: ['Moda', 'Regalos'],
    description:
      'Ropa de bebé y de niños hasta los 10 años, casi toda de algodón y hecha en la provincia. Hay lista de nacimiento y un perchero de ropa heredada en buen estado.',
    contact: ['Calle Maestra Ferrer, 21', '964001629', 'hola@pequenolevante.example'],
    owner: 'encarna.vidal@correo.example',
    daysAgo: [5, 4],
    offers: [
      'Servicio · Perchero heredado · Trae lo que se le ha quedado pequeño, limpio y sin rotos, y te damos el 40 % en vale al venderlo.',
      'Pack · Canastilla de nacimiento · Dos bodis, pijama, gorro y arrullo por 45 €, con lazo y tarjeta.',
    ],
  },
  {
    name: 'Óptica Miralles',
    categories: ['Óptica'],
    description:
      'Revisión de la vista sin prisa, gafas graduadas y audífonos. El taller está en la tienda, así que un tornillo o una patilla se arreglan mientras esperas.',
    contact: ['Paseo de las Moreras, 9', '964001635', 'citas@opticamiralles.example'],
    owner: 'raquel.miralles@correo.example',
    daysAgo: [318, 316],
    offers: [
      '2 x 1 · Gafas de sol graduadas · Al hacerte unas progresivas, las de sol con tu graduación no se cobran. De abril a julio.',
      'Servicio · Revisión antes del curso · Gratis de 5 a 14 años, en agosto y septiembre. Con cita, media hora.',
      'Regalo · Cordón para no perderlas · Con cada gafa de lectura. De algodón trenzado, siete colores.',
    ],
  },
  {
    name: 'Óptica Clara',
    categories: ['Óptica'],
    description:
      'Gafas hechas con acetato reciclado y lentes de contacto. Tomamos las medidas con cámara y puedes verte con veinte monturas en diez minutos.',
    contact: ['Ronda del Ensanche, 60', '964001636', 'clara@opticaclara.example'],
    owner: 'clara.bonet@correo.example',
    application:
      'Abro el mes que viene en el bajo que era de la caja de ahorros. Soy óptica colegiada y os dejo la ficha lista; si hay que esperar a la apertura, lo entiendo.',
    daysAgo: [2],
    offers: [
      'Regalo · Cristal antirreflejo · Sin recargo en todas las gafas graduadas durante los dos primeros meses.',
      'Servicio · Lentillas diarias de prueba · Cinco pares y una clase para aprender a ponerlas, sin compromiso. Con cita previa.',
      'Descuento · Trae tus gafas viejas · Te descontamos 20 € de las nuevas y enviamos las usadas a una ONG de óptica.',
    ],
  },
  {
    name: 'Relojería Piera',
    categories: ['Relojería y joyería'],
    description:
      'Eusebio repara relojes de pared, de bolsillo y de pulsera desde 1978, y cuida el del campanario. Pilas y correas en el momento; lo demás, con paciencia y presupuesto por escrito.',
    contact: ['Calle del Horno, 1', '964001642', 'eusebio@relojeriapiera.example'],
    owner: 'eusebio.piera@correo.example',
    daysAgo: [237, 236],
  },
  {
    name: 'Cordelería, Ferretería y Efectos Navales Viuda e Hijos Vidal',
    categories: ['Ferretería', 'Artesanía'],
    description:
      'Cabos, grilletes, pintura para barcos y también la bisagra que le falta a tu armario. El rótulo no cabe en la fachada desde 1924 y por eso dobla la esquina.',
    contact: ['Avenida del Puerto, 5', '964001706', 'mostrador@viudaehijosvidal.example'],
    owner: 'julian.vidal@correo.example',
    daysAgo: [384, 381],
    offers: [
      'Descuento · Cabo de amarre al metro · Un 10 % menos a partir de 20 metros. Cortamos y rematamos los extremos.',
      'Temporada · Patente para el casco · Lata de 2,5 litros con rodillo y bandeja por 69 €. Mientras queden latas.',
      'Taller · Nudos que no se sueltan · As de guía, ballestrinque y margarita. Un sábado al mes a las 11:00, gratis, en el muelle.',
    ],
  },
  {
    name: 'Cable y Medio',
    categories: ['Telefonía e informática', 'Electrodomésticos'],
    description:
      'Pantallas rotas, ordenadores lentos y la paciencia de explicar dos veces cómo se manda una foto. Vendemos también móviles reacondicionados con un año de garantía.',
    contact: ['Calle Maestra Ferrer, 3', '964001722', 'hola@cableymedio.example'],
    owner: 'sergio.sanchis@correo.example',
    hours: null,
    daysAgo: [68, 66],
    offers: [
      'Taller · El móvil, explicado · Martes a las 10:00, grupos de seis, para mayores de 60. Cuatro sesiones por 20 €; trae el tuyo y las gafas de cerca.',
      'Descuento · Cambio de batería · En una hora y con 10 € menos si traes dos teléfonos. Modelos de los últimos seis años.',
      'Regalo · Funda con la pantalla · Al reparar la pantalla te llevas una funda de silicona, para que dure más que la anterior.',
    ],
  },
  {
    name: 'Vivero El Brezal',
    categories: ['Floristería'],
    description:
      'Plantas que aguantan el salitre y el verano: lentisco, lavanda, adelfa, olivos pequeños. En octubre plantamos contigo y en febrero enseñamos a podar.',
    contact: ['Camino de la Ermita, 40', '964001738', 'concha@elbrezal.example'],
    owner: 'concha.brezal@correo.example',
    daysAgo: [158, 155],
    offers: [
      'Pack · Aromáticas en maceta de barro · Romero, tomillo, salvia y albahaca por 14 €. De abril a junio.',
      'Taller · Poda de rosales y frutales · Dos sábados de febrero, de 10:00 a 13:00. Trae guantes; las tijeras las ponemos. 12 €.',
      '2 x 1 · Sustrato de 50 litros · Dos sacos por el precio de uno la primera semana de octubre. Los cargamos en el coche.',
    ],
  },
  {
    name: 'Miau',
    categories: ['Mascotas'],
    description:
      'Comida, camas y rascadores para gatos, y un rincón con los que la protectora da en adopción. Perros hay pocos: se llevan mal con la dependienta, que se llama Pelusa.',
    contact: ['Calle de las Redes, 6', '964001745', 'pelusa@miau.example'],
    owner: 'irene.pons@correo.example',
    application:
      'Abrimos la semana pasada. El rincón de adopción lo llevamos con la protectora y tenemos el permiso del ayuntamiento, que os envío si lo pedís.',
    daysAgo: [0],
    offers: [
      'Pack · Kit de primera casa · Arenero, dos cuencos y saco de 2 kg por 29 €. Si adoptas con la protectora, 22 €.',
      '2 x 1 · Rascadores de cartón · Durante el primer mes, en todos los tamaños. Los hace un taller de la comarca.',
    ],
  },
  {
    name: 'Veterinaria El Arca',
    categories: ['Mascotas'],
    description:
      'Consulta, vacunas y urgencias hasta las diez de la noche para perros, gatos y lo que venga: la última tortuga pesaba dieciséis kilos. La sala de espera tiene dos puertas para que nadie se cruce.',
    contact: ['Paseo de las Moreras, 33', '964001752', 'citas@elarca.example'],
    owner: 'irene.pons@correo.example',
    hours: 'L-V 10-13:30 y 17-20 con cita previa',
    daysAgo: [222, 221],
    offers: [
      'Servicio · Revisión del primer cachorro · La primera consulta es gratis hasta los seis meses, con cartilla y calendario de vacunas.',
      'Descuento · Microchip con descuento · A 25 € con el alta en el registro. Perros, gatos y hurones.',
      'Novedad · Peso y dieta · Plan de tres meses para gatos con sobrepeso: 30 €, con una pesada cada quince días.',
    ],
  },
  {
    name: 'Esparto y Mimbre Adelina',
    categories: ['Artesanía', 'Regalos'],
    description:
      'Capazos, persianas de esparto, cestas de la compra y sillas de enea que se vuelven a trenzar. Adelina corta el esparto en julio, en el monte, y lo pica en la puerta.',
    contact: ['Calle San Telmo, 26', '964001760', 'adelina@esparto.example'],
    owner: 'adelina.roca@correo.example',
    hours: null,
    daysAgo: [169, 167],
    offers: [
      'Taller · Aprende a trenzar pleita · Los jueves de octubre a marzo, de 17:00 a 19:00. Gratis: pagas solo el esparto que uses.',
      'Servicio · Silla de enea, como nueva · Desde 38 € según el tamaño, en dos semanas. Si traes cuatro, una sale a mitad de precio.',
      'Regalo · Capazo de playa con nombre · Bordamos el nombre en lana sin coste. Hay que dejarlo un día.',
    ],
  },
  {
    name: 'Droguería La Perla',
    categories: ['Otros comercios', 'Regalos'],
    description:
      'Jabón de trozo, lejía, detergente, escobas y fregonas, champú, colonia a granel, ceras, tintes de ropa y la respuesta a casi cualquier mancha. Lan la compró a las hermanas Perla y mantuvo hasta los botes del escaparate.',
    contact: ['Calle Mayor, 3', '964001777', 'laperla@drogueria.example'],
    owner: 'xu.lan@correo.example',
    sells:
      'jabón, lejía, detergente, suavizante, insecticida, escobas, fregonas, colonia, champú, tintes, ceras, velas',
    daysAgo: [116, 114],
    offers: [
      'Descuento · Detergente a granel · A 1,60 € el litro si traes la botella, 1,90 € si te damos una. Todos los días.',
      'Regalo · Colonia de azahar · Un frasquito de 30 ml con compras de más de 15 €, hasta el Día de la Madre.',
      'Servicio · Consulta de manchas · Trae la prenda y te decimos con qué sale. Si no sale, no te vendemos nada.',
    ],
  },
  {
    name: 'Peluquería Amalia',
    categories: ['Peluquería'],
    description:
      'Cortes, mechas, recogidos de fiesta y rizos bien entendidos. Al pedir cita, di también el apellido: entre las clientas hay nueve Cármenes.',
    contact: ['Calle de la Acequia, 7', '964001803', 'amalia@peluqueria.example'],
    owner: 'amalia.galvez@correo.example',
    links: { whatsapp: '+34 964 00 19 12', instagram: '@peluqueriaamalia.example' },
    daysAgo: [268, 266],
    offers: [
      'Descuento · Lavar y peinar por la mañana · Martes y miércoles hasta las 12:30, 11 € en lugar de 14 €. Media melena incluida.',
      'Pack · Corte de madre e hija · Las dos por 32 €; también vale abuelo y nieto. Con cita.',
      'Servicio · Peinado a domicilio · Para quien no puede salir de casa, los lunes. 18 € en el casco urbano.',
    ],
  },
  {
    name: 'Barbería Karim',
    categories: ['Peluquería'],
    description:
      'Afeitado con navaja y toalla caliente, degradados y arreglo de barba. Dos sillones de 1960 rescatados de Alicante y futbolín para la espera.',
    contact: ['Plaza del Mercado, 14', '964001817', 'karim@barberia.example'],
    owner: 'karim.benali@correo.example',
    hours: 'M-S 10-20',
    links: { whatsapp: '964 001 929', tiktok: '@barberiakarim.example' },
    daysAgo: [151, 150],
    offers: [
      'Pack · Corte y barba · Por 17 €, de lunes a jueves. Si hay cola, apúntate en la pizarra y vuelve a tu hora.',
      'Descuento · Jubilados, los lunes · Corte a 8 € toda la mañana. El café lo trae Karim del bar de enfrente.',
      'Descuento · Equipos del polideportivo · Con la ficha federativa, 2 € menos durante toda la temporada.',
    ],
  },
  {
    name: 'Farmacia Pilar Escrig',
    categories: ['Farmacia'],
    description:
      'Farmacia con laboratorio de fórmulas y una mesa aparte para hablar sin que te oiga la cola. Las guardias del mes están en la puerta y en el contestador.',
    contact: ['Plaza del Pozo, 5', '964001826', 'consultas@farmaciaescrig.example'],
    owner: 'pilar.escrig@correo.example',
    hours: 'Abierto 24 horas',
    daysAgo: [324, 323],
    offers: [
      'Servicio · Pastillero de la semana · Te preparamos la medicación por días y tomas. 12 € al mes; pregunta por tu caso en el mostrador.',
      'Descuento · Protector solar infantil · En junio, la segunda unidad a mitad de precio. Factor 50, resistente al agua.',
      'Servicio · Tensión y peso · Los jueves por la mañana, gratis y sin cita. Traer la cartilla ayuda.',
    ],
  },
  {
    name: 'Brisa',
    categories: ['Peluquería'],
    description: 'Todo para tu belleza. Llámanos.',
    contact: ['Calle de las Redes, 40', '964001841', 'brisa@estetica.example'],
    owner: 'yolanda.rius@correo.example',
    application: 'Quiero darme de alta.',
    reason:
      'Con lo que has escrito, quien lea la ficha no sabrá qué haces. Cuenta en dos frases qué servicios das (uñas, depilación, masajes…) y si hay que pedir cita. Con eso la publicamos.',
    daysAgo: [34, 32],
    offers: [
      'Descuento · Manicura semipermanente · A 15 € en horario de mañana. Retirar la anterior va incluido.',
      'Pack · Cera de piernas enteras · Bono de cuatro sesiones por 60 €, para usar en seis meses.',
    ],
  },
]
