import { AwningStrip } from '#web/ui/awning-strip.tsx'
import { Facade } from '#web/ui/drawing.tsx'
import styles from './landing.module.css'
import { winery } from './sample-commerces.ts'

export function LandingBenefits() {
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
