import { Card, CardBody } from '#web/ui/card.tsx'
import { Facade } from '#web/ui/drawing.tsx'
import styles from './landing-testimonials.module.css'

/** Invented, as the town of the demonstration is. */
export function LandingTestimonials() {
  return (
    <section className={styles.section} aria-labelledby="testimonios">
      <h2 id="testimonios" className={styles.title}>
        Lo cuentan detrás del mostrador
      </h2>
      <div className={`grid align-start ${styles.pair}`}>
        {testimonials.map(({ shop, person, business, words }) => (
          <Card key={person} as="figure">
            <Facade shop={shop} className={styles.front} />
            <CardBody className={styles.body}>
              <blockquote>«{words}»</blockquote>
            </CardBody>
            <figcaption className={styles.caption}>
              <strong>{person}</strong> · {business}
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
