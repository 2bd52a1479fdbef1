import type { ListedShop } from './shape.ts'

export const wearShops: ListedShop[] = [
  {
    name: 'Calzados Pastor',
    categories: ['Zapatería'],
    description:
      'Zapatos de Elda y de Elche, anchos especiales y un medidor de pie que ya usaba el abuelo. Dolores no te deja salir con unos que aprieten.',
    contact: ['Calle Mayor, 15', '964001604', 'calzadospastor@zapatos.example'],
    owner: 'dolores.pastor@correo.example',
    daysAgo: [330, 329],
    offers: {
      'Descuento · Segundo par de niño':
        'Un 30 % menos en el segundo par, del 18 al 34. Mientras queden números.',
      'Servicio · Horma en el día':
        'Ensanchamos tu zapato entre la mañana y la tarde por 4 €. Piel y ante, sintético no.',
      'Regalo · Crema y cepillo':
        'Con cualquier zapato de piel de más de 70 €, de octubre a enero.',
    },
  },
  {
    name: 'La Cosida',
    categories: ['Zapatería', 'Artesanía'],
    description:
      'Alpargatas de yute cosidas a mano, de cuña, de payés y con cintas. Begoña aprendió de las tres últimas alpargateras de Peñacala y guarda sus hormas en el escaparate.',
    contact: ['Calle de la Almazara, 2', '964001611', 'taller@lacosida.example'],
    owner: 'begona.saiz@correo.example',
    daysAgo: [63, 62],
    offers: {
      'Encargos · Alpargatas a tu medida':
        'De noviembre a febrero las cosemos en diez días y sin recargo. Eliges lona, color de hilo y altura.',
      'Descuento · Para toda la comparsa':
        'A partir de doce pares iguales, un 12 % menos. Ven con las tallas apuntadas.',
      'Servicio · Ponles suela nueva':
        'Cambiamos la goma de las que compraste aquí por 9 €. Las de otros sitios, lo miramos.',
      'Taller · Cose tu primer par':
        'Dos mañanas de domingo, cinco personas, 60 €. Sales con las alpargatas puestas.',
    },
  },
  {
    name: 'Pequeño Levante',
    categories: ['Moda', 'Regalos'],
    description:
      'Ropa de bebé y de niños hasta los 10 años, casi toda de algodón y hecha en la provincia. Hay lista de nacimiento y un perchero de ropa heredada en buen estado.',
    contact: ['Calle Maestra Ferrer, 21', '964001629', 'hola@pequenolevante.example'],
    owner: 'encarna.vidal@correo.example',
    daysAgo: [5, 4],
    offers: {
      'Servicio · Perchero heredado':
        'Trae lo que se le ha quedado pequeño, limpio y sin rotos, y te damos el 40 % en vale al venderlo.',
      'Pack · Canastilla de nacimiento':
        'Dos bodis, pijama, gorro y arrullo por 45 €, con lazo y tarjeta.',
    },
  },
  {
    name: 'Óptica Miralles',
    categories: ['Óptica'],
    description:
      'Revisión de la vista sin prisa, gafas graduadas y audífonos. El taller está en la tienda, así que un tornillo o una patilla se arreglan mientras esperas.',
    contact: ['Paseo de las Moreras, 9', '964001635', 'citas@opticamiralles.example'],
    owner: 'raquel.miralles@correo.example',
    daysAgo: [318, 316],
    offers: {
      '2 x 1 · Gafas de sol graduadas':
        'Al hacerte unas progresivas, las de sol con tu graduación no se cobran. De abril a julio.',
      'Servicio · Revisión antes del curso':
        'Gratis de 5 a 14 años, en agosto y septiembre. Con cita, media hora.',
      'Regalo · Cordón para no perderlas':
        'Con cada gafa de lectura. De algodón trenzado, siete colores.',
      'Novedad · Un mes con audífonos de prueba':
        'Te los ajustamos y los usas treinta días en casa. Si no te convencen, los devuelves sin pagar.',
    },
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
    offers: {
      'Regalo · Cristal antirreflejo':
        'Sin recargo en todas las gafas graduadas durante los dos primeros meses.',
      'Servicio · Lentillas diarias de prueba':
        'Cinco pares y una clase para aprender a ponerlas, sin compromiso. Con cita previa.',
      'Descuento · Trae tus gafas viejas':
        'Te descontamos 20 € de las nuevas y enviamos las usadas a una ONG de óptica.',
    },
  },
  {
    name: 'Relojería Piera',
    categories: ['Relojería y joyería'],
    description:
      'Eusebio repara relojes de pared, de bolsillo y de pulsera desde 1978, y cuida el del campanario. Pilas y correas en el momento; lo demás, con paciencia y presupuesto por escrito.',
    contact: ['Calle del Horno, 1', '964001642', 'eusebio@relojeriapiera.example'],
    owner: 'eusebio.piera@correo.example',
    daysAgo: [237, 236],
    offers: {},
  },
]
