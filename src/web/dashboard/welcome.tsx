import type { FacadeShop } from '#drawing/traits.ts'
import { storedUser } from '#web/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Facade, Street } from '#web/ui/drawing.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from './welcome.module.css'

/** The greeting in the street of one's newest shop. */
export function Welcome({ username, shop }: { username: string; shop: FacadeShop | undefined }) {
  return (
    <div className={styles.frame}>
      <div className={styles.scene}>
        <div className={styles.words}>
          <PageTitle className={styles.title}>{`Te damos la bienvenida, ${username}`}</PageTitle>
          <p className={styles.lead}>
            Nos alegra verte de nuevo. Desde aquí puedes gestionar tus comercios y sus ofertas.
          </p>
          <ButtonLink to="/commerces/" size="large" className={styles.start}>
            Comencemos
          </ButtonLink>
        </div>
        <div className={styles.street} aria-hidden>
          {shop ? (
            <Street shops={[shop]} before={road} after={22} hills={false} keep="end" />
          ) : (
            <EmptyStreet />
          )}
        </div>
      </div>
    </div>
  )
}

/** The same shape with nothing in it yet. */
export function WelcomeSkeleton() {
  return (
    <div className={styles.frame} role="status">
      <div className="visually-hidden">
        <PageTitle>Te damos la bienvenida</PageTitle>
        Cargando tu panel
      </div>
      <div className={styles.scene}>
        <div className={styles.street} aria-hidden>
          <Street shops={[]} before={road} hills={false} keep="end" />
        </div>
      </div>
    </div>
  )
}

/** As much road as the widest screen needs, in units of the drawing. */
const road = 1800

/** A shop still to be let, its shutter down. */
function EmptyStreet() {
  const shop = { id: storedUser()?.id ?? 0, name: '' }
  return (
    <>
      <Street shops={[]} before={road} hills={false} keep="end" className={styles.road} />
      <Facade shop={shop} sign="Muy pronto" closed w={320} h={356} className={styles.house} />
    </>
  )
}
