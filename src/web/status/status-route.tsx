import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { Checked } from '#contract/status.ts'
import { guarded } from '#web/api/guard.ts'
import { RecordTabs } from '#web/bin/record-tabs.tsx'
import { formatTime } from '#web/format/dates.ts'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { ScreenFailure } from '#web/screens/screen-failure.tsx'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconRefresh } from '#web/ui/icons.ts'
import type { Route } from './+types/status-route.ts'
import { readStatus } from './calls.ts'
import { FactList } from './fact-list.tsx'
import { FaultList } from './fault-list.tsx'
import styles from './status.module.css'
import { TestMailButton } from './test-mail-button.tsx'
import { WellList } from './well-list.tsx'

const TITLE = 'Estado'

export const clientLoader = guarded([ADMINISTRATOR], async () => ({
  status: await readStatus(),
  at: new Date().toISOString(),
}))

export function HydrateFallback() {
  return (
    <div className={`full-width max-w-860 ${styles.screen}`}>
      <RecordTabs />
      <ScreenHead title={TITLE} />
      <RowsSkeleton label="Cargando el estado" rows={5} lines={2} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const title = 'No hemos podido mirar cómo está todo'
  return (
    <>
      <RecordTabs />
      <ScreenFailure error={error} heading={TITLE} title={title} />
    </>
  )
}

export default function StatusRoute({ loaderData: { status, at } }: Route.ComponentProps) {
  const faults = status.checks.filter(({ problem }) => problem !== null)
  const well = status.checks.filter(({ problem }) => problem === null)
  const seen = `Comprobado a las ${formatTime(at)}.`
  const news = `${summary(faults)} ${seen}`
  const lookedAt = useRef(at)

  // Announces what has changed after the checks are repeated.
  useEffect(() => {
    if (lookedAt.current === at) return
    lookedAt.current = at
    announce(news)
  }, [at, news])

  return (
    <div className={`full-width max-w-860 ${styles.screen}`}>
      <RecordTabs />
      <ScreenHead title={TITLE} lead={faults.length > 0 ? news : seen} />
      {faults.length > 0 && <FaultList faults={faults} />}
      <WellList checks={well} isAll={faults.length === 0}>
        <div className="cluster gap-12">
          <LookAgain />
          <TestMailButton />
        </div>
      </WellList>
      <FactList status={status} />
    </div>
  )
}

function summary(faults: readonly Checked[]): string {
  if (faults.length === 0) return 'Todo está bien.'
  return `Hay ${formatCount(faults.length, 'cosa', 'cosas')} por arreglar.`
}

function LookAgain() {
  const { revalidate } = useRevalidator()
  return (
    <Button
      variant="soft"
      size="small"
      icon={IconRefresh}
      busyLabel="Mirando…"
      onClick={revalidate}
    >
      Comprobar de nuevo
    </Button>
  )
}
