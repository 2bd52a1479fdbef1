import { WEEKDAYS } from '#contract/hours/weekdays.ts'
import skeleton from '#web/lists/skeleton.module.css'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from './hours.module.css'

/** A placeholder for the week, shown after 100 ms. */
export function HoursSkeleton() {
  return (
    <>
      <div className="mb-24">
        <PageTitle>Horario</PageTitle>
      </div>
      <div
        role="status"
        className={`grid rounded-card ${styles.rows} ${skeleton.delayed} ${skeleton.pulse}`}
      >
        <span className="visually-hidden">Cargando el horario</span>
        {WEEKDAYS.map((day) => (
          <div key={day} className={`row gap-20 surface ${styles.row}`}>
            <span />
            <span />
          </div>
        ))}
      </div>
    </>
  )
}
