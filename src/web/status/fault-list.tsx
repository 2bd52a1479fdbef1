import type { Checked, StatusCheck } from '#contract/status.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconAlertTriangle } from '#web/ui/icons.ts'
import { ToneIcon } from '#web/ui/status-chip.tsx'
import { unbroken } from '#web/ui/unbroken.tsx'
import styles from './status.module.css'

/** A command-line option: '--to'. */
const OPTION = /(--\w+)/

/** Lists the problems with their meaning and advice, for the administrator or for the operator of the server. */
export function FaultList({ faults }: { faults: readonly Checked[] }) {
  return (
    <section aria-labelledby="por-arreglar">
      <h2 id="por-arreglar" className="mb-12">
        Por arreglar
      </h2>
      <ul className="card divided">
        {faults.map((fault) => (
          <Fault key={fault.check} fault={fault} />
        ))}
      </ul>
    </section>
  )
}

/** Links for problems that administrators can solve themselves. */
const STEPS: Partial<Record<StatusCheck, { to: string; label: string }>> = {
  mail_dead: { to: '/dashboard', label: 'Ver los correos' },
  legal: { to: '/ajustes', label: 'Decir quién responde' },
  town: { to: '/ajustes', label: 'Decir qué pueblo es' },
}

function Fault({ fault: { check, name, problem, advice, operator_hint } }: { fault: Checked }) {
  const step = STEPS[check]
  return (
    <li className={`grid gap-16 p-20 ${styles.told} ${styles.fault}`}>
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
            <strong>Para el técnico del servidor:</strong> {unbroken(operator_hint, OPTION)}
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
}
