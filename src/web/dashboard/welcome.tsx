import type { ReactNode } from 'react'
import type { FacadeShop } from '#drawing/traits.ts'
import { storedUser } from '#web/api/session.ts'
import { useUser } from '#web/api/use-user.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Facade, Street } from '#web/ui/drawing.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from './dashboard.module.css'

/** The greeting, in the street of the user's newest shop. */
export function Welcome({ username, shop }: { username: string; shop: FacadeShop | undefined }) {
  return (
    <Scene title={`Te damos la bienvenida, ${username}`}>
      {shop ? (
        <Street shops={[shop]} before={length} after={22} hills={false} keep="end" />
      ) : (
        <>
          <Road />
          <ClosedShop />
        </>
      )}
    </Scene>
  )
}

/** The same street while the shop is loading. */
export function WelcomeSkeleton() {
  const username = useUser()?.username
  return (
    <Scene title={username ? `Te damos la bienvenida, ${username}` : 'Te damos la bienvenida'}>
      <Road />
    </Scene>
  )
}

function Scene({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={`grid align-center relative ${styles.scene}`}>
        <div className={styles.welcomeWords}>
          <PageTitle className={styles.welcomeTitle}>{title}</PageTitle>
          <p className={styles.lead}>
            Nos alegra verte de nuevo. Desde aquí puedes gestionar tus comercios y sus ofertas.
          </p>
          <ButtonLink to="/commerces/" size="large" className={styles.start}>
            Comencemos
          </ButtonLink>
        </div>
        <div className={styles.street} aria-hidden>
          {children}
        </div>
      </div>
    </div>
  )
}

/** As much road as the widest screen needs, in units of the drawing. */
const length = 1800

function Road() {
  return <Street shops={[]} before={length} hills={false} keep="end" className={styles.road} />
}

/** A shop with its shutter down, for owners without one. */
function ClosedShop() {
  const shop = { id: storedUser()?.id ?? 0, name: '' }
  return <Facade shop={shop} sign="Muy pronto" closed w={320} h={356} className={styles.facade} />
}
