import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { TestMail } from '#contract/status.ts'
import { errorMessage } from '#web/api/api.ts'
import { guarded } from '#web/api/guard.ts'
import { formatTime } from '#web/format/dates.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { RecordTabs } from '#web/lists/record-tabs.tsx'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconMail, IconRefresh } from '#web/ui/icons.ts'
import { useOnChange } from '#web/ui/use-on-change.ts'
import type { Route } from './+types/status-route.ts'
import { readStatus, sendTestMail } from './calls.ts'
import styles from './status.module.css'
import { FactList, FaultList, PassedList } from './status-lists.tsx'

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

export const ErrorBoundary = screenFailure({
  title: TITLE,
  items: 'el estado',
  above: <RecordTabs />,
})

export default function StatusRoute({ loaderData: { status, at } }: Route.ComponentProps) {
  const faults = status.checks.filter(({ problem }) => problem !== null)
  const passed = status.checks.filter(({ problem }) => problem === null)
  const time = `Comprobado a las ${formatTime(at)}.`
  const summary =
    faults.length === 0
      ? 'Todo está bien.'
      : `Hay ${formatCount(faults.length, 'cosa', 'cosas')} por arreglar.`
  const { revalidate } = useRevalidator()
  useOnChange(at, () => announce(`${summary} ${time}`))

  return (
    <div className={`full-width max-w-860 ${styles.screen}`}>
      <RecordTabs />
      <ScreenHead title={TITLE} lead={faults.length > 0 ? `${summary} ${time}` : time} />
      {faults.length > 0 && <FaultList faults={faults} />}
      <PassedList checks={passed} isAll={faults.length === 0}>
        <div className="cluster gap-12">
          <Button
            variant="soft"
            size="small"
            icon={IconRefresh}
            busyLabel="Mirando…"
            onClick={revalidate}
          >
            Comprobar de nuevo
          </Button>
          <TestMailButton />
        </div>
      </PassedList>
      <FactList {...status} />
    </div>
  )
}

function TestMailButton() {
  const [result, setResult] = useState('')
  async function send() {
    setResult('')
    setResult(await sendTestMail().then(resultMessage, errorMessage))
  }
  return (
    <>
      <Button variant="soft" size="small" icon={IconMail} busyLabel="Enviando…" onClick={send}>
        Enviar un correo de prueba
      </Button>
      <p role="status" className={result ? styles.sent : 'visually-hidden'}>
        {result}
      </p>
    </>
  )
}

function resultMessage({ to, problem, operator_hint }: TestMail): string {
  if (problem === null) {
    return `El servidor de correo ha aceptado el correo para ${to}. Si no lo ves en unos minutos, mira en «Correo no deseado».`
  }
  return `El correo no ha salido. ${problem} Para el técnico del servidor: ${operator_hint}`
}
