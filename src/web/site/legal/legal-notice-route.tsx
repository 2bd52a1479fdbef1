import { Link } from 'react-router'
import type { LegalIdentity } from '#contract/legal.ts'
import { readApi } from '../../api/read-api.ts'
import type { Route } from './+types/legal-notice-route.ts'
import { Identity } from './legal-identity.tsx'
import { TextPage } from './text-page.tsx'

export const loader = ({ context }: Route.LoaderArgs) => readApi<LegalIdentity>(context, 'legal/')

/** Who is responsible for the site (Spanish Law 34/2002, article 10). */
export default function LegalNotice({ loaderData }: Route.ComponentProps) {
  return (
    <TextPage
      path="/aviso-legal"
      title="Aviso legal"
      summary="Quién responde de Escaparate, el directorio de los comercios del pueblo, qué publica cada cual y cómo avisar de un error."
    >
      <h2>Quién responde del directorio</h2>
      <Identity legal={loaderData} />
      <h2>Qué es</h2>
      <p>
        Escaparate es el directorio de los comercios del pueblo. Mirarlo es gratis y no pide cuenta.
        Los comercios se apuntan ellos mismos, y antes de publicarse los revisa la administración.
      </p>
      <h2>Qué publica cada cual</h2>
      <p>
        De lo que se dice de un comercio y de sus ofertas responde su dueño. Si ves algo que no es
        verdad, que te perjudica o que usa una foto tuya sin permiso, dínoslo en{' '}
        <Link to="/contacto">Contacto</Link> y lo miramos.
      </p>
      <h2>Los textos y las fotos</h2>
      <p>
        Las fotos y los textos de cada comercio son de quien los ha puesto. Puedes enlazar cualquier
        página del directorio sin pedir permiso.
      </p>
    </TextPage>
  )
}
