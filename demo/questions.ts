/** Answers by question. */
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
