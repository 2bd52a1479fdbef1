import type { ListedShop } from './shape.ts'

export const homeShops: ListedShop[] = [
  {
    name: 'Cordelería, Ferretería y Efectos Navales Viuda e Hijos Vidal',
    categories: ['Ferretería', 'Artesanía'],
    description:
      'Cabos, grilletes, pintura para barcos y también la bisagra que le falta a tu armario. El rótulo no cabe en la fachada desde 1924 y por eso dobla la esquina.',
    contact: ['Avenida del Puerto, 5', '964001706', 'mostrador@viudaehijosvidal.example'],
    owner: 'julian.vidal@correo.example',
    daysAgo: [384, 381],
    offers: {
      'Descuento · Cabo de amarre al metro':
        'Un 10 % menos a partir de 20 metros. Cortamos y rematamos los extremos.',
      'Temporada · Patente para el casco':
        'Lata de 2,5 litros con rodillo y bandeja por 69 €. Mientras queden latas.',
      'Taller · Nudos que no se sueltan':
        'As de guía, ballestrinque y margarita. Un sábado al mes a las 11:00, gratis, en el muelle.',
      'Servicio · Afilado de cuchillos':
        'Déjalos el lunes y recógelos el miércoles. 2 € por hoja; el quinto no se paga.',
    },
  },
  {
    name: 'Cable y Medio',
    categories: ['Telefonía e informática', 'Electrodomésticos'],
    description:
      'Pantallas rotas, ordenadores lentos y la paciencia de explicar dos veces cómo se manda una foto. Vendemos también móviles reacondicionados con un año de garantía.',
    contact: ['Calle Maestra Ferrer, 3', '964001722', 'hola@cableymedio.example'],
    owner: 'sergio.sanchis@correo.example',
    daysAgo: [68, 66],
    offers: {
      'Taller · El móvil, explicado':
        'Martes a las 10:00, grupos de seis, para mayores de 60. Cuatro sesiones por 20 €; trae el tuyo y las gafas de cerca.',
      'Descuento · Cambio de batería':
        'En una hora y con 10 € menos si traes dos teléfonos. Modelos de los últimos seis años.',
      'Regalo · Funda con la pantalla':
        'Al reparar la pantalla te llevas una funda de silicona, para que dure más que la anterior.',
    },
  },
  {
    name: 'Vivero El Brezal',
    categories: ['Floristería'],
    description:
      'Plantas que aguantan el salitre y el verano: lentisco, lavanda, adelfa, olivos pequeños. En octubre plantamos contigo y en febrero enseñamos a podar.',
    contact: ['Camino de la Ermita, 40', '964001738', 'concha@elbrezal.example'],
    owner: 'concha.brezal@correo.example',
    daysAgo: [158, 155],
    offers: {
      'Pack · Aromáticas en maceta de barro':
        'Romero, tomillo, salvia y albahaca por 14 €. De abril a junio.',
      'Taller · Poda de rosales y frutales':
        'Dos sábados de febrero, de 10:00 a 13:00. Trae guantes; las tijeras las ponemos. 12 €.',
      '2 x 1 · Sustrato de 50 litros':
        'Dos sacos por el precio de uno la primera semana de octubre. Los cargamos en el coche.',
    },
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
    offers: {
      'Pack · Kit de primera casa':
        'Arenero, dos cuencos y saco de 2 kg por 29 €. Si adoptas con la protectora, 22 €.',
      '2 x 1 · Rascadores de cartón':
        'Durante el primer mes, en todos los tamaños. Los hace un taller de la comarca.',
    },
  },
  {
    name: 'Veterinaria El Arca',
    categories: ['Mascotas'],
    description:
      'Consulta, vacunas y urgencias hasta las diez de la noche para perros, gatos y lo que venga: la última tortuga pesaba dieciséis kilos. La sala de espera tiene dos puertas para que nadie se cruce.',
    contact: ['Paseo de las Moreras, 33', '964001752', 'citas@elarca.example'],
    owner: 'irene.pons@correo.example',
    daysAgo: [222, 221],
    offers: {
      'Servicio · Revisión del primer cachorro':
        'La primera consulta es gratis hasta los seis meses, con cartilla y calendario de vacunas.',
      'Descuento · Microchip con descuento':
        'A 25 € con el alta en el registro. Perros, gatos y hurones.',
      'Novedad · Peso y dieta':
        'Plan de tres meses para gatos con sobrepeso: 30 €, con una pesada cada quince días.',
    },
  },
  {
    name: 'Esparto y Mimbre Adelina',
    categories: ['Artesanía', 'Regalos'],
    description:
      'Capazos, persianas de esparto, cestas de la compra y sillas de enea que se vuelven a trenzar. Adelina corta el esparto en julio, en el monte, y lo pica en la puerta.',
    contact: ['Calle San Telmo, 26', '964001760', 'adelina@esparto.example'],
    owner: 'adelina.roca@correo.example',
    daysAgo: [169, 167],
    offers: {
      'Taller · Aprende a trenzar pleita':
        'Los jueves de octubre a marzo, de 17:00 a 19:00. Gratis: pagas solo el esparto que uses.',
      'Servicio · Silla de enea, como nueva':
        'Desde 38 € según el tamaño, en dos semanas. Si traes cuatro, una sale a mitad de precio.',
      'Regalo · Capazo de playa con nombre':
        'Bordamos el nombre en lana sin coste. Hay que dejarlo un día.',
      'Encargos · Persiana de esparto a medida':
        'Encárgala ahora y pagas un 15 % menos que en mayo. Medimos en tu balcón.',
    },
  },
  {
    name: 'Droguería La Perla',
    categories: ['Otros comercios', 'Regalos'],
    description:
      'Jabón de trozo, lejía, detergente, escobas y fregonas, champú, colonia a granel, ceras, tintes de ropa y la respuesta a casi cualquier mancha. Lan la compró a las hermanas Perla y mantuvo hasta los botes del escaparate.',
    contact: ['Calle Mayor, 3', '964001777', 'laperla@drogueria.example'],
    owner: 'xu.lan@correo.example',
    daysAgo: [116, 114],
    offers: {
      'Descuento · Detergente a granel':
        'A 1,60 € el litro si traes la botella, 1,90 € si te damos una. Todos los días.',
      'Regalo · Colonia de azahar':
        'Un frasquito de 30 ml con compras de más de 15 €, hasta el Día de la Madre.',
      'Servicio · Consulta de manchas':
        'Trae la prenda y te decimos con qué sale. Si no sale, no te vendemos nada.',
      'Pack · Limpieza de primavera':
        'Jabón de suelo, vinagre de limpieza, bicarbonato y dos bayetas de algodón por 11 €.',
    },
  },
]
