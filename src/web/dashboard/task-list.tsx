import type { ReactNode } from 'react'
import type { WeekFigures } from '#contract/figures.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import { KINDS } from '#web/inbox/kinds.ts'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import skeleton from '#web/lists/skeleton.module.css'
import { ValueRow } from '#web/lists/value-row.tsx'
import { figuresValue } from '#web/overview/row-values.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import { IconAlertTriangle, IconClock, IconTicket } from '#web/ui/icons.ts'
import styles from './dashboard.module.css'
import { Row, Section } from './rows.tsx'
import type { Task } from './tasks.ts'

type TaskListProps = {
  title: string
  tasks: readonly Task[]
  children?: ReactNode
}

export function TaskList({ title, tasks, children }: TaskListProps) {
  return (
    <Section id="te-espera" title={title}>
      {tasks.length === 0 ? <p className="py-24 px-22">{children}</p> : <TaskRows tasks={tasks} />}
    </Section>
  )
}

export function TaskRows({ tasks }: Pick<TaskListProps, 'tasks'>) {
  return (
    <ul className="container divided">
      {tasks.map(({ tone, title, detail, to, action }) => (
        <Row
          key={to}
          tone={tone}
          icon={kindIcons[to] ?? icons[tone]}
          title={title}
          detail={detail}
          isDetailCut
        >
          <ButtonLink
            to={to}
            variant="soft"
            size="small"
            className={styles.action}
            aria-label={`${action}: ${title}`}
          >
            {action}
          </ButtonLink>
        </Row>
      ))}
    </ul>
  )
}

export function TaskListSkeleton() {
  return (
    <div className="container wide mt-32">
      <div className={`mb-12 rounded-chip ${styles.wait} ${skeleton.delayed}`} aria-hidden />
      <RowsSkeleton label="Cargando tu panel" rows={3} hasThumbnail lines={2} />
    </div>
  )
}

/** Icons of the office's tasks by their `to`; others have the icon of their tone. */
const kindIcons = Object.fromEntries(
  Object.values(KINDS).map(({ value, icon }) => [`/bandeja?tipo=${value}`, icon]),
)
const icons = { bad: IconAlertTriangle, waiting: IconClock, good: IconTicket }

type WeekLinesProps = { weeks: readonly WeekFigures[]; shops: readonly FacadeShop[] }

export function WeekLines({ weeks, shops }: WeekLinesProps) {
  if (weeks.length === 0) return null
  return (
    <Section id="cifras" title="Tu semana">
      <ul className="container">
        {weeks.map((week) => (
          <li key={week.id}>
            <ValueRow
              icon={<Mark shop={shops.find(({ id }) => id === week.id) ?? week} size={40} />}
              name={week.name}
              to={`/commerces/${week.id}/cifras`}
              {...figuresValue(week)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
