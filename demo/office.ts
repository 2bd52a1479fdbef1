import type { TownMessage, TownProposal, TownReport } from './shape.ts'

export const questions: Record<string, string> = {
  '¿Cuánto cuesta estar en el directorio?':
    'Nada. Lo pagan a medias el Ayuntamiento de Peñacala y la asociación de comerciantes. Tampoco cobramos comisión por lo que vendas: las compras se hacen en tu tienda, no aquí.',
  '¿Qué comercios pueden apuntarse?':
    'Los que atienden al público en Peñacala: tiendas, puestos del mercado, bares, talleres y servicios como peluquerías o clínicas. Si trabajas en casa, cuéntanos en la solicitud qué días se puede entrar.',
  '¿Cuánto se tarda en revisar una solicitud?':
    'Normalmente dos días laborables, y algo más en agosto y en Navidad. Te avisamos por correo y también lo ves en tu comercio.',
  'Me habéis rechazado la solicitud. ¿Y ahora qué?':
    'Abre tu comercio y lee el motivo. Casi siempre falta un dato o la descripción es demasiado corta. Corrígelo y vuelve a enviarla cuando quieras; no pierdes nada de lo que ya habías escrito.',
  'No me llega el correo de confirmación':
    'Mira primero en la carpeta de correo no deseado. Si no está, entra en la pantalla de inicio de sesión y pide que te lo enviemos otra vez. El enlace vale tres días.',
  '¿Puedo tener más de un comercio con la misma cuenta?':
    'Sí, todos los que lleves. Cada uno tiene su dirección, su teléfono y sus ofertas, y de cada uno revisamos una solicitud.',
  '¿Qué foto pongo?':
    'La de tu fachada, de día y desde la acera de enfrente: así te reconocen al pasar. Sirve la cámara del móvil, hasta 8 MB. Mientras no tengas foto, se ve un dibujo de tu escaparate.',
  '¿Cuándo se quita una oferta que ya ha terminado?':
    'Cuando tú la eliminas. Escribe siempre en la descripción hasta qué día vale o qué días se aplica; así nadie se lleva un chasco si se te olvida borrarla.',
  'Cierro en invierno. ¿Tengo que darme de baja?':
    'No hace falta. Oculta el comercio mientras esté cerrado y vuelve a mostrarla al abrir. Conserva la dirección, la foto y las ofertas.',
  'Soy vecino y he visto un dato equivocado. ¿A quién aviso?':
    'En la página de ese comercio, abajo, pulsa «Avisar de un problema» y dinos qué está mal. Hablamos con la tienda y lo corregimos.',
}

