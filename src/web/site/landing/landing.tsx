import type { ReactNode } from 'react'
import type { Category } from '#contract/categories.ts'
import type { ListedCommerce } from '#contract/directory.ts'
import type { StreetShop } from '#drawing/street.ts'
import { useSite } from '#web/api/site.ts'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { SearchField } from '#web/site/layout/search-field.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Street } from '#web/ui/drawing.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from './landing.module.css'
import { LandingBenefits } from './landing-benefits.tsx'
import { LandingFeatures } from './landing-features.tsx'
import { LandingTestimonials } from './landing-testimonials.tsx'
import { townStreet } from './town-street.ts'

type LandingProps = {
  /** The newest shops, for the street. */
  shops: readonly ListedCommerce[]
  categories: readonly Category[]
  /** The part for visitors, below the street. Omitted in the back-office. */
  neighbours?: ReactNode
}

/** The home screen, without its header and footer. */
export function Landing({ shops, categories, neighbours }: LandingProps) {
  const site = useSite()
  const street = townStreet(shops.map((shop) => facadeOf(shop, categories)))
  const isEmpty = shops.length === 0
  return (
    <div className={styles.landing}>
      <Hero street={street} foot={neighbours && (isEmpty ? <FirstCall /> : <Search />)} />
      {neighbours}
      <LandingFeatures />
      <LandingBenefits />
      {site?.demo && !isEmpty && <LandingTestimonials />}
      <section className={`row between gap-24 sunken ${styles.call}`} aria-labelledby="llamada">
        <h2 id="llamada" className={styles.heading}>
          Levanta la persiana. Hay sitio en la calle.
        </h2>
        <ButtonLink to="/signup" size="large" className={`flex-none ${styles.start}`}>
          Regístrate Ahora
        </ButtonLink>
      </section>
    </div>
  )
}

function Hero({ street, foot }: { street: readonly StreetShop[]; foot: ReactNode }) {
  return (
    <div className={`flex column ${styles.hero} ${foot ? '' : styles.withoutSearch}`}>
      <div className={`grid align-center ${styles.opening}`}>
        <PageTitle title="Escaparate, el directorio de tus comercios" className={styles.slogan}>
          {'Tu comercio, en el escaparate del\u00a0pueblo'}
        </PageTitle>
        <div>
          <p className={`mb-24 ${styles.lead}`}>
            Escaparate es el directorio de los comercios locales: te encuentran en internet aunque
            no tengas web, ven tus ofertas y compran cerca de casa.
          </p>
          <ButtonLink to="/signup" size="large" className={`flex-none ${styles.start}`}>
            Regístrate Ahora
          </ButtonLink>
        </div>
      </div>
      {foot}
      <Street shops={street} bunting className={styles.street} />
    </div>
  )
}

function Search() {
  return (
    <section className={`row ${styles.search}`} aria-labelledby="necesitas">
      <h2 id="necesitas" className="flex-none text-28">
        ¿Qué necesitas hoy?
      </h2>
      <SearchField isLarge id="sugerencias-de-portada" />
    </section>
  )
}

/** Shown instead of the search while there is no shop. */
function FirstCall() {
  return (
    <section className={`row ${styles.search}`} aria-labelledby="primero">
      <h2 id="primero" className="flex-none text-28">
        Sé el primero
      </h2>
      <p>La calle está por estrenar: todavía no hay ningún comercio.</p>
    </section>
  )
}
