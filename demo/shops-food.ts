import type { ListedShop } from './shape.ts'

export const foodShops: ListedShop[] = [
  {
    name: 'Horno de San Telmo',
    categories: ['Panadería', 'Pastelería'],
    description:
      'Horno de leña en activo, uno de los dos que quedan en el pueblo. Hacemos hogazas grandes, rosquilletas de anís y, cuando llega noviembre, tortas de calabaza que se encargan de una semana para otra.',
    contact: ['Calle San Telmo, 9', '964001305', 'horno@santelmo.example'],
    owner: 'amparo.soler@correo.example',
    daysAgo: [395, 394],
    offers: {
      'Servicio · Tu arroz, en nuestro horno':
        'Trae la cazuela de arroz al horno montada de casa, los domingos antes de las 12:15, y te la damos hecha a las 13:30. Cuesta 2,50 €.',
      '2 x 1 · Rosquilletas de anís':
        'Dos bolsas de 250 g al precio de una los lunes y los martes.',
      'Temporada · Torta de calabaza por encargo':
        'De Todos los Santos a Navidad. Se encarga antes del jueves y se recoge el sábado; raciones de 4 o de 8.',
    },
  },
  {
    name: 'Pastelería Virtudes',
    categories: ['Pastelería', 'Cafetería'],
    description:
      'Tartas de aniversario, milhojas de crema y pasteles de boniato. El obrador se ve desde la calle, así que los niños se paran siempre en la misma ventana.',
    contact: ['Plaza del Pozo, 2', '964001312', 'encargos@pasteleriavirtudes.example'],
    owner: 'virtudes.mora@correo.example',
    daysAgo: [188, 186],
    offers: {
      'Regalo · Tarta con nombre':
        'La placa de chocolate con el nombre va incluida en las tartas de más de ocho raciones. Encárgala con dos días.',
      'Descuento · Milhojas del domingo':
        'Bandeja de seis por 10,50 € en lugar de 12 €, solo domingos y festivos.',
      'Novedad · Roscón sin gluten':
        'Este año lo hacemos en un obrador aparte, certificado. Reserva antes del 3 de enero y elige nata, crema o sin relleno.',
    },
  },
  {
    name: 'Frutas Ballester',
    categories: ['Frutería'],
    description:
      'Naranjas de nuestro propio huerto de noviembre a mayo y, el resto del año, lo que traen los agricultores de la acequia. En cada caja está escrito de qué campo viene.',
    contact: ['Mercado Municipal, puesto 3', '964001329', 'pedidos@frutasballester.example'],
    owner: 'vicente.ballester@correo.example',
    daysAgo: [377, 375],
    offers: {
      'Temporada · Caja de naranjas de 10 kg':
        'De mesa a 12 € y de zumo a 9 €, cogidas el día anterior. Mientras haya naranja en el árbol, hasta mayo.',
      'Pack · Verdura para el puchero':
        'Nabo, chirivía, apio, puerro, zanahoria y un manojo de perejil por 3,50 €. De octubre a marzo.',
      'Descuento · Fruta madura para mermelada':
        'Un 40 % menos los sábados desde las 13:00. Avisa y te la apartamos.',
      'Servicio · Reparto en el ensanche':
        'Gratis a partir de 25 €, los martes y los viernes por la tarde.',
    },
  },
  {
    name: 'La Huerta de Remedios',
    categories: ['Frutería', 'Herbolario'],
    description:
      'Verdura ecológica con certificado, legumbre seca a granel y huevos de gallinas que pisan hierba. Abre solo por las mañanas porque por la tarde Remedios está en el campo.',
    contact: ['Calle de la Acequia, 18', '964001337', 'remedios@lahuerta.example'],
    owner: 'remedios.calatrava@correo.example',
    daysAgo: [142, 141],
    offers: {
      'Pack · Cesta de la semana':
        'Siete u ocho verduras por 18 €, según lo que dé la tierra. Se recoge el miércoles; se pide antes del lunes a mediodía.',
      'Descuento · Trae tu tarro':
        'Un 5 % menos en legumbres y arroz a granel si vienes con tu propio envase. Todo el año.',
    },
  },
  {
    name: 'Carnicería Hermanos Oltra',
    categories: ['Carnicería'],
    description:
      'Cordero de la sierra, ternera con el nombre del ganadero a la vista y una longaniza de Pascua que secamos en el altillo. Te cortamos la carne mientras miras y te decimos cómo guisarla.',
    contact: ['Calle Mayor, 24', '964001344', 'info@carniceriaoltra.example'],
    owner: 'jose.oltra@correo.example',
    daysAgo: [366, 364],
    offers: {
      'Pack · Lote de barbacoa para seis':
        'Chuletas, longaniza, morcilla de cebolla y panceta por 32 €. Encárgalo como tarde el jueves para el fin de semana.',
      'Descuento · Pollo de corral': 'Los miércoles, un 15 % menos, entero o a cuartos.',
      'Regalo · Hueso de jamón con tu compra':
        'Para el caldo, a partir de 20 € y mientras queden. Pídelo en caja.',
      'Novedad · Hamburguesa de cordero y menta':
        'La hacemos los viernes por la mañana. 1,80 € la unidad; prueba una antes de llevarte más.',
    },
  },
  {
    name: 'Oltra del Ensanche',
    categories: ['Carnicería'],
    description:
      'La segunda carnicería de los Oltra, con aparcamiento en la puerta y platos preparados: canelones, albóndigas en salsa y pelotas de puchero listas para calentar.',
    contact: ['Ronda del Ensanche, 17', '964001345', 'ensanche@carniceriaoltra.example'],
    owner: 'jose.oltra@correo.example',
    daysAgo: [121, 120],
    offers: {
      '2 x 1 · Canelones de la abuela Amelia':
        'Dos bandejas de seis por el precio de una, los lunes.',
      'Menú · Comida lista por menos de 6 €':
        'Plato del día y ensalada para llevar, de 12:30 a 15:00. La lista de la semana está en la puerta desde el sábado.',
      'Regalo · Tarjeta de puntos':
        'Un sello por cada 15 €. Con diez, un pollo asado. Vale también en la tienda de la calle Mayor.',
    },
  },
  {
    name: 'Casa Leandro',
    categories: ['Carnicería', 'Vinos y quesos'],
    description:
      'Charcutería de mostrador corto y paciencia larga: jamón cortado a cuchillo, sobrasada, cecina y una veintena de quesos. Leandro corta; Mari Carmen te dice con qué vino va.',
    contact: ['Plaza del Mercado, 6', '964001358', 'casaleandro@charcuteria.example'],
    owner: 'leandro.peris@correo.example',
    daysAgo: [263, 262],
    offers: {
      'Encargos · Tabla para ocho':
        'Cinco quesos, cuatro embutidos, frutos secos y picos por 38 €. Con un día de antelación; la tabla se devuelve.',
      'Descuento · Jamón de bellota a cuchillo':
        'De lunes a miércoles, el sobre de 100 g a 9,50 € en vez de 11 €.',
      'Cata · Quesos de cabra y fino':
        'El último jueves de cada mes a las 20:00, en la trastienda. Doce personas, 15 €; se reserva en el mostrador.',
    },
  },
  {
    name: 'Pescados La Lonja',
    categories: ['Pescadería'],
    description:
      'A las cinco y media de la tarde entra la barca y a las seis abrimos. Lo que no se ha pescado aquí lo dice el cartel, con su puerto.',
    contact: ['Travesía de la Lonja, 1', '964001366', 'lalonja@pescados.example'],
    owner: 'rosario.buj@correo.example',
    daysAgo: [312, 311],
    offers: {
      'Descuento · Morralla para caldo':
        'El kilo a 4 € de martes a jueves. Te la damos limpia y atada en una gasa.',
      'Servicio · Pescado desespinado':
        'Sin coste para mayores de 70 y para purés de niño. Solo hay que pedirlo al hacer la cola.',
      'Temporada · Sepia sucia de playa':
        'De enero a abril, entera y con su tinta. Los sábados conviene encargarla.',
      'Taller · Cómo escamar sin miedo':
        'Primer martes de mes a las 17:00. Una hora, seis personas, y te llevas la dorada que limpies. 10 €.',
    },
  },
  {
    name: 'Mariscos El Bou',
    categories: ['Pescadería', 'Restaurante'],
    description:
      'Marisco cocido en agua de mar para llevar o para comer en las seis mesas altas del fondo. Gamba roja, cañaíllas, ostras los domingos.',
    contact: ['Avenida del Puerto, 30', '964001367', 'elbou@mariscos.example'],
    owner: 'rosario.buj@correo.example',
    daysAgo: [97, 95],
    offers: {
      'Menú · Media docena de ostras y una copa':
        'Domingos de 11:30 a 13:30, por 14 €. En la barra o en las mesas de fuera.',
      '2 x 1 · Mejillón al vapor':
        'Dos raciones por una, los jueves por la noche. También para llevar.',
      'Encargos · Encargos de Nochebuena':
        'Si encargas antes del 15 de diciembre mantenemos el precio de ese día, suba lo que suba la gamba.',
    },
  },
  {
    name: 'La Despensa de Ulpiano',
    categories: ['Vinos y quesos', 'Otros comercios'],
    description:
      'Ultramarinos como los de antes: conservas, bacalao en salazón, especias por gramos, huevos, turrón y caramelos, y el aceite de oliva de la almazara de aquí al lado. El mostrador de mármol lleva en su sitio desde 1919.',
    contact: ['Calle de la Almazara, 7', '964001373', 'ulpiano@ladespensa.example'],
    owner: 'ulpiano.arnau@correo.example',
    daysAgo: [288, 286],
    offers: {
      'Temporada · Aceite nuevo en garrafa':
        'Cinco litros de la primera prensada a 44 €. Llega a mediados de noviembre y se acaba antes de Reyes.',
      'Novedad · Bacalao ya desalado':
        'Lo desalamos nosotros dos días. Jueves y viernes, y toda la Cuaresma.',
      'Pack · Azafrán y pimentón':
        'Un gramo de azafrán y una lata de pimentón ahumado por 7,90 €, en caja de regalo.',
    },
  },
]
