import { Link } from 'react-router'
import type { Report } from '#contract/reports.ts'
import { formatMoment } from '#web/format/dates.ts'
import { EntryAnswer } from '#web/lists/entry-answer.tsx'
import { IconBuildingStore, IconEye, IconMail } from '#web/ui/icons.ts'
import { officePathOf, publicPathOf } from './labels.ts'

/** Shows who reported it, links to what was reported, and the decision. */
export function ReportDetails({ report }: { report: Report }) {
  const { id, name, email, reported_state, owner_email, reason, decided_at, decided_by } = report
  const publicPath = publicPathOf(report)
  const officePath = officePathOf(report)
  const who = [name, email].filter((part) => part !== '').join(', ')
  return (
    <>
      <p className="note">
        {who === '' ? 'Quien avisa no ha dejado su correo.' : `Avisa ${who}.`}{' '}
        {STATES[reported_state]}
      </p>
      <ul className="cluster gap-x-24">
        {publicPath && (
          <li>
            <a className="row gap-8 tap" href={publicPath} target="_blank" rel="noreferrer">
              <IconEye size={22} aria-hidden />
              Verlo en el directorio
            </a>
          </li>
        )}
        {officePath && (
          <li>
            <Link className="row gap-8 tap" to={officePath}>
              <IconBuildingStore size={22} aria-hidden />
              {report.offer === null ? 'Abrir el comercio' : 'Abrir sus ofertas'}
            </Link>
          </li>
        )}
        {owner_email && (
          <li>
            <a className="row gap-8 tap" href={`mailto:${owner_email}`}>
              <IconMail size={22} aria-hidden />
              Escribir al dueño
            </a>
          </li>
        )}
      </ul>
      {decided_at && (
        <EntryAnswer
          id={`decision-${id}`}
          heading={`Decisión de ${decided_by ?? 'alguien que ya no está'}, ${formatMoment(decided_at)}`}
          text={reason}
        />
      )}
    </>
  )
}

const STATES: Record<Report['reported_state'], string> = {
  published: 'Ahora se ve en el directorio.',
  hidden: 'Ahora está oculto.',
  gone: 'Ya no está.',
}
