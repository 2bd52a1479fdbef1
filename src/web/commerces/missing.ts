import type { Commerce } from '#contract/commerces.ts'

/** Something that a shop does not say yet: where to say it, or which field of 'Editar comercio' is for it. */
export type Missing = MissingPlace | (Words & { field: EditField })
export type EditField = 'description' | 'whatsapp' | 'web' | 'facts'
type MissingPlace = Words & { to: string }
/** `action` is what the button says. */
type Words = { title: string; why: string; action: string }

type Part<One extends Missing> = (commerce: Commerce) => One | undefined

/** Below it a description does not say what is sold. */
const MIN_DESCRIPTION = 80

const hours: Part<MissingPlace> = ({ id, hours }) =>
  hours === null
    ? {
        title: 'Cuándo abres',
        why: 'Es lo que se mira antes de salir de casa. Sin él no sales en «Abierto ahora».',
        action: 'Poner el horario',
        to: `/commerces/${id}/horario`,
      }
    : undefined

const place: Part<MissingPlace> = ({ id, latitude }) =>
  latitude === null
    ? {
        title: 'Tu dirección en el mapa',
        why: 'Con el pin sales en el mapa y en «Cerca de mí».',
        action: 'Ponerlo en el mapa',
        to: `/commerces/${id}/lugar`,
      }
    : undefined

const photo: Part<MissingPlace> = ({ id, photos }) =>
  photos.length === 0
    ? {
        title: 'Una foto',
        why: 'De momento se ve un dibujo de la fachada.',
        action: 'Añadir fotos',
        to: `/commerces/${id}/fotos`,
      }
    : undefined

const photos: Part<Missing> = ({ id, photos }) =>
  photos.length === 1
    ? {
        title: 'Más fotos',
        why: 'Solo se ve la portada: enseña el interior y lo que vendes.',
        action: 'Añadir fotos',
        to: `/commerces/${id}/fotos`,
      }
    : undefined

const description: Part<Missing> = ({ description }) =>
  description.length < MIN_DESCRIPTION
    ? {
        title: 'Una descripción más larga',
        why: 'Las búsquedas la leen: di qué vendes, con las palabras de tus clientes.',
        action: 'Ampliarla',
        field: 'description',
      }
    : undefined

const whatsapp: Part<Missing> = ({ whatsapp }) =>
  whatsapp === ''
    ? {
        title: 'WhatsApp',
        why: 'Hay quien escribe antes que llamar.',
        action: 'Añadir WhatsApp',
        field: 'whatsapp',
      }
    : undefined

const offers: Part<Missing> = ({ id, offers }) =>
  offers === 0
    ? {
        title: 'Una oferta',
        why: 'Sale también en «Ofertas», con tu nombre.',
        action: 'Crear oferta',
        to: `/commerces/${id}/offers/`,
      }
    : undefined

const links: Part<Missing> = ({ web, instagram, facebook, tiktok, other_link }) =>
  [web, instagram, facebook, tiktok, other_link].every((link) => link === '')
    ? {
        title: 'Tu web o tus redes',
        why: 'Quien te encuentra aquí te sigue allí.',
        action: 'Añadirlas',
        field: 'web',
      }
    : undefined

const facts: Part<Missing> = ({ facts }) =>
  Object.keys(facts).length === 0
    ? {
        title: 'Cómo es tu puerta y cómo se paga',
        why: 'Lo preguntan quienes van en silla de ruedas o sin efectivo. Se dice con un toque.',
        action: 'Decirlo',
        field: 'facts',
      }
    : undefined

const alts: Part<Missing> = ({ id, photos }) =>
  photos.length > 1 && photos.some(({ alt }) => alt === '')
    ? {
        title: 'Describe tus fotos',
        why: 'Así también las «ven» las personas ciegas.',
        action: 'Describirlas',
        to: `/commerces/${id}/fotos`,
      }
    : undefined

/** Without these a shop is not found by hour or by place, or known at its door. */
const ESSENTIAL = [hours, place, photo]
const FURTHER: Part<Missing>[] = [alts, photos, description, facts, whatsapp, offers, links]

/** The first of what a shop does not say and without which neighbours do not find it. */
export const essentialMissingOf = (commerce: Commerce): MissingPlace | undefined =>
  ESSENTIAL.flatMap((part) => part(commerce) ?? [])[0]

/** The first of what else it could say. */
export const furtherMissingOf = (commerce: Commerce): Missing | undefined =>
  FURTHER.flatMap((part) => part(commerce) ?? [])[0]
