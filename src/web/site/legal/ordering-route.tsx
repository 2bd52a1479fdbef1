import { Link } from 'react-router'
import { TextPage } from './text-page.tsx'

/** The order of lists and searches (Digital Services Act, article 27; Spanish consumer act, article 20.3). */
export default function OrderingPage() {
  return (
    <TextPage
      path="/como-ordenamos"
      title="Cómo ordenamos"
      summary="Qué decide el orden de los comercios y de las ofertas en las listas y en las búsquedas de Escaparate, y por qué nadie puede comprar un sitio."
    >
      <p>
        <strong>Nadie puede pagar por salir antes.</strong> No hay puestos reservados, ni anuncios,
        ni comercios preferidos. El orden tampoco depende de quién mira: todo el mundo ve el mismo.
      </p>
      <h2>Sin buscar nada</h2>
      <p>
        Primero va lo más nuevo: el último comercio que se publicó. Así salen también en la portada.
        Cambiar los datos de un comercio no lo sube. Con «Por nombre» van de la A a la Z.
      </p>
      <h2>Las ofertas</h2>
      <p>
        Primero van las que tienen último día; las que no dicen cuándo acaban, al final. De unas y
        de otras, antes las que llevan una foto de verdad, y entre iguales la más nueva. La que sale
        en grande es la primera con foto; si ninguna la tiene, la que antes acaba. Nunca van
        seguidas dos ofertas del mismo comercio mientras queden de otros: entre ellas se pone una.
        Con «Acaba pronto» salen las que acaban en tres días, y primero la que antes acaba.
      </p>
      <h2>Al buscar</h2>
      <p>
        Solo sale lo que tiene que ver con todas las palabras. Primero, lo más parecido a lo que has
        escrito:
      </p>
      <ol>
        <li>los comercios que se llaman así, o cuyo nombre empieza por eso;</li>
        <li>los que tienen las palabras en el nombre;</li>
        <li>los de esa categoría;</li>
        <li>los que las dicen en su descripción, en su dirección o en el título de una oferta.</li>
      </ol>
      <p>
        Una palabra igual cuenta más que una parecida, y las faltas de escritura van al final. En
        las ofertas manda su título; después, su tipo y su descripción, el nombre del comercio y la
        categoría. Si dos empatan, va antes la más nueva.
      </p>
      <h2>Cerca de ti</h2>
      <p>
        Con «Cerca de mí» va primero lo que está a menos metros, en línea recta. Los comercios que
        aún no están en el mapa van al final. «Abierto ahora» y los demás filtros dejan fuera lo que
        no toca, pero no cambian el orden.
      </p>
      <h2>Si algo te parece injusto</h2>
      <p>
        Escríbenos en <Link to="/contacto">Contacto</Link> y lo miramos.
      </p>
    </TextPage>
  )
}
