import type { ListedShop } from './shape.ts'

export const careShops: ListedShop[] = [
  {
    name: 'Peluquería Amalia',
    categories: ['Peluquería'],
    description:
      'Cortes, mechas, recogidos de fiesta y rizos bien entendidos. Al pedir cita, di también el apellido: entre las clientas hay nueve Cármenes.',
    contact: ['Calle de la Acequia, 7', '964001803', 'amalia@peluqueria.example'],
    owner: 'amalia.galvez@correo.example',
    daysAgo: [268, 266],
    offers: {
      'Descuento · Lavar y peinar por la mañana':
        'Martes y miércoles hasta las 12:30, 11 € en lugar de 14 €. Media melena incluida.',
      'Pack · Corte de madre e hija': 'Las dos por 32 €; también vale abuelo y nieto. Con cita.',
      'Servicio · Peinado a domicilio':
        'Para quien no puede salir de casa, los lunes. 18 € en el casco urbano.',
      'Regalo · Prueba de recogido':
        'Si te peinas aquí el día de la boda, la prueba de un mes antes no se cobra.',
    },
  },
  {
    name: 'Barbería Karim',
    categories: ['Peluquería'],
    description:
      'Afeitado con navaja y toalla caliente, degradados y arreglo de barba. Dos sillones de 1960 rescatados de Alicante y futbolín para la espera.',
    contact: ['Plaza del Mercado, 14', '964001817', 'karim@barberia.example'],
    owner: 'karim.benali@correo.example',
    daysAgo: [151, 150],
    offers: {
      'Pack · Corte y barba':
        'Por 17 €, de lunes a jueves. Si hay cola, apúntate en la pizarra y vuelve a tu hora.',
      'Descuento · Jubilados, los lunes':
        'Corte a 8 € toda la mañana. El café lo trae Karim del bar de enfrente.',
      'Descuento · Equipos del polideportivo':
        'Con la ficha federativa, 2 € menos durante toda la temporada.',
      'Regalo · Bálsamo de barba': 'Muestra de 10 ml con el primer afeitado a navaja.',
    },
  },
  {
    name: 'Farmacia Pilar Escrig',
    categories: ['Farmacia'],
    description:
      'Farmacia con laboratorio de fórmulas y una mesa aparte para hablar sin que te oiga la cola. Las guardias del mes están en la puerta y en el contestador.',
    contact: ['Plaza del Pozo, 5', '964001826', 'consultas@farmaciaescrig.example'],
    owner: 'pilar.escrig@correo.example',
    daysAgo: [324, 323],
    offers: {
      'Servicio · Pastillero de la semana':
        'Te preparamos la medicación por días y tomas. 12 € al mes; pregunta por tu caso en el mostrador.',
      'Descuento · Protector solar infantil':
        'En junio, la segunda unidad a mitad de precio. Factor 50, resistente al agua.',
      'Servicio · Tensión y peso':
        'Los jueves por la mañana, gratis y sin cita. Traer la cartilla ayuda.',
      'Evento · Cuidar la piel después de los 60':
        'Charla en la sala de la biblioteca, un miércoles al trimestre a las 18:00. Entrada libre.',
    },
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
    offers: {
      'Descuento · Manicura semipermanente':
        'A 15 € en horario de mañana. Retirar la anterior va incluido.',
      'Pack · Cera de piernas enteras':
        'Bono de cuatro sesiones por 60 €, para usar en seis meses.',
    },
  },
]
