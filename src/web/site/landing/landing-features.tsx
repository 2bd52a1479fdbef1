import { Card } from '#web/ui/card.tsx'
import { Facade, OfferDrawing } from '#web/ui/drawing.tsx'
import { IconArrowRight, IconChartBar, IconHandFinger, IconHeadset } from '#web/ui/icons.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import landing from './landing.module.css'
import styles from './landing-features.module.css'
import { bakery } from './streets.ts'

export function LandingFeatures() {
  return (
    <section className={landing.section} aria-labelledby="ventajas">
      <h2 id="ventajas" className={`${landing.heading} ${styles.title}`}>
        Todo lo que hace falta detrás del mostrador
      </h2>
      <p className="mt-12 muted">Pensado para usarlo desde el móvil, entre cliente y cliente.</p>
      <div className={`grid gap-20 ${styles.grid}`}>
        <Registration />
        <Offers />
        <Card className={`grid full-row ${styles.trio}`}>
          <Feature icon={IconChartBar} name="Análisis de ventas e informes">
            Qué días te miran, cuántas veces te llaman y qué oferta abren, con un informe cada mes.
          </Feature>
          <Feature icon={IconHandFinger} name="Interfaz intuitiva">
            Botones grandes y palabras de siempre. Si sabes mandar un mensaje, sabes usarlo.
          </Feature>
          <Feature icon={IconHeadset} name="Soporte técnico continuo">
            Escríbenos cuando te atasques. Te responde una persona.
          </Feature>
        </Card>
      </div>
    </section>
  )
}

function Registration() {
  return (
    <Card className={`grid gap-28 ${styles.registration}`}>
      <div>
        <h3>Registro y gestión de comercios</h3>
        <p className="muted">
          Nombre, foto, dirección y teléfono. Lo cambias tú cuando quieras y se ve al momento.
        </p>
        <div className="row wrap gap-8 mt-18 mb-24">
          <StatusChip tone="waiting">Pendiente</StatusChip>
          <IconArrowRight size={22} aria-hidden />
          <StatusChip tone="good">Publicada</StatusChip>
        </div>
      </div>
      <div className={`overflow-clip shadow ${styles.sample}`} aria-hidden>
        <Facade shop={bakery} className="ratio-photo" />
        <p className="name mt-14 px-16">Tu comercio</p>
        <p className="muted small px-16 mb-24">Tu calle y tu número</p>
      </div>
    </Card>
  )
}

function Offers() {
  return (
    <div className={`flex column rounded-card ${styles.offers}`}>
      <h3>Publicación de ofertas y promociones</h3>
      <p>Una foto, una frase y ya está en la calle.</p>
      <div
        className={`grid align-center grow mt-24 surface overflow-clip ${styles.ticket}`}
        aria-hidden
      >
        <OfferDrawing offer={{ id: 3, category: 'Panadería' }} className={styles.drawing} />
        <p className="py-12 px-18 small loose">
          <strong className="block">2 × 1</strong>
          en hogazas, hasta el sábado
        </p>
      </div>
    </div>
  )
}

type FeatureProps = { icon: typeof IconChartBar; name: string; children: string }

function Feature({ icon: Icon, name, children }: FeatureProps) {
  return (
    <div className={styles.feature}>
      <Icon size={44} className="primary" aria-hidden />
      <div>
        <h3>{name}</h3>
        <p className="muted">{children}</p>
      </div>
    </div>
  )
}
