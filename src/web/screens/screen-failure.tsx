import { useEffect, useRef } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { ListError } from '#web/ui/list-error.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { ErrorMessage } from './error-message.tsx'
import styles from './screen-failure.module.css'

type ScreenFailureProps = {
  error: unknown
  /** The heading that the screen would have had. */
  heading: string
  /** What could not be done: 'No hemos podido cargar los comercios'. */
  title: string
}

/** A screen without its data, inside the layout. What is missing or refused is not asked again. */
export function ScreenFailure({ error, heading, title }: ScreenFailureProps) {
  const { revalidate, state } = useRevalidator()
  const retried = useRef(false)
  const code = finalCode(error)

  // The button goes with the failure; the screen that came instead takes the focus.
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
    <div className={styles.failure}>
      <PageTitle>{heading}</PageTitle>
      <ListError title={title} onRetry={retry} retrying={state === 'loading'}>
        {errorMessage(error)}
      </ListError>
    </div>
  )
}

/** The status of an answer that asking again would not change. */
function finalCode(error: unknown): number | undefined {
  const status = isRouteErrorResponse(error) ? error.status : statusOf(error)
  return status !== undefined && status < 500 && status !== 429 ? status : undefined
}
