import { saveFile } from '#web/figures/save-file.ts'
import { useAttempt } from '#web/screens/attempt.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconDownload } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import { exportAccount } from './calls.ts'
import { Section } from './section.tsx'

export function DownloadSection() {
  const { attempt, failure } = useAttempt()
  const download = () =>
    attempt(async () => {
      const content = await exportAccount()
      const name = `escaparate-mis-datos-${content.exported_at.slice(0, 10)}.json`
      // Indented, so that people can read it too.
      saveFile(name, 'application/json', JSON.stringify(content, null, 2))
      toast({ message: 'Tus datos están en la carpeta de descargas.' })
    })

  return (
    <Section title="Tus datos">
      <p>
        Un archivo con todo lo que guardamos de ti: cuenta, comercios con las direcciones de sus
        fotos, solicitudes, ofertas, mensajes, sesiones y lo que has hecho aquí.
      </p>
      {failure}
      <Button
        variant="soft"
        size="small"
        icon={IconDownload}
        busyLabel="Preparando…"
        onClick={download}
      >
        Descargar mis datos
      </Button>
    </Section>
  )
}
