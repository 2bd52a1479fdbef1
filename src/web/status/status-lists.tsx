import type { ReactNode } from 'react'
import { formatCount, formatNumber } from '#contract/numbers.ts'
import { capitalize } from '#contract/spanish.ts'
import type { CheckResult, Status, StatusCheck } from '#contract/status.ts'
import { formatBytes } from '#web/format/bytes.ts'
import { formatDay, formatTime } from '#web/format/dates.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconAlertTriangle, IconCheck, IconCircleCheck } from '#web/ui/icons.ts'
import { ToneIcon } from '#web/ui/status-chip.tsx'
import { unbroken } from '#web/ui/unbroken.tsx'
import styles from './status.module.css'

export function FaultList({ faults }: { faults: readonly CheckResult[] }) {
  return (
    <section aria-labelledby="por-arreglar">
      <h2 id="por-arreglar" className="mb-12">
        Por arreglar
      </h2>
      <ul className="card divided">
        {faults.map(({ check, name, problem, advice, operator_hint }) => {
          const step = STEPS[check]
          return (
            <li key={check} className={`grid gap-16 p-20 ${styles.withIcon} ${styles.fault}`}>
              <ToneIcon tone="bad" icon={IconAlertTriangle} />
              <div className="grid gap-8 justify-items-start measure">
                <h3 className="small-title">
                  <span className="block muted small regular">{name}</span>
                  <span className="visually-hidden">: </span>
                  {problem}
                </h3>
                <p>{advice}</p>
                {operator_hint && (
                  <p className="small sunken rounded-chip outlined justify-self-stretch px-16 py-8">
                    <strong>Para el técnico del servidor:</strong>{' '}
                    {unbroken(operator_hint, COMMAND_OPTION)}
                  </p>
                )}
                {step && (
                  <ButtonLink to={step.to} variant="soft" size="small" className="mt-4">
                    {step.label}
                  </ButtonLink>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const COMMAND_OPTION = /(--\w+)/
const STEPS: Partial<Record<StatusCheck, { to: string; label: string }>> = {
  mail_dead: { to: '/dashboard', label: 'Ver los correos' },
  legal: { to: '/ajustes', label: 'Decir quién responde' },
  town: { to: '/ajustes', label: 'Decir qué pueblo es' },
}

type PassedListProps = { checks: readonly CheckResult[]; isAll: boolean; children: ReactNode }

export function PassedList({ checks, isAll, children }: PassedListProps) {
  return (
    <section aria-labelledby="bien">
      {!isAll && (
        <h2 id="bien" className="mb-12">
          Lo que está bien
        </h2>
      )}
      <Card className="grid gap-20 p-16 justify-items-start">
        {isAll && (
          <div className={`grid gap-16 ${styles.withIcon}`}>
            <ToneIcon tone="good" icon={IconCircleCheck} />
            <div>
              <h2 id="bien" className="name">
                Todo está bien
              </h2>
              <p className="muted">No tienes que hacer nada. Esto es lo que se ha mirado:</p>
            </div>
          </div>
        )}
        <ul className={`grid gap-8 gap-x-20 justify-self-stretch ${styles.checks}`}>
          {checks.map(({ check, name }) => (
            <li className="row gap-8" key={check}>
              <IconCheck className="ok-text" size={22} stroke={2.4} aria-hidden />
              {name}
            </li>
          ))}
        </ul>
        {children}
      </Card>
    </section>
  )
}

export function FactList({ version, backup, subscribers, mails, sizes }: Status) {
  const facts = [
    ['Versión', `Escaparate ${version}`],
    ['Última copia de seguridad', lastBackup(backup)],
    ['Copia automática', backup.is_daily ? 'Cada día' : 'No está puesta'],
    ['Vecinos con «Avísame»', formatNumber(subscribers)],
    ['Correos en espera', formatNumber(mails.waiting)],
    ['Correos sin entregar', formatNumber(mails.dead)],
    ['Base de datos', formatBytes(sizes.database_bytes)],
    ['Fotos', `${formatCount(sizes.photos, 'foto', 'fotos')}, ${formatBytes(sizes.photo_bytes)}`],
    ['Espacio libre en el disco', formatBytes(sizes.free_bytes)],
  ] as const
  return (
    <section aria-labelledby="en-cifras">
      <h2 id="en-cifras" className="mb-12">
        En cifras
      </h2>
      <dl className="card divided container px-20 py-8">
        {facts.map(([name, value]) => (
          <div key={name} className={`grid gap-4 gap-x-20 py-14 ${styles.fact}`}>
            <dt className="muted">{name}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function lastBackup({ last_at, last_bytes }: Status['backup']): string {
  if (last_at === null) return 'Todavía ninguna'
  const moment = `${capitalize(formatDay(last_at))} a las ${formatTime(last_at)}`
  return last_bytes === null ? moment : `${moment}, ${formatBytes(last_bytes)}`
}
