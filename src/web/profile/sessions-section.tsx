import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Session } from '#contract/profile.ts'
import { statusOf } from '#web/api/api.ts'
import { formatDay } from '#web/format/dates.ts'
import { useAttempt } from '#web/screens/attempt.tsx'
import { Button } from '#web/ui/button.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { toast } from '#web/ui/toast.tsx'
import { endOtherSessions, endSession } from './calls.ts'
import styles from './profile.module.css'
import { Section } from './section.tsx'

type SessionsProps = {
  /** The newest sessions; the current one comes first. */
  sessions: Session[]
  total: number
}

export function SessionsSection({ sessions, total }: SessionsProps) {
  const { revalidate } = useRevalidator()
  const { attempt, failure } = useAttempt()
  const heading = useRef<HTMLHeadingElement>(null)

  const run = (call: () => Promise<void>, message: string) =>
    attempt(async () => {
      // 404: the session has already ended.
      await call().catch((error) => {
        if (statusOf(error) !== 404) throw error
      })
      // The pressed button disappears with its row.
      heading.current?.focus()
      await revalidate()
      toast({ message })
    })

  return (
    <Section title="Sesiones" heading={heading}>
      <p>
        {total === 1
          ? 'Tu cuenta solo está abierta en este dispositivo.'
          : 'Tu cuenta está abierta en estos dispositivos. Si no reconoces alguno, cierra su sesión y cambia la contraseña.'}
      </p>
      <ul className="container justify-self-stretch">
        {sessions.map((session) => (
          <li
            key={session.id}
            className={`wrap align-center gap-4 gap-x-20 py-12 line-top grid ${styles.row} ${styles.session}`}
          >
            <div className={`grid ${styles.device}`}>
              <strong className="strong">{session.user_agent}</strong>
              <span className="muted">{formatLastUse(session)}</span>
            </div>
            <div className={styles.action}>
              {session.current ? (
                <StatusChip tone="good">Este dispositivo</StatusChip>
              ) : (
                <Button
                  variant="soft"
                  size="small"
                  busyLabel="Cerrando…"
                  onClick={() =>
                    run(() => endSession(session.id), `Sesión cerrada: ${session.user_agent}.`)
                  }
                >
                  Cerrar<span className="visually-hidden"> la de {session.user_agent}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {failure}
      {total > 2 && (
        <Button
          variant="soft"
          size="small"
          busyLabel="Cerrando…"
          onClick={() => run(endOtherSessions, 'Solo queda abierta esta sesión.')}
        >
          {total > sessions.length
            ? `Cerrar las demás (${total - 1} en total)`
            : 'Cerrar todas las demás'}
        </Button>
      )}
    </Section>
  )
}

function formatLastUse({ created_at, last_at }: Session): string {
  const [opened, used] = [formatDay(created_at), formatDay(last_at)]
  return opened === used ? `Abierta ${opened}` : `Abierta ${opened}, usada ${used}`
}
