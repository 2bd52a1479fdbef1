import { useEffect, useRef } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Button } from '../ui/button.tsx'
import { IconCloudOff, IconRefresh } from '../ui/icons.ts'
import { ErrorMessage } from './error-message.tsx'
import styles from './screens.module.css'

type ScreenFailureProps = { error: unknown; heading: string; problem: string }

export function ScreenFailure({ error, heading, problem }: ScreenFailureProps) {
  const { revalidate, state } = useRevalidator()
  const retried = useRef(false)
  const code = finalCode(error)

  // A successful retry removes the button: focus the heading of the loaded screen.
  useEffect(
    () => () => {
      if (retried.current) requestAnimationFrame(() => document.querySelector('h1')?.focus())
    },
    [],
  )

  const retry = () => {
    retried.current = true
    revalidate()
  }
  if (code !== undefined) return <ErrorMessage code={code} />
  return (
    <div className="stack gap-24 max-w-760">
      <PageTitle>{heading}</PageTitle>
      <div role="alert" className="cluster gap-12 card py-22 px-20">
        <IconCloudOff size={28} aria-hidden />
        <div className={`min-w-0 ${styles.failure}`}>
          <h2 className="title">{problem}</h2>
          <p className="note mt-4 mb-16">{errorMessage(error)}</p>
          <Button
            variant="outline"
            size="small"
            icon={IconRefresh}
            isBusy={state === 'loading'}
            busyLabel="Cargando…"
            onClick={retry}
          >
            Reintentar
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Returns the status of an error that a retry cannot mend, else undefined. */
function finalCode(error: unknown): number | undefined {
  const status = isRouteErrorResponse(error) ? error.status : statusOf(error)
  return status !== undefined && status < 500 && status !== 429 ? status : undefined
}
