import type { Holiday } from '#contract/holidays.ts'
import { addDays } from '#contract/hours/dates.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { plainDateOf } from '#web/commerces/open-words.ts'
import { useTimeZone } from '#web/commerces/use-town.ts'
import { ItemDialog, useItemForm } from '#web/dialogs/item-dialog.tsx'
import { shownTimeZone } from '#web/format/dates.ts'
import { DefinedEmpty, DefinedFilters, type ListDefinition } from '#web/lists/defined-list.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { ListScreen, screenFailure, screenSkeleton } from '#web/lists/list-screen.tsx'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { Button } from '#web/ui/button.tsx'
import { IconPlus } from '#web/ui/icons.ts'
import type { Route } from './+types/holiday-list.ts'
import { listHolidays } from './calls.ts'
import { HolidayForm } from './holiday-form.tsx'
import { HolidayRow } from './holiday-row.tsx'
import { formatHoliday, PARTS } from './labels.ts'
import { useHolidayDeletion } from './use-holiday-deletion.ts'

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
  const { part, search, results: holidays } = loaderData
  const today = plainDateOf(new Date(), useTimeZone())
  const start = useFocusOnNewPage('Festivos', loaderData)
  const deletion = useHolidayDeletion(holidays, start)
  const work = useItemForm(holidays)

  const onSaved = (saved: Holiday) =>
    work.afterSave(
      work.task?.item ? 'Cambios guardados.' : `Festivo añadido: ${formatHoliday(saved)}.`,
    )

  const create = (
    <Button icon={IconPlus} onClick={() => work.open()}>
      Añadir festivo
    </Button>
  )
  return (
    <>
      <ListScreen
        title={LIST.title}
        lead="Los nacionales y los de la comunidad ya están. Corrige lo que haga falta y añade los de aquí."
        start={start}
        list={loaderData}
        action={create}
        filters={
          <DefinedFilters
            definition={LIST}
            list={loaderData}
            tabs={PARTS.map(({ name, value }) => ({ name, value }))}
            current={part.value}
          />
        }
        empty={
          <DefinedEmpty definition={LIST} search={search} ofState={part.empty} hasMainAction />
        }
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
      </ListScreen>
      <ItemDialog work={work} create="Añadir festivo" edit="Editar festivo">
        {(form) => <HolidayForm {...form} onSaved={onSaved} />}
      </ItemDialog>
    </>
  )
}

/** As the licence of the data asks. */
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
