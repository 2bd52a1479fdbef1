import type { TownMessage } from './shape.ts'

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
    subject: 'Comprar sin coche',
    sender: 'vicenta.sempere@correo.example',
    message:
      'Tengo 81 años y vivo en la ronda. ¿Qué tiendas traen la compra a casa? Mi nieta me ha enseñado la página, pero no sé dónde mirar.',
    daysAgo: 8,
    answer:
      'Buenas tardes, Vicenta. Reparten en la ronda Frutas Ballester (martes y viernes, gratis desde 25 €) y Flores Azahar. Oltra del Ensanche te queda a dos calles y te acerca los pedidos si los haces por teléfono. Te hemos apuntado los números en una hoja, por si tu nieta quiere recogerla en el ayuntamiento.',
    answeredDaysAgo: 7,
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
