import { Card } from '#web/ui/card.tsx'
import { Facade } from '#web/ui/drawing.tsx'
import styles from './landing.module.css'

/** The testimonials are invented, like the demonstration town. */
export function LandingTestimonials() {
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
