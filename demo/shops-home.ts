import type { TownShop } from './shape.ts'

export const homeShops: TownShop[] = [
  {
    name: 'Cordelería, Ferretería y Efectos Navales Viuda e Hijos Vidal',
    categories: ['Ferretería', 'Artesanía'],
    description:
      'Cabos, grilletes, pintura para barcos y también la bisagra que le falta a tu armario. El rótulo no cabe en la fachada desde 1924 y por eso dobla la esquina.',
    direction: 'Avenida del Puerto, 5',
    n_tlf: '964001706',
    contact_mail: 'mostrador@viudaehijosvidal.example',
    owner: 'julian.vidal@correo.example',
    application:
      'Pongo el nombre completo porque así figura en las escrituras. Servimos a la cofradía, al club náutico y a cualquiera que venga con un tornillo en la mano.',
    status: 'OK',
    sentDaysAgo: 384,
    decidedDaysAgo: 381,
    offers: [
      {
        title: 'Cabo de amarre al metro',
        type: 'Descuento',
        description: 'Un 10 % menos a partir de 20 metros. Cortamos y rematamos los extremos.',
      },
      {
        title: 'Patente para el casco',
        type: 'Temporada',
        description: 'Lata de 2,5 litros con rodillo y bandeja por 69 €. Mientras queden latas.',
      },
      {
        title: 'Nudos que no se sueltan',
        type: 'Taller',
        description:
          'As de guía, ballestrinque y margarita. Un sábado al mes a las 11:00, gratis, en el muelle.',
      },
      {
        title: 'Afilado de cuchillos',
        type: 'Servicio',
        description:
          'Déjalos el lunes y recógelos el miércoles. 2 € por hoja; el quinto no se paga.',
      },
    ],
  },
  {
    name: 'Ferretería y Pinturas Monzó',
    categories: ['Ferretería'],
    description:
      'Igualamos cualquier color a partir de un desconchado. Además, copia de llaves, cerraduras y alquiler de herramienta por horas para no comprar un taladro que usarás dos veces.',
    direction: 'Ronda del Ensanche, 29',
    n_tlf: '964001713',
    contact_mail: 'pinturas@ferreteriamonzo.example',
    owner: 'manolo.monzo@correo.example',
    application:
      'El alquiler de herramienta es nuevo y no hay otro en el pueblo. El resto, lo de siempre: consejo y bolsas de tornillos contados.',
    status: 'OK',
    sentDaysAgo: 206,
    decidedDaysAgo: 205,
    offers: [
      {
        title: 'Taladro por medio día',
        type: 'Novedad',
        description:
          'Con juego de brocas, 8 €. Fianza de 40 €. Los sábados, hasta el lunes por el mismo precio.',
      },
      {
        title: 'Copia de llave',
        type: '2 x 1',
        description: 'La segunda copia de la misma llave es gratis. Solo llaves planas.',
      },
      {
        title: 'Pinta tu habitación',
        type: 'Pack',
        description:
          'Diez litros de plástico mate en el color que traigas, cinta, rodillo y cubeta por 52 €.',
      },
    ],
  },
  {
    name: 'Electrodomésticos Sanchis',
    categories: ['Electrodomésticos'],
    description:
      'Lavadoras, neveras y hornos con instalación hecha por los mismos que te los venden. Servicio técnico propio: si tiene arreglo, no intentaremos colocarte uno nuevo.',
    direction: 'Ronda del Ensanche, 8',
    n_tlf: '964001721',
    contact_mail: 'taller@sanchis.example',
    owner: 'sergio.sanchis@correo.example',
    application:
      'Competimos con los grandes por el servicio, no por el precio. Queremos que la ficha lo diga y que salga el teléfono del taller.',
    status: 'OK',
    sentDaysAgo: 293,
    decidedDaysAgo: 292,
    offers: [
      {
        title: 'Retirada del aparato viejo',
        type: 'Servicio',
        description:
          'Sin cargo al comprar otro, escaleras incluidas. En todo el término municipal.',
      },
      {
        title: 'Ventiladores de techo',
        type: 'Descuento',
        description:
          'Un 25 % menos en mayo, con la instalación a 35 €. En junio vuelven a su precio.',
      },
      {
        title: 'Cinco años de garantía',
        type: 'Regalo',
        description:
          'Dos más que los tres legales, en lavadoras y lavavajillas. Solo hay que guardar el tique.',
      },
    ],
  },
  {
    name: 'Cable y Medio',
    categories: ['Telefonía e informática', 'Electrodomésticos'],
    description:
      'Pantallas rotas, ordenadores lentos y la paciencia de explicar dos veces cómo se manda una foto. Vendemos también móviles reacondicionados con un año de garantía.',
    direction: 'Calle Maestra Ferrer, 3',
    n_tlf: '964001722',
    contact_mail: 'hola@cableymedio.example',
    owner: 'sergio.sanchis@correo.example',
    application:
      'Es la tienda de reparación que llevan mis dos empleados más jóvenes, separada de la de electrodomésticos. Dan clases de móvil a mayores los martes.',
    status: 'OK',
    sentDaysAgo: 68,
    decidedDaysAgo: 66,
    offers: [
      {
        title: 'El móvil, explicado',
        type: 'Taller',
        description:
          'Martes a las 10:00, grupos de seis, para mayores de 60. Cuatro sesiones por 20 €; trae el tuyo y las gafas de cerca.',
      },
      {
        title: 'Cambio de batería',
        type: 'Descuento',
        description:
          'En una hora y con 10 € menos si traes dos teléfonos. Modelos de los últimos seis años.',
      },
      {
        title: 'Funda con la pantalla',
        type: 'Regalo',
        description:
          'Al reparar la pantalla te llevas una funda de silicona, para que dure más que la anterior.',
      },
    ],
  },
  {
    name: 'Vivero El Brezal',
    categories: ['Floristería'],
    description:
      'Plantas que aguantan el salitre y el verano: lentisco, lavanda, adelfa, olivos pequeños. En octubre plantamos contigo y en febrero enseñamos a podar.',
    direction: 'Camino de la Ermita, 40',
    n_tlf: '964001738',
    contact_mail: 'concha@elbrezal.example',
    owner: 'concha.brezal@correo.example',
    application:
      'Vivero de planta autóctona a diez minutos andando de la plaza. Servimos a comunidades de vecinos y también a quien tiene una sola maceta.',
    status: 'OK',
    sentDaysAgo: 158,
    decidedDaysAgo: 155,
    offers: [
      {
        title: 'Aromáticas en maceta de barro',
        type: 'Pack',
        description: 'Romero, tomillo, salvia y albahaca por 14 €. De abril a junio.',
      },
      {
        title: 'Poda de rosales y frutales',
        type: 'Taller',
        description:
          'Dos sábados de febrero, de 10:00 a 13:00. Trae guantes; las tijeras las ponemos. 12 €.',
      },
      {
        title: 'Sustrato de 50 litros',
        type: '2 x 1',
        description:
          'Dos sacos por el precio de uno la primera semana de octubre. Los cargamos en el coche.',
      },
    ],
  },
  {
    name: 'Miau',
    categories: ['Mascotas'],
    description:
      'Comida, camas y rascadores para gatos, y un rincón con los que la protectora da en adopción. Perros hay pocos: se llevan mal con la dependienta, que se llama Pelusa.',
    direction: 'Calle de las Redes, 6',
    n_tlf: '964001745',
    contact_mail: 'pelusa@miau.example',
    owner: 'irene.pons@correo.example',
    application:
      'Abrimos la semana pasada. El rincón de adopción lo llevamos con la protectora y tenemos el permiso del ayuntamiento, que os envío si lo pedís.',
    status: 'PE',
    sentDaysAgo: 0,
    offers: [
      {
        title: 'Kit de primera casa',
        type: 'Pack',
        description:
          'Arenero, dos cuencos y saco de 2 kg por 29 €. Si adoptas con la protectora, 22 €.',
      },
      {
        title: 'Rascadores de cartón',
        type: '2 x 1',
        description:
          'Durante el primer mes, en todos los tamaños. Los hace un taller de la comarca.',
      },
    ],
  },
  {
    name: 'Veterinaria El Arca',
    categories: ['Mascotas'],
    description:
      'Consulta, vacunas y urgencias hasta las diez de la noche para perros, gatos y lo que venga: la última tortuga pesaba dieciséis kilos. La sala de espera tiene dos puertas para que nadie se cruce.',
    direction: 'Paseo de las Moreras, 33',
    n_tlf: '964001752',
    contact_mail: 'citas@elarca.example',
    owner: 'irene.pons@correo.example',
    application:
      'Clínica con dos veterinarias. Lo importante es que se vea el teléfono de urgencias, porque los fines de semana la gente se va a la capital sin necesidad.',
    status: 'OK',
    sentDaysAgo: 222,
    decidedDaysAgo: 221,
    offers: [
      {
        title: 'Revisión del primer cachorro',
        type: 'Servicio',
        description:
          'La primera consulta es gratis hasta los seis meses, con cartilla y calendario de vacunas.',
      },
      {
        title: 'Microchip con descuento',
        type: 'Descuento',
        description: 'A 25 € con el alta en el registro. Perros, gatos y hurones.',
      },
      {
        title: 'Peso y dieta',
        type: 'Novedad',
        description:
          'Plan de tres meses para gatos con sobrepeso: 30 €, con una pesada cada quince días.',
      },
    ],
  },
  {
    name: 'Esparto y Mimbre Adelina',
    categories: ['Artesanía', 'Regalos'],
    description:
      'Capazos, persianas de esparto, cestas de la compra y sillas de enea que se vuelven a trenzar. Adelina corta el esparto en julio, en el monte, y lo pica en la puerta.',
    direction: 'Calle San Telmo, 26',
    n_tlf: '964001760',
    contact_mail: 'adelina@esparto.example',
    owner: 'adelina.roca@correo.example',
    application:
      'Esto lo escribe mi nieto. La abuela quiere que venga gente joven a aprender, porque no le queda nadie a quien enseñar.',
    status: 'OK',
    sentDaysAgo: 169,
    decidedDaysAgo: 167,
    offers: [
      {
        title: 'Aprende a trenzar pleita',
        type: 'Taller',
        description:
          'Los jueves de octubre a marzo, de 17:00 a 19:00. Gratis: pagas solo el esparto que uses.',
      },
      {
        title: 'Silla de enea, como nueva',
        type: 'Servicio',
        description:
          'Desde 38 € según el tamaño, en dos semanas. Si traes cuatro, una sale a mitad de precio.',
      },
      {
        title: 'Capazo de playa con nombre',
        type: 'Regalo',
        description: 'Bordamos el nombre en lana sin coste. Hay que dejarlo un día.',
      },
      {
        title: 'Persiana de esparto a medida',
        type: 'Encargos',
        description: 'Encárgala ahora y pagas un 15 % menos que en mayo. Medimos en tu balcón.',
      },
    ],
  },
  {
    name: 'Droguería La Perla',
    categories: ['Otros comercios', 'Regalos'],
    description:
      'Jabón de trozo, lejía, detergente, escobas y fregonas, champú, colonia a granel, ceras, tintes de ropa y la respuesta a casi cualquier mancha. Lan la compró a las hermanas Perla y mantuvo hasta los botes del escaparate.',
    direction: 'Calle Mayor, 3',
    n_tlf: '964001777',
    contact_mail: 'laperla@drogueria.example',
    owner: 'xu.lan@correo.example',
    application:
      'Llevo dieciocho años en el pueblo y seis con la droguería. Vendo a granel para gastar menos plástico, y eso ahora gusta a los jóvenes y a los mayores.',
    status: 'OK',
    sentDaysAgo: 116,
    decidedDaysAgo: 114,
    offers: [
      {
        title: 'Detergente a granel',
        type: 'Descuento',
        description:
          'A 1,60 € el litro si traes la botella, 1,90 € si te damos una. Todos los días.',
      },
      {
        title: 'Colonia de azahar',
        type: 'Regalo',
        description: 'Un frasquito de 30 ml con compras de más de 15 €, hasta el Día de la Madre.',
      },
      {
        title: 'Consulta de manchas',
        type: 'Servicio',
        description: 'Trae la prenda y te decimos con qué sale. Si no sale, no te vendemos nada.',
      },
      {
        title: 'Limpieza de primavera',
        type: 'Pack',
        description:
          'Jabón de suelo, vinagre de limpieza, bicarbonato y dos bayetas de algodón por 11 €.',
      },
    ],
  },
]
