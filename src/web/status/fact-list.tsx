import { formatCount, formatNumber } from '#contract/numbers.ts'
import type { Status } from '#contract/status.ts'
import { formatBytes } from '#web/format/bytes.ts'
import { formatDay, formatTime } from '#web/format/dates.ts'
import styles from './status.module.css'

/** Facts about the installation: version, backup, mails and sizes. */
export function FactList({
  status: { version, backup, subscribers, mails, sizes },
}: {
  status: Status
}) {
  const facts = [
    ['Versión', `Escaparate ${version}`],
    ['Última copia de seguridad', lastBackup(backup)],
    ['Copia automática', backup.is_daily ? 'Cada día' : 'No está puesta'],
    ['Vecinos con «Avísame»', formatNumber(subscribers)],
    ['Correos en espera', formatNumber(mails.waiting)],
    ['Correos sin entregar', formatNumber(mails.dead)],
    ['Base de datos', formatBytes(sizes.database_bytes)],
    ['Fotos', `${formatCount(sizes.photos, 'foto', 'fotos')}, ${formatBytes(sizes.photo_bytes)}`],
    ['Espacio libre en el disco', formatBytes(sizes.free_bytes)],
  ] as const
  return (
    <section aria-labelledby="en-cifras">
      <h2 id="en-cifras" className="mb-12">
        En cifras
      </h2>
      <dl className="card divided container px-20 py-8">
        {facts.map(([name, value]) => (
          <div key={name} className={`grid gap-4 gap-x-20 py-14 ${styles.fact}`}>
            <dt className="muted">{name}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function lastBackup({ last_at, last_bytes }: Status['backup']): string {
  if (last_at === null) return 'Todavía ninguna'
  const day = formatDay(last_at)
  const when = `${day.charAt(0).toLocaleUpperCase('es')}${day.slice(1)} a las ${formatTime(last_at)}`
  return last_bytes === null ? when : `${when}, ${formatBytes(last_bytes)}`
}
