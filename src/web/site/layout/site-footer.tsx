import { Link } from 'react-router'
import { IconChevronDown } from '#web/ui/icons.ts'
import styles from './site-footer.module.css'

type Way = readonly [to: string, name: string]

const WAYS: readonly Way[] = [
  ['/directorio', 'Comercios'],
  ['/ofertas', 'Ofertas'],
  ['/guardados', 'Guardados'],
  ['/avisame', 'Avísame'],
  ['/preguntas', 'Preguntas frecuentes'],
  ['/contacto', 'Contacto'],
  ['/signup', 'Registra tu comercio'],
]

const INFORMATION: readonly Way[] = [
  ['/como-ordenamos', 'Cómo ordenamos'],
  ['/datos-abiertos', 'Datos abiertos'],
  ['/accesibilidad', 'Accesibilidad'],
  ['/privacidad', 'Privacidad'],
  ['/cookies', 'Cookies'],
  ['/aviso-legal', 'Aviso legal'],
]

/** The footer of public pages. What few look for is folded; without JavaScript, too. */
export function SiteFooter() {
  return (
    <footer className={`muted small surface ${styles.footer}`}>
      <nav aria-label="Más sobre Escaparate">
        <Ways ways={WAYS} />
        <details className={styles.information}>
          <summary className="inline-row gap-8 tap">
            Información
            <IconChevronDown size={20} aria-hidden />
          </summary>
          <Ways ways={INFORMATION} />
        </details>
      </nav>
      <p className="row wrap between">
        <span>© 2024 Escaparate. Todos los derechos reservados.</span>
        <a href="/ofertas.xml">Ofertas por RSS</a>
      </p>
    </footer>
  )
}

function Ways({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className={styles.links}>
      {ways.map(([to, name]) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}
