import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Session } from '#contract/profile.ts'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { formatDay } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { toast } from '#web/ui/toast.tsx'
import { endOtherSessions, endSession } from './calls.ts'
import styles from './profile.module.css'
import { Section } from './section.tsx'

type SessionsProps = {
  /** The current session first. */
  sessions: Session[]
  /** How many sessions there are, of which `sessions` may be a part. */
  open: number
}

/** The sessions of the account, which can be ended. */
export function SessionsSection({ sessions, open }: SessionsProps) {
  const { revalidate } = useRevalidator()
  const [ending, setEnding] = useState<string>()
  const [failure, setFailure] = useState<{ message: string; attempt: number }>()
  const heading = useRef<HTMLHeadingElement>(null)

  async function run(what: string, end: () => Promise<void>, done: string) {
    if (ending !== undefined) return
    setEnding(what)
    setFailure(undefined)
    try {
      // 404: the session has already ended.
      await end().catch((error) => {
        if (statusOf(error) !== 404) throw error
      })
      // The pressed button disappears with its row.
      heading.current?.focus()
      await revalidate()
      toast({ message: done })
    } catch (error) {
      setFailure({ message: errorMessage(error), attempt: Date.now() })
    } finally {
      setEnding(undefined)
    }
  }

  return (
    <Section title="Sesiones" heading={heading}>
      <p>
        {open === 1
          ? 'Tu cuenta solo está abierta en este dispositivo.'
          : 'Tu cuenta está abierta en estos dispositivos. Si no reconoces alguno, cierra su sesión y cambia la contraseña.'}
      </p>
      <ul className="container justify-self-stretch">
        {sessions.map((session) => (
          <li
            key={session.id}
            className={`wrap align-center gap-4 gap-x-20 py-12 line-top ${styles.row} ${styles.session}`}
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
                  isBusy={ending === session.id}
                  busyLabel="Cerrando…"
                  onClick={() =>
                    run(
                      session.id,
                      () => endSession(session.id),
                      `Sesión cerrada: ${session.user_agent}.`,
                    )
                  }
                >
                  Cerrar<span className="visually-hidden"> la de {session.user_agent}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {failure && <Notice key={failure.attempt}>{failure.message}</Notice>}
      {open > 2 && (
        <Button
          variant="soft"
          size="small"
          isBusy={ending === ALL}
          busyLabel="Cerrando…"
          onClick={() => run(ALL, endOtherSessions, 'Solo queda abierta esta sesión.')}
        >
          {open > sessions.length
            ? `Cerrar las demás (${open - 1} en total)`
            : 'Cerrar todas las demás'}
        </Button>
      )}
    </Section>
  )
}

const ALL = 'all'

function formatLastUse({ created_at, last_at }: Session): string {
  const [opened, used] = [formatDay(created_at), formatDay(last_at)]
  return opened === used ? `Abierta ${opened}` : `Abierta ${opened}, usada ${used}`
}
