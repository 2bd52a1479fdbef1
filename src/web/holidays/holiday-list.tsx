import type { Holiday } from '#contract/holidays.ts'
import { addDays } from '#contract/hours/dates.ts'
import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { plainDateOf } from '#web/commerces/open-words.ts'
import { useTimeZone } from '#web/commerces/use-town.ts'
import { ItemDialog, useItemForm } from '#web/dialogs/item-dialog.tsx'
import { shownTimeZone } from '#web/format/dates.ts'
import { EmptyList } from '#web/lists/empty-list.tsx'
import { ListFilters, ListSearch, ListTabs } from '#web/lists/list-filters.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { ListScreen, listFailure, listSkeleton } from '#web/lists/list-screen.tsx'
import { useListUrl } from '#web/lists/list-url.ts'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconPlus } from '#web/ui/icons.ts'
import type { Route } from './+types/holiday-list.ts'
import { listHolidays } from './calls.ts'
import { HolidayFields } from './holiday-fields.tsx'
import { HolidayRow } from './holiday-row.tsx'
import styles from './holidays.module.css'
import { formatHoliday, PARTS } from './labels.ts'
import { useHolidayDeletion } from './use-holiday-deletion.ts'

const LIST = { title: 'Festivos', items: 'los festivos' }

export const clientLoader = listLoader([ADMINISTRATOR], async ({ option, search, page }) => {
  const part = option('estado', PARTS)
  const today = plainDateOf(new Date(), shownTimeZone())
  const asked =
    part.query === 'past'
      ? { until: addDays(today, -1), ordering: '-date' }
      : { since: today, ordering: 'date' }
  return { part, ...(await listHolidays({ ...asked, search, page })) }
})

export const HydrateFallback = listSkeleton(LIST, { hasThumbnail: true, lines: 2 }, { tabs: PARTS })
export const ErrorBoundary = listFailure(LIST)

export default function HolidayList({ loaderData }: Route.ComponentProps) {
  const { part, search, count, results: holidays } = loaderData
  const today = plainDateOf(new Date(), useTimeZone())
  const start = useFocusOnNewPage('Festivos', loaderData)
  const deletion = useHolidayDeletion(holidays, start)
  const work = useItemForm(holidays)

  const onSaved = (saved: Holiday) =>
    work.afterSave(
      work.task?.item ? 'Cambios guardados.' : `Festivo añadido: ${formatHoliday(saved)}.`,
    )

  const create = (
    <Button icon={<IconPlus size={22} aria-hidden />} onClick={() => work.open()}>
      Añadir festivo
    </Button>
  )
  const filters = (
    <ListFilters>
      <ListTabs
        tabs={PARTS.map(({ name, value }) => ({ name, value }))}
        current={part.value}
        counted={['festivo', 'festivos']}
      />
      <ListSearch
        search={search}
        label="Buscar por nombre"
        placeholder="Nombre del festivo"
        found={count === 0 ? 'Ningún festivo' : formatCount(count, 'festivo', 'festivos')}
      />
    </ListFilters>
  )
  return (
    <>
      <ListScreen
        title={LIST.title}
        lead="Los nacionales y los de la comunidad ya están. Corrige lo que haga falta y añade los de aquí."
        start={start}
        list={loaderData}
        action={create}
        filters={filters}
        empty={<NoHolidays search={search} isPast={part.value !== ''} />}
        foot={<Credit />}
      >
        <Card as="section" className={styles.card}>
          <ul aria-label="Festivos">
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
        </Card>
      </ListScreen>
      <ItemDialog work={work} create="Añadir festivo" edit="Editar festivo">
        {(form) => <HolidayFields {...form} onSaved={onSaved} />}
      </ItemDialog>
    </>
  )
}

function NoHolidays({ search, isPast }: { search?: string | undefined; isPast: boolean }) {
  const urlWith = useListUrl()
  if (search) {
    return (
      <EmptyList
        title={`Nada con «${search}»`}
        link={{ to: urlWith({ buscar: '' }), name: 'Quitar la búsqueda' }}
        hasMainAction
      >
        Prueba con menos letras, o añade el que falta.
      </EmptyList>
    )
  }
  return (
    <EmptyList title={isPast ? 'Ninguno todavía' : 'No hay festivos por venir'} hasMainAction>
      {isPast
        ? 'Los que vayan pasando se quedan aquí.'
        : 'Los del año que viene se proponen en octubre. Los de aquí, añádelos tú.'}
    </EmptyList>
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
