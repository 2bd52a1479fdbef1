import { Link } from 'react-router'
import { OPEN_DATA_LICENSE } from '#contract/open-data.ts'
import { TextPage } from './text-page.tsx'

export default function OpenDataPage() {
  return (
    <TextPage
      path="/datos-abiertos"
      title="Datos abiertos"
      summary="Los comercios publicados del directorio, para descargar y usar: una tabla en CSV y un mapa en GeoJSON, con licencia abierta."
    >
      <p>
        Lo que se lee en la página de cada comercio se puede descargar entero y usar para lo que
        quieras: un mapa, una guía, un estudio. Siempre está al día.
      </p>
      <h2>Para descargar</h2>
      <ul>
        <li>
          <a href="/api/directory/commerces.csv">Una tabla en CSV</a>, que se abre con cualquier
          hoja de cálculo.
        </li>
        <li>
          <a href="/api/directory/commerces.geojson">Un mapa en GeoJSON</a>, para programas de
          mapas. Los comercios que aún no están en el mapa van sin coordenadas.
        </li>
        <li>
          <a href="/api/directory/osm.geojson" className="break-anywhere">
            Un mapa para OpenStreetMap
          </a>
          , con las etiquetas de ese mapa y solo ellas. No enviamos nada allí: lo revisa y lo lleva
          quien mapea.
        </li>
        <li>
          <a href="/ofertas.xml">Las últimas ofertas por RSS</a>.
        </li>
      </ul>
      <p>
        Cada comercio lleva su nombre, descripción, categorías, dirección, teléfono, correo,
        enlaces, cómo es su entrada, cómo se paga, horario (como <code>opening_hours</code> de
        OpenStreetMap), cuántas ofertas tiene y la fecha del último cambio. Para programadores, todo
        está en <a href="/api/docs/">la descripción de la API</a>.
      </p>
      <p>
        Para tener una lista o el horario de un comercio dentro de tu web, sin programar, pide en{' '}
        <Link to="/contacto">Contacto</Link> la línea que hay que pegar.
      </p>
      <h2>Con qué licencia</h2>
      <p>
        Con la{' '}
        <a href={OPEN_DATA_LICENSE} rel="license">
          Creative Commons Atribución 4.0
        </a>
        : puedes usarlos, cambiarlos y venderlos si dices de quién son y enlazas esta página. Las
        fotos no entran: son de cada comercio.
      </p>
      <p>
        Los teléfonos y los correos son para hablar con el comercio. Enviar publicidad a quien no la
        ha pedido sigue sin estar permitido.
      </p>
      <h2>Si algo no está bien</h2>
      <p>
        Dínoslo en <Link to="/contacto">Contacto</Link>.
      </p>
    </TextPage>
  )
}
