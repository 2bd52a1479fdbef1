import { useState } from 'react'
import type { AccountExport } from '#contract/profile.ts'
import { errorMessage } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { IconDownload } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.tsx'
import { exportAccount } from './calls.ts'
import { Section } from './section.tsx'

/** Downloads everything that is stored about a person. */
export function DownloadSection() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ message: string; attempt: number }>()

  async function download() {
    setBusy(true)
    setFailure(undefined)
    try {
      save(await exportAccount())
      toast({ message: 'Tus datos están en la carpeta de descargas.' })
    } catch (error) {
      setFailure({ message: errorMessage(error), attempt: Date.now() })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Section title="Tus datos">
      <p>
        Un archivo con todo lo que guardamos de ti: cuenta, comercios con las direcciones de sus
        fotos, solicitudes, ofertas, mensajes, sesiones y lo que has hecho aquí.
      </p>
      {failure && <Notice key={failure.attempt}>{failure.message}</Notice>}
      <Button
        variant="soft"
        size="small"
        icon={<IconDownload size={22} aria-hidden />}
        isBusy={isBusy}
        busyLabel="Preparando…"
        onClick={download}
      >
        Descargar mis datos
      </Button>
    </Section>
  )
}

/** Indented JSON, which people can read too. */
function save(content: AccountExport) {
  const blob = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `escaparate-mis-datos-${content.exported_at.slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
