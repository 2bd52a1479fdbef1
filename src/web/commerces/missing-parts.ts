import type { Commerce } from '#contract/commerces.ts'

/** Fields that 'Editar comercio' can focus when it opens. */
export type EditField = 'description' | 'whatsapp' | 'web' | 'facts'

type Part = {
  title: string
  why: string
  action: string
  isMissing: (commerce: Commerce) => boolean
}

/** Characters. A shorter description does not say what the shop sells. */
const MIN_DESCRIPTION = 80

const ESSENTIAL_PARTS: readonly (Part & { screen: string })[] = [
  {
    isMissing: ({ hours }) => hours === null,
    title: 'Cuándo abres',
    why: 'Es lo que se mira antes de salir de casa. Sin él no sales en «Abierto ahora».',
    action: 'Poner el horario',
    screen: 'horario',
  },
  {
    isMissing: ({ latitude }) => latitude === null,
    title: 'Tu dirección en el mapa',
    why: 'Con el pin sales en el mapa y en «Cerca de mí».',
    action: 'Ponerlo en el mapa',
    screen: 'lugar',
  },
  {
    isMissing: ({ photos }) => photos.length === 0,
    title: 'Una foto',
    why: 'De momento se ve un dibujo de la fachada.',
    action: 'Añadir fotos',
    screen: 'fotos',
  },
]

const EXTRA_PARTS: readonly (Part & ({ screen: string } | { field: EditField }))[] = [
  {
    isMissing: ({ photos }) => photos.length > 1 && photos.some(({ alt }) => alt === ''),
    title: 'Describe tus fotos',
    why: 'Así también las «ven» las personas ciegas.',
    action: 'Describirlas',
    screen: 'fotos',
  },
  {
    isMissing: ({ photos }) => photos.length === 1,
    title: 'Más fotos',
    why: 'Solo se ve la portada: enseña el interior y lo que vendes.',
    action: 'Añadir fotos',
    screen: 'fotos',
  },
  {
    isMissing: ({ description }) => description.length < MIN_DESCRIPTION,
    title: 'Una descripción más larga',
    why: 'Las búsquedas la leen: di qué vendes, con las palabras de tus clientes.',
    action: 'Ampliarla',
    field: 'description',
  },
  {
    isMissing: ({ facts }) => Object.keys(facts).length === 0,
    title: 'Cómo es tu puerta y cómo se paga',
    why: 'Lo preguntan quienes van en silla de ruedas o sin efectivo. Se dice con un toque.',
    action: 'Decirlo',
    field: 'facts',
  },
  {
    isMissing: ({ whatsapp }) => whatsapp === '',
    title: 'WhatsApp',
    why: 'Hay quien escribe antes que llamar.',
    action: 'Añadir WhatsApp',
    field: 'whatsapp',
  },
  {
    isMissing: ({ offers }) => offers === 0,
    title: 'Una oferta',
    why: 'Sale también en «Ofertas», con tu nombre.',
    action: 'Crear oferta',
    screen: 'offers/',
  },
  {
    isMissing: ({ web, instagram, facebook, tiktok, other_link }) =>
      [web, instagram, facebook, tiktok, other_link].every((link) => link === ''),
    title: 'Tu web o tus redes',
    why: 'Quien te encuentra aquí te sigue allí.',
    action: 'Añadirlas',
    field: 'web',
  },
]

export function firstMissingEssential(commerce: Commerce) {
  const part = ESSENTIAL_PARTS.find(({ isMissing }) => isMissing(commerce))
  return part && { ...part, to: `/commerces/${commerce.id}/${part.screen}` }
}

export function firstMissingExtra(commerce: Commerce) {
  const part = EXTRA_PARTS.find(({ isMissing }) => isMissing(commerce))
  return part && 'screen' in part
    ? { ...part, to: `/commerces/${commerce.id}/${part.screen}` }
    : part
}
