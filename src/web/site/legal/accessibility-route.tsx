import { Link } from 'react-router'
import { TextPage } from './text-page.tsx'

/** The accessibility statement (Spanish Royal Decree 1112/2018). */
export default function Accessibility() {
  return (
    <TextPage
      path="/accesibilidad"
      title="Accesibilidad"
      summary="Hasta dónde se puede usar Escaparate con el teclado, con un lector de pantalla o con la letra grande, y a quién avisar si algo falla."
    >
      <p>
        Queremos que cualquiera pueda usar Escaparate: con el teclado, con un lector de pantalla,
        con la letra grande, con mala luz o con prisa.
      </p>
      <h2>Hasta dónde llegamos</h2>
      <p>
        El directorio está hecho según las Pautas de Accesibilidad para el Contenido Web, WCAG 2.2,
        nivel AA. En cada cambio un programa revisa todas las pantallas, con la apariencia clara y
        con la oscura, y todo se prueba también solo con el teclado. Un programa no lo ve todo, y
        ninguna entidad independiente lo ha revisado todavía.
      </p>
      <h2>Lo que puede fallar</h2>
      <p>
        Las fotos las ponen los comercios. Su descripción dice de qué comercio son, no todo lo que
        se ve en ellas.
      </p>
      <h2>Si algo no te deja seguir</h2>
      <p>
        Dínoslo en <Link to="/contacto">Contacto</Link>: qué querías hacer y con qué lo intentabas.
        Te contestamos por correo.
      </p>
    </TextPage>
  )
}
