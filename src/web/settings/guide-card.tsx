import { useRevalidator } from 'react-router'
import { formatCount } from '#contract/numbers.ts'
import { GUIDE_QUESTION_COUNT } from '#contract/settings.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.tsx'
import { saveSettings } from './calls.ts'
import { guidePath } from './sections.ts'

export function GuideCard({ step }: { step: number }) {
  const { revalidate } = useRevalidator()
  const remaining = GUIDE_QUESTION_COUNT - step + 1

  async function end() {
    await attempt(async () => {
      await saveSettings({ guide_step: null })
      toast({ message: 'De acuerdo. Todo está en Ajustes, para cuando quieras.' })
    })
    await revalidate()
  }

  return (
    <section aria-labelledby="primeros-pasos" className="max-w-760 mt-28">
      <Card>
        <CardBody>
          <div className="grid gap-8 justify-items-start">
            <h2 id="primeros-pasos" className="name">
              Faltan los primeros pasos
            </h2>
            <p>
              {remaining === 1 ? 'Te queda' : 'Te quedan'}{' '}
              {formatCount(remaining, 'pregunta', 'preguntas')}: no llega a un minuto cada una.
            </p>
            <div className="cluster gap-8 gap-x-12 mt-8">
              <ButtonLink to={guidePath(step)}>Seguir con las preguntas</ButtonLink>
              <Button variant="text" busyLabel="Guardando…" onClick={end}>
                No preguntar más
              </Button>
            </div>
          </div>
        </CardBody>
      </Card>
    </section>
  )
}
