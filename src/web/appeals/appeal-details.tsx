import { Link } from 'react-router'
import type { Appeal } from '#contract/appeals.ts'
import { formatMoment } from '#web/format/dates.ts'
import { EntryAnswer } from '#web/lists/entry-answer.tsx'
import { IconBuildingStore, IconMail } from '#web/ui/icons.ts'
import { AskedChanges } from './asked-changes.tsx'

/** Shows an appeal to the office: the decision, the appellant's text, links, and the answer or its form. */
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
      <ul className="cluster gap-x-24">
        {commerce !== null && (
          <li>
            <Link
              className="row gap-8 tap"
              to={offer === null ? `/commerces/${commerce}` : `/commerces/${commerce}/offers`}
            >
              <IconBuildingStore size={22} aria-hidden />
              {offer === null ? 'Abrir el comercio' : 'Abrir sus ofertas'}
            </Link>
          </li>
        )}
        {report !== null && (
          <li>
            <Link className="row gap-8 tap" to="/avisos?estado=resueltos">
              Empezó con un aviso
            </Link>
          </li>
        )}
        {appellant_email && (
          <li>
            <a className="row gap-8 tap" href={`mailto:${appellant_email}`}>
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
