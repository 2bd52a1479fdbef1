import { duties, dutyForm } from '#contract/duty.ts'
import { ADMINISTRATORS } from '#contract/roles.ts'
import { currentSettings } from '../current-settings.ts'
import { type Call, route } from '../http/route.ts'
import { findDuties } from './queries.ts'
import { deleteDuties, replaceDuties } from './replace-duties.ts'

export const dutyRoutes = [
  route('GET', '/api/duty/', {
    summary: 'Dice qué farmacias están de guardia ahora, y cuáles después.',
    access: 'public',
    response: duties,
    handle: readDuties,
  }),
  route('PUT', '/api/duty/', {
    summary: 'Pone la lista de farmacias de guardia, en lugar de lo que hubiera entre sus fechas.',
    description:
      'Una línea por guardia, con tabuladores, puntos y coma o comas: desde, hasta, farmacia, dirección y teléfono. Las fechas, como 05/12/2026 09:30 o en ISO 8601, son de la hora del pueblo.',
    access: ADMINISTRATORS,
    form: dutyForm,
    response: duties,
    async handle(call) {
      await replaceDuties(call, call.form.list)
      return readDuties(call)
    },
  }),
  route('DELETE', '/api/duty/', {
    summary: 'Elimina la lista de farmacias de guardia.',
    access: ADMINISTRATORS,
    status: 204,
    handle: deleteDuties,
  }),
]

async function readDuties(call: Call) {
  const { duty_link: link } = await currentSettings(call)
  return { ...(await findDuties(call.db, call.clock.now())), link }
}
