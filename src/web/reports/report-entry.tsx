import { Link } from 'react-router'
import type { Report } from '#contract/reports.ts'
import { formatMoment } from '#web/format/dates.ts'
import { EntryAnswer } from '#web/lists/entry-answer.tsx'
import { EntryDone, FoldableEntry } from '#web/lists/foldable-entry.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconBuildingStore, IconCheck, IconEye, IconMail } from '#web/ui/icons.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { DECISIONS, formatKind, formatReported, officePathOf, publicPathOf } from './labels.ts'
import styles from './report-entry.module.css'
import { headingId } from './use-reports.ts'

type ReportEntryProps = {
  report: Report
  isOpen: boolean
  onToggle: () => void
  onDecide: () => void
}

/** One report: of what, what is wrong, and what is to be done. Unfolded, with the ways to look into it. */
export function ReportEntry({ report, isOpen, onToggle, onDecide }: ReportEntryProps) {
  const { id, created_at, text, decision, mail_state } = report
  const title = formatReported(report)
  return (
    <FoldableEntry
      id={headingId(id)}
      title={title}
      waitsFor={decision === null ? 'Por mirar' : undefined}
      meta={formatKind(report)}
      time={formatMoment(created_at)}
      text={text === '' ? 'Lo que se escribió ya se ha eliminado.' : text}
      more={<ReportDetails report={report} />}
      isOpen={isOpen}
      onToggle={onToggle}
      state={
        decision === null ? (
          <Button variant="soft" size="small" aria-label={`Resolver: ${title}`} onClick={onDecide}>
            Resolver
          </Button>
        ) : (
          <>
            <EntryDone icon={<IconCheck size={22} aria-hidden />}>{DECISIONS[decision]}</EntryDone>
            {mail_state === 'dead' && <StatusChip tone="bad">El correo no ha llegado</StatusChip>}
          </>
        )
      }
    />
  )
}

/** Who reports it, the ways to look into it, and what was decided. */
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
      <ul className={`cluster ${styles.ways}`}>
        {publicPath && (
          <li>
            <a href={publicPath} target="_blank" rel="noreferrer">
              <IconEye size={22} aria-hidden />
              Verlo en el directorio
            </a>
          </li>
        )}
        {officePath && (
          <li>
            <Link to={officePath}>
              <IconBuildingStore size={22} aria-hidden />
              {report.offer === null ? 'Abrir el comercio' : 'Abrir sus ofertas'}
            </Link>
          </li>
        )}
        {owner_email && (
          <li>
            <a href={`mailto:${owner_email}`}>
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
