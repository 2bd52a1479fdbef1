import { Link } from 'react-router'
import type { Appeal } from '#contract/appeals.ts'
import { formatMoment } from '#web/format/dates.ts'
import { EntryAnswer } from '#web/lists/entry-answer.tsx'
import { EntryDone, FoldableEntry } from '#web/lists/foldable-entry.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconBuildingStore, IconCheck, IconMail } from '#web/ui/icons.ts'
import styles from './appeals.module.css'
import { AskedChanges } from './asked-changes.tsx'
import { formatObject, KINDS, OUTCOMES } from './labels.ts'
import { headingId } from './use-appeals.ts'

type AppealEntryProps = {
  appeal: Appeal
  isOpen: boolean
  onToggle: () => void
  onAnswer: () => void
}

/** One appeal: of what, and what its owner says. Unfolded, with what was decided before. */
export function AppealEntry({ appeal, isOpen, onToggle, onAnswer }: AppealEntryProps) {
  const { id, kind, outcome, appealed_at, may_answer } = appeal
  const title = formatObject(appeal)
  return (
    <FoldableEntry
      id={headingId(id)}
      title={title}
      waitsFor={outcome === null ? 'Por responder' : undefined}
      meta={KINDS[kind]}
      time={formatMoment(appealed_at)}
      text={appeal.appeal === '' ? 'Lo que se escribió ya se ha eliminado.' : appeal.appeal}
      more={<AppealDetails appeal={appeal} />}
      isOpen={isOpen}
      onToggle={onToggle}
      state={
        outcome !== null ? (
          <EntryDone icon={<IconCheck size={22} aria-hidden />}>{OUTCOMES[outcome]}</EntryDone>
        ) : may_answer ? (
          <Button variant="soft" size="small" aria-label={`Responder: ${title}`} onClick={onAnswer}>
            Responder
          </Button>
        ) : (
          <p className="muted small">La responde otra persona</p>
        )
      }
    />
  )
}

/** What was decided, what was asked, the ways to look into it, and the answer. */
export function AppealDetails({ appeal }: { appeal: Appeal }) {
  const { id, commerce, offer, reason, decided_at, decided_by, report } = appeal
  const { appellant, appellant_email, answer, answered_at, answered_by } = appeal
  return (
    <>
      <EntryAnswer
        id={`motivo-${id}`}
        heading={`Lo decidió ${decided_by ?? 'alguien que ya no está'}, ${formatMoment(decided_at)}`}
        text={reason ?? 'No dejó escrito el motivo.'}
      />
      <AskedChanges changes={appeal.changes} />
      <ul className={`cluster ${styles.ways}`}>
        {commerce !== null && (
          <li>
            <Link to={offer === null ? `/commerces/${commerce}` : `/commerces/${commerce}/offers`}>
              <IconBuildingStore size={22} aria-hidden />
              {offer === null ? 'Abrir el comercio' : 'Abrir sus ofertas'}
            </Link>
          </li>
        )}
        {report !== null && (
          <li>
            <Link to="/avisos?estado=resueltos">Empezó con un aviso</Link>
          </li>
        )}
        {appellant_email && (
          <li>
            <a href={`mailto:${appellant_email}`}>
              <IconMail size={22} aria-hidden />
              Escribir a {appellant}
            </a>
          </li>
        )}
      </ul>
      {answered_at && (
        <EntryAnswer
          id={`respuesta-${id}`}
          heading={`Respuesta de ${answered_by ?? 'nadie'}, ${formatMoment(answered_at)}`}
          text={answer === '' ? 'Sin más palabras.' : answer}
        />
      )}
    </>
  )
}
