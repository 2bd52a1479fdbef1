import { Link } from 'react-router'
import { OPEN_DATA_LICENSE } from '#contract/open-data.ts'
import { useTown } from '#web/api/site.ts'
import { useOrigin } from '#web/document/origin.tsx'
import { StructuredData } from '../layout/structured-data.tsx'
import { TextPage } from './text-page.tsx'

const CSV = '/api/directory/commerces.csv'
const GEOJSON = '/api/directory/commerces.geojson'
const OSM = '/api/directory/osm.geojson'
const SUMMARY =
  'Los comercios publicados del directorio, para descargar y usar: una tabla en CSV y un mapa en GeoJSON, con licencia abierta.'

export default function OpenDataPage() {
  const origin = useOrigin()
  const town = useTown()?.locality
  return (
    <>
      <StructuredData
        content={{
          '@type': 'Dataset',
          name: `Comercios${town ? ` de ${town}` : ''}`,
          description: SUMMARY,
          url: `${origin}/datos-abiertos`,
          license: OPEN_DATA_LICENSE,
          isAccessibleForFree: true,
          distribution: [
            download(origin + CSV, 'text/csv'),
            download(origin + GEOJSON, 'application/geo+json'),
            download(origin + OSM, 'application/geo+json'),
          ],
        }}
      />
      <TextPage path="/datos-abiertos" title="Datos abiertos" summary={SUMMARY}>
        <p>
          Lo que se lee en la página de cada comercio se puede descargar entero y usar para lo que
          quieras: un mapa, una guía, un estudio. Siempre está al día.
        </p>
        <h2>Para descargar</h2>
        <ul>
          <li>
            <a href={CSV}>Una tabla en CSV</a>, que se abre con cualquier hoja de cálculo.
          </li>
          <li>
            <a href={GEOJSON}>Un mapa en GeoJSON</a>, para programas de mapas. Los comercios que aún
            no están en el mapa van sin coordenadas.
          </li>
          <li>
            <a href={OSM} className="break-anywhere">
              Un mapa para OpenStreetMap
            </a>
            , con las etiquetas de ese mapa y solo ellas. No enviamos nada allí: lo revisa y lo
            lleva quien mapea.
          </li>
          <li>
            <a href="/ofertas.xml">Las últimas ofertas por RSS</a>.
          </li>
        </ul>
        <p>
          Cada comercio lleva su nombre, descripción, categorías, dirección, teléfono, correo,
          enlaces, cómo es su entrada, cómo se paga, horario (como <code>opening_hours</code> de
          OpenStreetMap), cuántas ofertas tiene y la fecha del último cambio. Para programadores,
          todo está en <a href="/api/docs/">la descripción de la API</a>.
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
          Los teléfonos y los correos son para hablar con el comercio. Enviar publicidad a quien no
          la ha pedido sigue sin estar permitido.
        </p>
        <h2>Si algo no está bien</h2>
        <p>
          Dínoslo en <Link to="/contacto">Contacto</Link>.
        </p>
      </TextPage>
    </>
  )
}

const download = (contentUrl: string, encodingFormat: string) => ({
  '@type': 'DataDownload',
  contentUrl,
  encodingFormat,
})
