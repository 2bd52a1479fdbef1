import type { KeyboardEvent } from 'react'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import type { ListedCommerceDetail } from '#contract/directory.ts'
import type { Holiday } from '#contract/holidays.ts'
import { focusControl } from '#web/forms/controls.ts'
import { FormHead } from '#web/forms/form-frame.tsx'
import { ClosureCard } from './closure-card.tsx'
import { CopyFromShop } from './copy-from-shop.tsx'
import { DisplayCard } from './display-card.tsx'
import styles from './hours.module.css'
import { NeighboursView, PaintedSign } from './hours-aside.tsx'
import { valuesOf } from './hours-values.ts'
import { SaveBar } from './save-bar.tsx'
import { SeasonCards } from './season-cards.tsx'
import { SignLine } from './sign-line.tsx'
import { SpecialDays } from './special-days.tsx'
import { useHoursForm } from './use-hours-form.ts'
import { WeekGrid } from './week-grid.tsx'

type HoursFormProps = {
  commerce: Commerce
  categories: readonly Category[]
  /** The public data of the shop; undefined while the shop is not published. */
  publicShop: ListedCommerceDetail | undefined
  others: readonly Commerce[]
  holidays: readonly Holiday[]
  today: string
  onSaved: (saved: Commerce) => Promise<void>
}

export function HoursForm(props: HoursFormProps) {
  const { commerce, categories, publicShop, others, holidays, today, onSaved } = props
  const form = useHoursForm(commerce, holidays, today, onSaved)
  const { values, change, latest } = form
  return (
    <form
      noValidate
      aria-label="Horario"
      className={`flex column gap-24 max-w-1120 container ${styles.form}`}
      onSubmit={form.submit}
      onKeyDown={focusNext}
    >
      <FormHead form={form} isLong />
      <div className={`grid ${styles.columns}`}>
        <div className="stack content-start gap-16">
          {values.told === 'week' ? (
            <>
              <div className={`cluster gap-4 gap-x-16 ${styles.ways}`}>
                <SignLine
                  form={form}
                  holidays={holidays}
                  today={today}
                  isOpenAtFirst={commerce.hours === null}
                />
                <CopyFromShop form={form} today={today} others={others} />
              </div>
              <WeekGrid
                form={form}
                path="regular"
                label="La semana"
                week={values.regular}
                onChange={(update) => change('regular', update(latest().values.regular))}
              />
              {form.fieldErrors.regular && (
                <p className="semibold danger" role="alert">
                  {form.fieldErrors.regular}
                </p>
              )}
            </>
          ) : (
            <p
              className="sunken rounded-card outlined p-20"
              id={form.idOf('regular')}
              tabIndex={-1}
            >
              {values.told === 'always'
                ? 'Abierto 24 horas: no hacen falta las horas de cada día.'
                : 'Tu horario no se muestra. Las horas que habías escrito siguen aquí hasta que guardes.'}
            </p>
          )}
        </div>
        <aside
          className={`stack content-start hide-empty gap-44 ${styles.aside}`}
          aria-label="Cómo se verá"
        >
          {values.told !== 'untold' && <PaintedSign values={values} />}
          {publicShop && (
            <div className={styles.shown}>
              <NeighboursView publicShop={publicShop} categories={categories} today={today} />
            </div>
          )}
        </aside>
        <div className={`stack content-start gap-32 ${styles.rest}`}>
          {values.told === 'week' && <SeasonCards form={form} />}
          {values.told !== 'untold' && (
            <>
              <SpecialDays form={form} today={today} holidays={holidays} />
              <ClosureCard form={form} today={today} />
            </>
          )}
          <DisplayCard form={form} />
        </div>
      </div>
      <SaveBar
        form={form}
        saved={valuesOf(commerce.hours, today)}
        hasSavedHours={commerce.hours !== null}
      />
    </form>
  )
}

const FIELDS = 'input:not([type]), input[type="text"]'

/** Makes Enter focus the next field, or the save button after the last one. Opens a folded day (on phones). */
function focusNext(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  if (!target.matches(FIELDS)) return
  event.preventDefault()
  const fields = [...form.querySelectorAll<HTMLInputElement>(FIELDS)]
  const next = fields[fields.indexOf(target) + 1]
  if (next === undefined) {
    // There is a save button for phones, and another for wide screens.
    const saveButtons = [...form.querySelectorAll<HTMLElement>('[type="submit"]')]
    saveButtons.find(isVisible)?.focus()
    return
  }
  if (isVisible(next)) {
    next.focus()
    return
  }
  next.closest('[data-day]')?.querySelector<HTMLElement>('[data-unfold]')?.click()
  requestAnimationFrame(() => focusControl(next.id))
}

const isVisible = (element: HTMLElement) => element.offsetParent !== null
