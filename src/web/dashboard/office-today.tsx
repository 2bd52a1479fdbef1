import type { ReactNode } from 'react'
import { formatWeekday } from '#web/commerces/open-words.ts'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { IconAlertTriangle, IconCalendarEvent, IconInbox } from '#web/ui/icons.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import styles from './dashboard.module.css'
import { directoryFigures, formatToday, type Office, officeTasks, statusProblem } from './office.ts'
import { TaskRows } from './task-list.tsx'
import { LEAD } from './welcome.tsx'

type OfficeTodayProps = {
  office: Office
  username: string
  /** Further cards: setup guide, undelivered mails, questions about the administrator's own shops. */
  children: ReactNode
}

export function OfficeToday({ office, username, children }: OfficeTodayProps) {
  const { inbox, status, figures, holidays } = office
  const tasks = officeTasks(inbox)
  return (
    <div className="container wide">
      <ScreenHead
        title="Para hoy"
        lead={formatToday(inbox)}
        isWide
        action={
          tasks.length > 0 && (
            <ButtonLink to="/bandeja" icon={IconInbox}>
              Empezar por la más antigua
            </ButtonLink>
          )
        }
      />
      <div className={`grid gap-20 align-start ${styles.columns}`}>
        <Card as="section" aria-labelledby="por-hacer">
          <h2 id="por-hacer" className="visually-hidden">
            En la bandeja
          </h2>
          {tasks.length === 0 ? (
            <p className="py-24 px-22">Todo al día.</p>
          ) : (
            <TaskRows tasks={tasks} />
          )}
        </Card>
        <div className="grid gap-16 align-start">
          {holidays.length > 0 && (
            <Card as="section" aria-labelledby="esta-semana">
              <CardBody>
                <h2 id="esta-semana" className="break-anywhere title">
                  Esta semana en el pueblo
                </h2>
                <ul className="grid gap-8 mt-12">
                  {holidays.map(({ id, date, name }) => (
                    <li key={id} className="flex gap-10">
                      <IconCalendarEvent size={22} className="flex-none" aria-hidden />
                      <span className={styles.day}>
                        {formatWeekday(date)}: <strong>{name}</strong>
                      </span>
                    </li>
                  ))}
                </ul>
              </CardBody>
            </Card>
          )}
          <Installation status={status} />
        </div>
      </div>
      {children}
      {figures && (
        <section className="mt-16" aria-labelledby="el-directorio">
          <div className="cluster between gap-12">
            <h2 id="el-directorio">El directorio</h2>
            <ButtonLink to="/cifras" variant="text" size="small">
              Ver las cifras del pueblo
            </ButtonLink>
          </div>
          <ul className={`grid gap-16 mt-4 ${styles.figures}`}>
            {directoryFigures(figures).map(({ figure, words, more }) => (
              <li key={words} className="card p-12 small leading-14">
                <strong className={`block text-28 tabular ${styles.figure}`}>{figure}</strong>{' '}
                {words}
                <span className="note block">{more}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={`row wrap mt-12 ${styles.welcome}`} aria-labelledby="bienvenida">
        <h2 id="bienvenida" className="text-h2-phone">
          Te damos la bienvenida, {username}
        </h2>
        <p className="note">{LEAD}</p>
        <ButtonLink to="/commerces/" variant="outline" size="small">
          Comencemos
        </ButtonLink>
      </section>
    </div>
  )
}

function Installation({ status }: Pick<Office, 'status'>) {
  const problem = statusProblem(status)
  return (
    <Card as="section" aria-labelledby="instalacion">
      <CardBody>
        <div className="row wrap between gap-8">
          <h2 id="instalacion" className="break-anywhere title">
            {problem?.title ?? 'Todo funciona'}
          </h2>
          {!problem && <StatusChip tone="good">Bien</StatusChip>}
        </div>
        {problem && (
          <p className="flex gap-8 mt-8 danger">
            <IconAlertTriangle size={22} className="flex-none" aria-hidden />
            {problem.detail}
          </p>
        )}
        <ButtonLink to="/estado" variant="text" size="small">
          Ver el estado
        </ButtonLink>
      </CardBody>
    </Card>
  )
}
