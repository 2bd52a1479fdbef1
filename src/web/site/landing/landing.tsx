import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { SearchField } from '#web/site/layout/search-field.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Street } from '#web/ui/drawing.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { SiteFooter } from '../layout/site-footer.tsx'
import styles from './landing.module.css'
import { LandingBenefits } from './landing-benefits.tsx'
import { LandingFeatures } from './landing-features.tsx'
import { LandingTestimonials } from './landing-testimonials.tsx'
import { streetShops } from './sample-commerces.ts'

type LandingProps = {
  /** In the back-office, whose layout contains the `main` element. */
  isInLayout?: boolean
  /** The part for visitors, below the street. */
  neighbours?: ReactNode
}

/** The home screen. */
export function Landing({ isInLayout = false, neighbours }: LandingProps) {
  const Main = isInLayout ? 'div' : 'main'
  return (
    <div className={styles.landing}>
      <header className={styles.header}>
        <Brand />
        {!isInLayout && (
          <nav className={styles.siteLinks} aria-label="El pueblo">
            <NavLink to="/directorio">Comercios</NavLink>
            <NavLink to="/ofertas">Ofertas</NavLink>
            <NavLink to="/preguntas">Preguntas</NavLink>
          </nav>
        )}
        <nav className={styles.links} aria-label="Tu cuenta">
          <ButtonLink to="/login" variant="text">
            Iniciar Sesión
          </ButtonLink>
          <ButtonLink to="/signup" variant="outline">
            Registrarse
          </ButtonLink>
        </nav>
      </header>
      <Main id={isInLayout ? undefined : 'contenido'}>
        <Hero search={!isInLayout} />
        {neighbours}
        <LandingFeatures />
        <LandingBenefits />
        <LandingTestimonials />
        <section className={styles.call} aria-labelledby="llamada">
          <h2 id="llamada">Levanta la persiana. Hay sitio en la calle.</h2>
          <ButtonLink to="/signup" size="large">
            Regístrate Ahora
          </ButtonLink>
        </section>
      </Main>
      {isInLayout ? (
        <footer className={styles.footer}>© 2024 Escaparate. Todos los derechos reservados.</footer>
      ) : (
        <SiteFooter />
      )}
    </div>
  )
}

function Hero({ search }: { search: boolean }) {
  return (
    <div className={search ? styles.hero : `${styles.hero} ${styles.withoutSearch}`}>
      <div className={styles.opening}>
        <PageTitle title="Escaparate, el directorio de tus comercios" className={styles.slogan}>
          {'Tu tienda, en el escaparate del\u00a0pueblo'}
        </PageTitle>
        <div className={styles.lead}>
          <p>
            Escaparate es el directorio de los comercios locales: te da visibilidad en internet y te
            ayuda a digitalizar tu tienda. Te encuentran, ven tus ofertas y compran cerca de casa.
          </p>
          <ButtonLink to="/signup" size="large">
            Regístrate Ahora
          </ButtonLink>
        </div>
      </div>
      {search && (
        <section className={styles.search} aria-labelledby="buscar">
          <h2 id="buscar">¿Qué necesitas hoy?</h2>
          <SearchField isLarge />
        </section>
      )}
      <Street shops={streetShops} bunting className={styles.street} />
    </div>
  )
}
