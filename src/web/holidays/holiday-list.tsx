import type { Holiday } from '#contract/holidays.ts'
import { addDays } from '#contract/hours/dates.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { plainDateOf } from '#web/commerces/open-words.ts'
import { useTimeZone } from '#web/commerces/use-town.ts'
import { ItemDialog, useItemForm } from '#web/dialogs/item-dialog.tsx'
import { shownTimeZone } from '#web/format/dates.ts'
import { DefinedList, type ListDefinition } from '#web/lists/defined-list.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { screenFailure, screenSkeleton } from '#web/lists/list-screen.tsx'
import { useDeletion } from '#web/lists/use-deletion.ts'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import type { Route } from './+types/holiday-list.ts'
import { deleteHoliday, listHolidays, restoreHoliday } from './calls.ts'
import { HolidayForm } from './holiday-form.tsx'
import { HolidayRow, nameId } from './holiday-row.tsx'
import { formatHoliday, PARTS } from './labels.ts'

const LIST: ListDefinition = {
  title: 'Festivos',
  items: 'los festivos',
  counted: ['festivo', 'festivos', 'Ningún festivo'],
  search: {
    label: 'Buscar por nombre',
    placeholder: 'Nombre del festivo',
    nothing: 'Prueba con menos letras, o añade el que falta.',
  },
  empty: {
    title: 'No hay festivos por venir',
    text: 'Los del año que viene se proponen en octubre. Los de aquí, añádelos tú.',
  },
}

const DELETION = {
  elementId: nameId,
  remove: deleteHoliday,
  restore: restoreHoliday,
  messages: {
    deleted: ({ name }: Holiday) => `«${name}» ya no está en el calendario.`,
    alreadyDeleted: ({ name }: Holiday) => `«${name}» ya no estaba en el calendario.`,
    restored: ({ name }: Holiday) => `«${name}» vuelve a estar en el calendario.`,
  },
}

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, search, page }) => {
  const part = option('estado', PARTS)
  const today = plainDateOf(new Date(), shownTimeZone())
  const asked =
    part.query === 'past'
      ? { until: addDays(today, -1), ordering: '-date' }
      : { since: today, ordering: 'date' }
  return { part, ...(await listHolidays({ ...asked, search, page })) }
})

export const HydrateFallback = screenSkeleton(
  LIST,
  { hasThumbnail: true, lines: 2 },
  { tabs: PARTS },
)
export const ErrorBoundary = screenFailure(LIST)

export default function HolidayList({ loaderData }: Route.ComponentProps) {
  const { part, results: holidays } = loaderData
  const today = plainDateOf(new Date(), useTimeZone())
  const start = useFocusOnNewPage('Festivos', loaderData)
  const deletion = useDeletion(holidays, { ...DELETION, end: start })
  const work = useItemForm(holidays, { create: 'Añadir festivo', edit: 'Editar festivo' })

  const onSaved = (saved: Holiday) =>
    work.afterSave(
      work.task?.item ? 'Cambios guardados.' : `Festivo añadido: ${formatHoliday(saved)}.`,
    )

  return (
    <>
      <DefinedList
        definition={LIST}
        list={loaderData}
        lead="Los nacionales y los de la comunidad ya están. Corrige lo que haga falta y añade los de aquí."
        start={start}
        action={work.create}
        hasMainAction
        tabs={PARTS}
        current={part.value}
        ofState={part.empty}
        foot={<Credit />}
      >
        <ul className="card overflow-clip divided" aria-label="Festivos">
          {holidays.map((holiday) => (
            <HolidayRow
              key={holiday.id}
              holiday={holiday}
              today={today}
              isDeleting={deletion.isBusy(holiday.id)}
              onEdit={() => work.open(holiday)}
              onDelete={() => deletion.remove(holiday)}
            />
          ))}
        </ul>
      </DefinedList>
      <ItemDialog work={work}>{(form) => <HolidayForm {...form} onSaved={onSaved} />}</ItemDialog>
    </>
  )
}

/** Credits the source, as the data's licence requires. */
function Credit() {
  return (
    <p className="mt-24 muted small">
      Las propuestas salen de{' '}
      <a href="https://github.com/commenthol/date-holidays" rel="external">
        date-holidays
      </a>
      , con datos de Wikipedia (
      <a href="https://creativecommons.org/licenses/by-sa/3.0/deed.es" rel="external license">
        CC BY-SA 3.0
      </a>
      ).
    </p>
  )
}
