import { z } from 'zod'
import { notice, noticeForm } from '#contract/notices.ts'
import { ADMINISTRATORS } from '#contract/roles.ts'
import { idOf } from '../http/params.ts'
import { route, type SignedCall } from '../http/route.ts'
import { todayOf } from '../today.ts'
import { findNotice, listNotices } from './queries.ts'
import { createNotice, deleteNotice, replaceNotice } from './save-notice.ts'

const find = ({ db, request }: SignedCall) => findNotice(db, idOf(request))

export const noticeRoutes = [
  route('GET', '/api/notices/', {
    summary: 'Lista los anuncios de hoy y los que vienen, por su fecha.',
    description: 'El de hoy lo lee cualquiera en `/api/site/`.',
    access: ADMINISTRATORS,
    response: z.array(notice),
    handle: (call) => listNotices(call.db, todayOf(call)),
  }),
  route('POST', '/api/notices/', {
    summary: 'Añade un anuncio, que se ve entre sus dos fechas. Nunca hay dos en un mismo día.',
    access: ADMINISTRATORS,
    form: noticeForm,
    status: 201,
    response: notice,
    handle: (call) => createNotice(call, call.form),
  }),
  route('PUT', '/api/notices/:id/', {
    summary: 'Cambia un anuncio entero.',
    access: ADMINISTRATORS,
    find,
    form: noticeForm,
    response: notice,
    handle: (call) => replaceNotice(call, call.found.id, call.form),
  }),
  route('DELETE', '/api/notices/:id/', {
    summary: 'Elimina un anuncio.',
    access: ADMINISTRATORS,
    find,
    status: 204,
    handle: (call) => deleteNotice(call, call.found.id),
  }),
]