export const messages: TownMessage[] = [
  {
    subject: 'Horario de la farmacia',
    sender: 'carmen.navarro@correo.example',
    message:
      'Buenos días. En la ficha de la farmacia de la plaza del Pozo no encuentro las guardias de este mes. ¿Las vais a poner o hay que ir hasta la puerta?',
    daysAgo: 0,
  },
  {
    subject: 'Cambiar el teléfono',
    sender: 'dolores.pastor@correo.example',
    message:
      'Hemos cambiado de compañía y el número de la zapatería será otro a partir del lunes. ¿Lo cambio yo o tengo que volver a pedir el alta?',
    daysAgo: 1,
  },
  {
    subject: 'Una categoría para música',
    sender: 'marcos.luna@correo.example',
    message:
      'Hola. Vendo guitarras y estoy en «Otros comercios», donde no me busca nadie. Conozco a otros dos que se apuntarían si hubiera una categoría de música.',
    daysAgo: 2,
  },
  {
    subject: 'Visita del colegio a las tiendas',
    sender: 'jefatura@ceiplasmoreras.example',
    message:
      'Somos el colegio Las Moreras. En mayo queremos que 4.º de Primaria visite cuatro comercios antiguos y entreviste a sus dueños. ¿Podéis ponernos en contacto con alguno que tenga ganas? Serían 24 niños en grupos de seis.',
    daysAgo: 4,
  },
  {
    subject: '¿Hay alguien que arregle paraguas?',
    sender: 'fina.domenech@correo.example',
    message:
      'Tengo un paraguas de mi madre con dos varillas rotas. He mirado en la ferretería y en artesanía y no lo pone. ¿Sabéis de alguien?',
    daysAgo: 5,
    answer:
      'Hola, Fina. En el pueblo no hay paragüero, pero Adelina, de Esparto y Mimbre (calle San Telmo, 26), nos ha dicho que si le llevas las varillas intenta soldarlas. Pásate un jueves por la tarde, que es cuando está seguro.',
    answeredDaysAgo: 4,
  },
  {
    subject: 'La foto sale girada',
    sender: 'jaime.trullols@correo.example',
    message:
      'He subido desde el móvil una foto del escaparate de la juguetería y se ve tumbada. La he girado en el teléfono y sigue igual.',
    daysAgo: 6,
    answer:
      'Hola, Jaime. Ya la vemos derecha. El móvil guarda el giro aparte y a veces la vista previa no lo tiene en cuenta. Si te vuelve a pasar, haz la foto con el teléfono apaisado o mándanosla y la subimos nosotros.',
    answeredDaysAgo: 6,
  },
  {
    subject: 'No me deja entrar',
    sender: 'tomas@escaparate.example',
    message:
      'Me registré ayer para dar de alta el taller de bicis y al iniciar sesión me dice que los datos no son correctos. Estoy seguro de la contraseña.',
    daysAgo: 3,
    answer:
      'Hola, Tomás. Te faltaba confirmar el correo: mientras no se abre ese enlace, la cuenta no está activa. Te lo hemos enviado otra vez. Mira también en correo no deseado y, si no te llega, dínoslo.',
    answeredDaysAgo: 3,
  },
]

export const reports: TownReport[] = [
  {
    shop: 'Juguetes Trompo',
    kind: 'wrong_data',
    text: 'He ido el sábado por la tarde y estaba cerrado. En la puerta pone que en invierno los sábados solo abren por la mañana.',
    email: 'noelia.carda@correo.example',
    daysAgo: 1,
  },
  {
    shop: 'Frutas Ballester',
    offer: 'Caja de naranjas de 10 kg',
    kind: 'illegal',
    text: 'La foto de la caja es mía: la hice en mi huerto y está en mi página desde hace dos años. No he dado permiso a nadie para usarla.',
    name: 'Pascual Monferrer',
    email: 'pascual.monferrer@correo.example',
    daysAgo: 2,
  },
  {
    shop: 'Droguería La Perla',
    kind: 'closed',
    text: 'Lleva dos semanas con la persiana bajada y un cartel de se alquila.',
    email: '',
    daysAgo: 9,
    decision: 'unchanged',
    reason:
      'Hemos llamado. Están de obras y el cartel es del piso de arriba: vuelven a abrir a primeros de mes.',
    decidedDaysAgo: 8,
  },
]

export const proposals: TownProposal[] = [
  {
    shop: 'Droguería La Perla',
    requested: { name: 'Droguería y Perfumería La Perla' },
    daysAgo: 96.4,
    rejection: {
      daysAgo: 95.2,
      reason:
        'El rótulo de la calle Mayor dice «Droguería La Perla», y así te buscan los vecinos. Si lo cambias, mándanos una foto y cambiamos el nombre.',
    },
  },
  {
    shop: 'Pastelería Virtudes',
    requested: { name: 'Pastelería y Obrador Virtudes' },
    daysAgo: 3.1,
  },
  { shop: 'Ciclos Ferrandis', requested: { direction: 'Ronda del Ensanche, 51' }, daysAgo: 1.4 },
  {
    shop: 'Mercería Carrete',
    requested: { cover: 'Hilos y botones sobre el mostrador' },
    daysAgo: 0.2,
  },
]
