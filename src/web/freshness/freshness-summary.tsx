import type { FreshnessSummary } from '#contract/freshness.ts'
import { Card, CardBody } from '#web/ui/card.tsx'
import { IconAlertTriangle, IconCircleCheck, IconClock } from '#web/ui/icons.ts'
import styles from './freshness.module.css'

/** How many shops are confirmed, asked and in doubt, as a bar and in words. */
export function Summary({ summary }: { summary: FreshnessSummary }) {
  const { confirmed, doubtful } = summary
  const asked = summary.due + summary.asked
  const parts = [
    { tone: 'good', Icon: IconCircleCheck, count: confirmed, words: 'al día' },
    { tone: 'waiting', Icon: IconClock, count: asked, words: 'por preguntar o sin respuesta' },
    { tone: 'bad', Icon: IconAlertTriangle, count: doubtful, words: 'sin respuesta' },
  ]
  return (
    <Card className={styles.summary!}>
      <CardBody>
        <div className={styles.bar} aria-hidden>
          {parts.map(({ tone, count }) => (
            <span key={tone} data-tone={tone} style={{ '--share': count }} />
          ))}
        </div>
        <ul className={`cluster ${styles.parts}`} aria-label="Resumen">
          {parts.map(({ tone, Icon, count, words }) => (
            <li key={tone} data-tone={tone}>
              <Icon size={22} aria-hidden />
              <span>
                <strong>{count}</strong> {words}
              </span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
