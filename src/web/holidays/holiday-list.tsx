import type { Holiday } from '#contract/holidays.ts'
import { addDays } from '#contract/hours/dates.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { capitalize } from '#contract/spanish.ts'
import { dateToday, formatPlainDate } from '#web/commerces/open-words.ts'
import { ItemDialog, useItemForm } from '#web/dialogs/item-dialog.tsx'
import { DefinedList, type ListDefinition, listSkeleton } from '#web/lists/defined-list.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { useDeletion } from '#web/lists/use-deletion.ts'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { Button } from '#web/ui/button.tsx'
import { IconPencil, IconTrash } from '#web/ui/icons.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import type { Route } from './+types/holiday-list.ts'
import { deleteHoliday, listHolidays, restoreHoliday } from './calls.ts'
import { HolidayForm } from './holiday-form.tsx'
import styles from './holidays.module.css'
import { formatHolidayDate, SCOPE_NAMES, TABS } from './labels.ts'

const LIST: ListDefinition = {
  title: 'Festivos',
  items: 'los festivos',
  counted: ['festivo', 'festivos', 'Ningún festivo'],
  search: {
    label: 'Buscar por nombre',
    placeholder: 'Nombre del festivo',
    advice: 'Prueba con menos letras, o añade el que falta.',
  },
  empty: {
    title: 'No hay festivos por venir',
    text: 'Los del año que viene se proponen en octubre. Los de aquí, añádelos tú.',
  },
}

const nameId = (id: number) => `festivo-${id}`

/** Names the source, as the licence of the data requires. */
const CREDIT = (
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
  const today = dateToday()
  const period =
    option('estado', TABS).query === 'past'
      ? { until: addDays(today, -1), ordering: '-date' }
      : { since: today, ordering: 'date' }
  return listHolidays({ ...period, search, page })
})

export const HydrateFallback = listSkeleton(LIST, { hasThumbnail: true, lines: 2 }, { tabs: TABS })
export const ErrorBoundary = screenFailure(LIST)

export default function HolidayList({ loaderData }: Route.ComponentProps) {
  const { results: holidays } = loaderData
  const today = dateToday()
  const start = useFocusOnNewPage('Festivos', loaderData)
  const deletion = useDeletion(holidays, { ...DELETION, focusIfEmpty: start })
  const work = useItemForm(holidays, { create: 'Añadir festivo', edit: 'Editar festivo' })

  const onSaved = ({ date, name }: Holiday) =>
    work.afterSave(
      work.task?.item
        ? 'Cambios guardados.'
        : `Festivo añadido: el ${formatPlainDate(date, true)} (${name}).`,
    )

  return (
    <>
      <DefinedList
        definition={LIST}
        list={loaderData}
        lead="Los nacionales y los de la comunidad ya están. Corrige lo que haga falta y añade los de aquí."
        start={start}
        action={work.addButton}
        hasMainAction
        tabs={TABS}
        foot={CREDIT}
      >
        <ul className="card overflow-clip divided" aria-label="Festivos">
          {holidays.map((holiday) => {
            const { id, date, name, scope, opening } = holiday
            const [day, month] = formatPlainDate(date).split(' de ') as [string, string]
            return (
              <li
                key={id}
                className={`grid align-center gap-4 gap-x-16 hover-sunken ${styles.row}`}
              >
                <span className={`grid centered overflow-clip outlined ${styles.leaf}`} aria-hidden>
                  <span className={`strong py-2 ${styles.month}`}>{month.slice(0, 3)}</span>
                  <span className="bold tabular py-2 leading-13 text-h3">{day}</span>
                </span>
                <div>
                  <h2 id={nameId(id)} tabIndex={-1} className="small-title strong">
                    {name}
                  </h2>
                  <p className="muted small leading-14">
                    <time dateTime={date}>{capitalize(formatHolidayDate(date, today))}</time> ·{' '}
                    {SCOPE_NAMES[scope]}
                  </p>
                </div>
                {opening && (
                  <div className={styles.chip}>
                    <StatusChip tone="good">Se puede abrir</StatusChip>
                  </div>
                )}
                <div className={`flex ${styles.actions}`}>
                  <Button
                    variant="text"
                    size="small"
                    aria-label={`Editar ${name}`}
                    icon={IconPencil}
                    onClick={() => work.open(holiday)}
                  />
                  <Button
                    variant="danger-text"
                    size="small"
                    aria-label={`Eliminar ${name}`}
                    icon={IconTrash}
                    isBusy={deletion.isBusy(id)}
                    busyLabel=""
                    onClick={() => deletion.remove(holiday)}
                  />
                </div>
              </li>
            )
          })}
        </ul>
      </DefinedList>
      <ItemDialog work={work}>
        {(holiday) => <HolidayForm holiday={holiday} onSaved={onSaved} />}
      </ItemDialog>
    </>
  )
}
