import type { Commerce } from '#contract/commerces.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { storedRole } from '#web/api/session.ts'
import { Button } from '#web/ui/button.tsx'
import { IconEye, IconEyeOff, IconTrash } from '#web/ui/icons.ts'
import styles from './commerce-care.module.css'
import { CommerceOwner } from './commerce-owner.tsx'
import { HIDE, useCare } from './use-care.ts'

/** At the end of a shop's page: out of sight for a while, or for good, with what that means. */
export function CommerceCare({ commerce, list }: { commerce: Commerce; list: string }) {
  const { status, hidden } = commerce
  const care = useCare(commerce, list)
  const standing = standingOf(commerce)
  return (
    <section className={styles.care} aria-label="Ocultar o eliminar">
      {storedRole() === ADMINISTRATOR && <CommerceOwner commerce={commerce} />}
      {status === 'OK' && (
        <div className={styles.row}>
          <div>
            <h2 className={styles.title}>{standing.title}</h2>
            <p className={styles.meaning}>{standing.meaning}</p>
          </div>
          <Button
            id={HIDE}
            variant="outline"
            icon={hidden ? <IconEye size={22} aria-hidden /> : <IconEyeOff size={22} aria-hidden />}
            busy={care.busy === 'hide'}
            busyLabel={hidden ? 'Mostrando…' : 'Ocultando…'}
            onClick={care.toggleHidden}
          >
            {hidden ? 'Mostrar otra vez' : 'Ocultar'}
          </Button>
        </div>
      )}
      <div className={styles.row}>
        <div>
          <h2 className={styles.title}>Eliminar comercio</h2>
          <p className={styles.meaning}>{meaningOf(commerce)}</p>
        </div>
        <Button
          variant="danger"
          icon={<IconTrash size={22} aria-hidden />}
          busy={care.busy === 'delete'}
          busyLabel="Eliminando…"
          onClick={care.remove}
        >
          Eliminar
        </Button>
      </div>
    </section>
  )
}

/** How a published shop stands for its neighbours, and what pressing the button would do. */
function standingOf({ hidden, owner }: Commerce): { title: string; meaning: string } {
  if (hidden) {
    return {
      title: 'Está oculto',
      meaning: 'Los vecinos no lo ven, ni sus ofertas. Aquí sigue todo como lo dejaste.',
    }
  }
  if (owner?.is_confirmed && !owner.is_active) {
    return {
      title: 'No se ve en el directorio',
      meaning: `La cuenta de ${owner.username} está desactivada. Actívala en Usuarios y volverá a verse.`,
    }
  }
  return {
    title: 'Se ve en el directorio',
    meaning:
      'Si lo ocultas, los vecinos dejarán de verlo, con sus ofertas. Podrás mostrarlo cuando quieras.',
  }
}

function meaningOf({ status }: Commerce): string {
  const place = storedRole() === ADMINISTRATOR ? 'la papelera' : '«Eliminados», bajo tu lista'
  const review = status === 'PE' ? ' y su solicitud dejará de revisarse' : ''
  return `Desaparecerá con sus ofertas${review}. Durante unos días podrás recuperarlo de ${place}.`
}
