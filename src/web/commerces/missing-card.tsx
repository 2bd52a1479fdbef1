import { Link } from 'react-router'
import type { Commerce } from '#contract/commerces.ts'
import { formatCount } from '#contract/numbers.ts'
import { Card, CardBody } from '#web/ui/card.tsx'
import { IconChevronRight } from '#web/ui/icons.ts'
import { type EditField, type Missing, missingOf } from './missing.ts'
import styles from './side-cards.module.css'

type MissingCardProps = {
  commerce: Commerce
  /** Opens 'Editar comercio' at a field. */
  onEdit: (field: EditField) => void
}

/** '¿Está completo tu comercio?': what a shop does not say yet, each with one press. Nothing, once it says all. */
export function MissingCard({ commerce, onEdit }: MissingCardProps) {
  const missing = missingOf(commerce)
  if (missing.length === 0) return null
  return (
    <Card as="section">
      <CardBody>
        <h2 className="title">¿Está completo tu comercio?</h2>
        <p className={`note ${styles.count}`}>
          {missing.length === 1
            ? 'Falta una cosa.'
            : `Faltan ${formatCount(missing.length, 'cosa', 'cosas')}. Primero, lo que más clientes trae.`}
        </p>
        <ol className={styles.list}>
          {missing.map((one) => (
            <li key={one.title}>
              <Row missing={one} onEdit={onEdit} />
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  )
}

function Row({ missing, onEdit }: Pick<MissingCardProps, 'onEdit'> & { missing: Missing }) {
  const words = (
    <>
      <span className={styles.words}>
        <span className={styles.what}>{missing.title}</span>
        <span className={`muted small ${styles.why}`}>{missing.why}</span>
      </span>
      <IconChevronRight size={22} aria-hidden />
    </>
  )
  if ('to' in missing) {
    return (
      <Link to={missing.to} className={`row between gap-12 full-width regular ${styles.row}`}>
        {words}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={`row between gap-12 full-width regular ${styles.row}`}
      onClick={() => onEdit(missing.field)}
    >
      {words}
    </button>
  )
}
