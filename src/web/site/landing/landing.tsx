import type { ReactNode } from 'react'
import type { Category } from '#contract/categories.ts'
import type { ListedCommerce } from '#contract/directory.ts'
import type { StreetShop } from '#drawing/street.ts'
import { useSite } from '#web/api/site.ts'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { SearchField } from '#web/site/layout/search-field.tsx'
import { AwningStrip } from '#web/ui/awning-strip.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Facade, Street } from '#web/ui/drawing.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from './landing.module.css'
import { LandingFeatures } from './landing-features.tsx'
import { townStreet, winery } from './streets.ts'

type LandingProps = {
  shops: readonly ListedCommerce[]
  categories: readonly Category[]
  directory?: ReactNode
}

export function Landing({ shops, categories, directory }: LandingProps) {
  const site = useSite()
  const street = townStreet(shops.map((shop) => facadeOf(shop, categories)))
  const isEmpty = shops.length === 0
  return (
    <div className={styles.landing}>
      <Hero street={street} foot={directory && <Search isEmpty={isEmpty} />} />
      {directory}
      <LandingFeatures />
      <Benefits />
      {site?.demo && !isEmpty && <Testimonials />}
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

function Search({ isEmpty }: { isEmpty: boolean }) {
  return (
    <section className={`row ${styles.search}`} aria-labelledby="necesitas">
      <h2 id="necesitas" className="flex-none text-28">
        {isEmpty ? 'Sé el primero' : '¿Qué necesitas hoy?'}
      </h2>
      {isEmpty ? (
        <p>La calle está por estrenar: todavía no hay ningún comercio.</p>
      ) : (
        <SearchField isLarge id="sugerencias-de-portada" />
      )}
    </section>
  )
}

function Benefits() {
  return (
    <section className={`on-wood ${styles.band}`} aria-labelledby="beneficios">
      <AwningStrip height={44} stripe={40} />
      <div className={`grid align-center ${styles.board}`}>
        <div>
          <h2 id="beneficios" className={styles.heading}>
            Comprar cerca nos sostiene a todos
          </h2>
          <p className={`mt-12 ${styles.onBand}`}>
            Cada compra en el comercio de la esquina se queda en el pueblo y cuida de los vecinos:
            eso es compra local, y eso es solidaridad.
          </p>
          <div className={`p-9 ${styles.postcard}`}>
            <Facade shop={winery} className="ratio-photo" />
          </div>
        </div>
        <dl>
          {benefits.map(([name, words]) => (
            <div key={name} className={`py-18 ${styles.benefit}`}>
              <dt>{name}</dt>
              <dd className={`mt-4 ${styles.onBand}`}>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

const benefits = [
  ['Más visibilidad en internet', 'Te ayuda a digitalizar tu comercio, sin pagar nada.'],
  ['Una comunidad de vecinos comprometida', 'Gente que prefiere comprar aquí.'],
  ['Nuevos clientes', 'Los que acaban de llegar también te encuentran.'],
  ['Más competitividad', 'Tus ofertas, tan a mano como las de una gran cadena.'],
  ['Crecimiento a largo plazo', 'Un sitio propio que crece contigo.'],
] as const

/** Invented testimonials, only for the demonstration town. */
function Testimonials() {
  return (
    <section className={styles.section} aria-labelledby="testimonios">
      <h2 id="testimonios" className={styles.heading}>
        Lo cuentan detrás del mostrador
      </h2>
      <div className={`grid align-start ${styles.testimonials}`}>
        {testimonials.map(({ shop, person, business, words }) => (
          <Card key={person} as="figure">
            <Facade shop={shop} className="ratio-photo" />
            <blockquote className={styles.testimonial}>«{words}»</blockquote>
            <figcaption className={`muted ${styles.caption}`}>
              <strong className="ink">{person}</strong> · {business}
            </figcaption>
          </Card>
        ))}
      </div>
    </section>
  )
}

const testimonials = [
  {
    shop: { id: 4, name: 'Flores Azahar', category: 'Floristería' },
    person: 'Amparo',
    business: 'Flores Azahar',
    words:
      'Antes me llamaban para preguntar dónde estaba. Ahora llegan con la oferta abierta en el móvil.',
  },
  {
    shop: { id: 9, name: 'El Tornillo', category: 'Ferretería' },
    person: 'Joaquín',
    business: 'Ferretería El Tornillo',
    words: 'Lo rellené un martes por la tarde, sin ayuda de mis hijos. Eso ya lo dice todo.',
  },
]
