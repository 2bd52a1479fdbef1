import type { TownShop } from './shape.ts'

export const careShops: TownShop[] = [
  {
    name: 'Peluquería Amalia',
    categories: ['Peluquería'],
    description:
      'Cortes, mechas, recogidos de fiesta y rizos bien entendidos. Al pedir cita, di también el apellido: entre las clientas hay nueve Cármenes.',
    direction: 'Calle de la Acequia, 7',
    n_tlf: '964001803',
    contact_mail: 'amalia@peluqueria.example',
    owner: 'amalia.galvez@correo.example',
    application:
      'Tengo libres las mañanas de martes y miércoles y me gustaría llenarlas con ofertas. También peino a domicilio.',
    status: 'OK',
    sentDaysAgo: 268,
    decidedDaysAgo: 266,
    offers: [
      {
        title: 'Lavar y peinar por la mañana',
        type: 'Descuento',
        description:
          'Martes y miércoles hasta las 12:30, 11 € en lugar de 14 €. Media melena incluida.',
      },
      {
        title: 'Corte de madre e hija',
        type: 'Pack',
        description: 'Las dos por 32 €; también vale abuelo y nieto. Con cita.',
      },
      {
        title: 'Peinado a domicilio',
        type: 'Servicio',
        description: 'Para quien no puede salir de casa, los lunes. 18 € en el casco urbano.',
      },
      {
        title: 'Prueba de recogido',
        type: 'Regalo',
        description: 'Si te peinas aquí el día de la boda, la prueba de un mes antes no se cobra.',
      },
    ],
  },
  {
    name: 'Barbería Karim',
    categories: ['Peluquería'],
    description:
      'Afeitado con navaja y toalla caliente, degradados y arreglo de barba. Dos sillones de 1960 rescatados de Alicante y futbolín para la espera.',
    direction: 'Plaza del Mercado, 14',
    n_tlf: '964001817',
    contact_mail: 'karim@barberia.example',
    owner: 'karim.benali@correo.example',
    application:
      'Barbería abierta desde hace cuatro años, sin cita previa. Hacemos precio a los equipos de fútbol del pueblo.',
    status: 'OK',
    sentDaysAgo: 151,
    decidedDaysAgo: 150,
    offers: [
      {
        title: 'Corte y barba',
        type: 'Pack',
        description:
          'Por 17 €, de lunes a jueves. Si hay cola, apúntate en la pizarra y vuelve a tu hora.',
      },
      {
        title: 'Jubilados, los lunes',
        type: 'Descuento',
        description: 'Corte a 8 € toda la mañana. El café lo trae Karim del bar de enfrente.',
      },
      {
        title: 'Equipos del polideportivo',
        type: 'Descuento',
        description: 'Con la ficha federativa, 2 € menos durante toda la temporada.',
      },
      {
        title: 'Bálsamo de barba',
        type: 'Regalo',
        description: 'Muestra de 10 ml con el primer afeitado a navaja.',
      },
    ],
  },
  {
    name: 'Farmacia Pilar Escrig',
    categories: ['Farmacia'],
    description:
      'Farmacia con laboratorio de fórmulas y una mesa aparte para hablar sin que te oiga la cola. Las guardias del mes están en la puerta y en el contestador.',
    direction: 'Plaza del Pozo, 5',
    n_tlf: '964001826',
    contact_mail: 'consultas@farmaciaescrig.example',
    owner: 'pilar.escrig@correo.example',
    application:
      'Somos cuatro personas y abrimos también los sábados por la tarde. Solo publicaremos servicios y parafarmacia, como manda la ley.',
    status: 'OK',
    sentDaysAgo: 324,
    decidedDaysAgo: 323,
    offers: [
      {
        title: 'Pastillero de la semana',
        type: 'Servicio',
        description:
          'Te preparamos la medicación por días y tomas. 12 € al mes; pregunta por tu caso en el mostrador.',
      },
      {
        title: 'Protector solar infantil',
        type: 'Descuento',
        description:
          'En junio, la segunda unidad a mitad de precio. Factor 50, resistente al agua.',
      },
      {
        title: 'Tensión y peso',
        type: 'Servicio',
        description: 'Los jueves por la mañana, gratis y sin cita. Traer la cartilla ayuda.',
      },
      {
        title: 'Cuidar la piel después de los 60',
        type: 'Evento',
        description:
          'Charla en la sala de la biblioteca, un miércoles al trimestre a las 18:00. Entrada libre.',
      },
    ],
  },
  {
    name: 'Herbolario Romero y Tomillo',
    categories: ['Herbolario'],
    description:
      'Infusiones por peso, miel de tres valles, harinas sin gluten y cosmética sencilla. Todas las hierbas llevan escrito dónde y cuándo se cogieron.',
    direction: 'Calle de los Toneleros, 11',
    n_tlf: '964001834',
    contact_mail: 'romeroytomillo@herbolario.example',
    owner: 'pilar.escrig@correo.example',
    application:
      'La lleva mi hermana Asun, que es la que sabe de plantas. Yo hago de titular porque ya tenía cuenta con la farmacia.',
    status: 'OK',
    sentDaysAgo: 52,
    decidedDaysAgo: 50,
    offers: [
      {
        title: 'Tu mezcla de infusión',
        type: 'Novedad',
        description:
          'Eliges hasta cinco plantas y te la preparamos en bolsa de 100 g por 5,50 €, con tu etiqueta.',
      },
      {
        title: 'Tres mieles, tres valles',
        type: 'Cata',
        description: 'Sábados de 11:00 a 13:00. Se prueba sin comprar: romero, azahar y milflores.',
      },
      {
        title: 'Jabón de aceite de oliva',
        type: '2 x 1',
        description: 'Pastillas de 125 g hechas en el pueblo. Mientras queden.',
      },
    ],
  },
  {
    name: 'Brisa',
    categories: ['Peluquería'],
    description: 'Todo para tu belleza. Llámanos.',
    direction: 'Calle de las Redes, 40',
    n_tlf: '964001841',
    contact_mail: 'brisa@estetica.example',
    owner: 'yolanda.rius@correo.example',
    application: 'Quiero darme de alta.',
    status: 'RE',
    reason:
      'Con lo que has escrito, quien lea la ficha no sabrá qué haces. Cuenta en dos frases qué servicios das (uñas, depilación, masajes…) y si hay que pedir cita. Con eso la publicamos.',
    sentDaysAgo: 34,
    decidedDaysAgo: 32,
    offers: [
      {
        title: 'Manicura semipermanente',
        type: 'Descuento',
        description: 'A 15 € en horario de mañana. Retirar la anterior va incluido.',
      },
      {
        title: 'Cera de piernas enteras',
        type: 'Pack',
        description: 'Bono de cuatro sesiones por 60 €, para usar en seis meses.',
      },
    ],
  },
]
