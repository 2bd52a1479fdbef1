import { Link } from 'react-router'
import styles from './site-footer.module.css'

const WAYS = [
  ['/directorio', 'Comercios'],
  ['/ofertas', 'Ofertas'],
  ['/guardados', 'Guardados'],
  ['/avisame', 'Avísame'],
  ['/preguntas', 'Preguntas frecuentes'],
  ['/signup', 'Registra tu comercio'],
  ['/contacto', 'Contacto'],
  ['/como-ordenamos', 'Cómo ordenamos'],
  ['/aviso-legal', 'Aviso legal'],
  ['/privacidad', 'Privacidad'],
  ['/cookies', 'Cookies'],
  ['/accesibilidad', 'Accesibilidad'],
  ['/datos-abiertos', 'Datos abiertos'],
] as const

/** The footer of public pages. */
export function SiteFooter() {
  return (
    <footer className={`row wrap between muted small surface ${styles.footer}`}>
      <nav aria-label="Más sobre Escaparate">
        <ul className={`cluster ${styles.links}`}>
          {WAYS.map(([to, name]) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
          <li>
            <a href="/ofertas.xml">Ofertas por RSS</a>
          </li>
        </ul>
      </nav>
      <p>© 2024 Escaparate. Todos los derechos reservados.</p>
    </footer>
  )
}
