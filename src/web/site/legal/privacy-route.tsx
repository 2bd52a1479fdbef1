import { Link, redirect } from 'react-router'
import type { LegalIdentity } from '#contract/legal.ts'
import { formatCount } from '#contract/numbers.ts'
import { OBJECTION_COOKIE, objectionCookie } from '#contract/objection.ts'
import type { Periods } from '#contract/periods.ts'
import { CONFIRMATION_DAYS } from '#contract/subscriptions.ts'
import { useModule } from '#web/api/modules.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { staticPage } from '#web/site/layout/static-page.ts'
import { readApi } from '../../api/read-api.ts'
import type { Route } from './+types/privacy-route.ts'
import { FiguresAndYou, startObjection } from './figures-and-you.tsx'
import { Identity } from './legal-identity.tsx'
import { TextPage } from './text-page.tsx'

export const handle: PageHandle = {
  searchParams: ['cifras'],
  staticScript: `${staticPage.staticScript};(${startObjection})(${JSON.stringify(OBJECTION_COOKIE)})`,
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    retention: await readApi<Periods>(context, 'periods/'),
    legal: await readApi<LegalIdentity>(context, 'legal/'),
    /** 'si' or 'no' after the visitor has chosen whether to be counted, else null. */
    justChosen: new URL(request.url).searchParams.get('cifras'),
  }
}

export async function action({ request }: Route.ActionArgs) {
  const objects = (await request.formData()).get('cifras') === 'no'
  const isSecure = new URL(request.url).protocol === 'https:'
  return redirect(`/privacidad?cifras=${objects ? 'no' : 'si'}#cifras`, {
    status: 303,
    headers: { 'set-cookie': objectionCookie(objects, isSecure) },
  })
}

/** The processing of personal data (GDPR, articles 13 and 15 to 22). */
export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  const { retention, legal, justChosen } = loaderData
  return (
    <TextPage
      path="/privacidad"
      title="Privacidad"
      summary="Qué datos guarda Escaparate, para qué, durante cuánto tiempo, y cómo verlos, corregirlos o eliminarlos."
    >
      <p>Escaparate guarda lo justo para que un comercio aparezca en el directorio de su pueblo.</p>
      <h2>Quién responde de tus datos</h2>
      <Identity legal={legal} />

      <h2>Qué guardamos y para qué</h2>
      <ul>
        <li>
          De tu cuenta: tu nombre de usuario, tu correo y tu contraseña cifrada. Sirven para iniciar
          sesión y para escribirte sobre tu solicitud.
        </li>
        <li>
          De tu comercio: su nombre, descripción, dirección, teléfono, correo de contacto y fotos, y
          lo que quieras añadir: horario, dirección en el mapa y enlaces, como tu WhatsApp. Son para
          enseñarlos a tus vecinos cuando se acepte la solicitud. De las fotos eliminamos el lugar y
          la fecha en que se hicieron.
        </li>
        <li>De lo que escribes en Contacto: tu correo y tu mensaje. Sirven para responderte.</li>
        <li>
          De un problema de un comercio o una oferta: lo que cuentas y, si los dejas, tu nombre y tu
          correo. Sirven para mirarlo y decirte qué hacemos. El dueño no sabe quién avisó.
        </li>
        <li>
          De «Avísame»: tu correo y de qué quieres saber, para escribirte los jueves. Empezamos
          cuando lo confirmas, porque tú lo pides. No miramos si abres el correo.
        </li>
        <li>
          De cada vez que inicias sesión: cuándo, con qué navegador y una huella cifrada de tu
          dirección de internet, para proteger tu cuenta.
        </li>
      </ul>
      <p>
        Lo guardamos porque tú nos lo pides al registrarte. No lo vendemos ni lo cedemos, y no hay
        publicidad.
      </p>

      <HowLong retention={retention} />

      {useModule('figures') && <FiguresAndYou justChosen={justChosen} />}

      <h2>El mapa y tu posición</h2>
      <p>
        Las imágenes del mapa salen de nuestro propio servidor: quien las hace no sabe quién las
        mira. Si buscas comercios cerca de ti, tu navegador te pide permiso; tu posición se redondea
        a unos 100 metros, se usa para esa búsqueda y no se guarda en ninguna parte. Si llevas un
        comercio, su dirección se pregunta a CartoCiudad, del Instituto Geográfico Nacional, para
        proponerte dónde va en el mapa.
      </p>

      <h2>Cookies</h2>
      <p>
        Solo las que hacen falta para que sigas dentro: <code>auth_access</code>, que se va al
        cerrar el navegador, y <code>auth_refresh</code>, que dura dos días. Y, si pides que no te
        contemos, <code>sin_cifras</code>, para acordarnos. Lo que escribes en un formulario se
        guarda en tu dispositivo hasta que lo envías, sales de tu cuenta o pasan 30 días.
      </p>

      <h2>Tus derechos</h2>
      <p>
        En <Link to="/account">Mi cuenta</Link> puedes ver, corregir, llevarte o eliminar tus datos.
        Si te opones a que los usemos, dínoslo en <Link to="/contacto">Contacto</Link>. Si crees que
        no se respetan, puedes reclamar ante la Agencia Española de Protección de Datos.
      </p>
    </TextPage>
  )
}

function HowLong({ retention }: { retention: Periods }) {
  return (
    <>
      <h2>Cuánto tiempo</h2>
      <ul>
        <li>
          Mientras tengas la cuenta. Si la eliminas, tu nombre y tu correo se eliminan en el acto, y
          tus comercios a los {days(retention.bin)}.
        </li>
        <li>
          Lo que se elimina se puede recuperar durante {days(retention.bin)}; después desaparece
          para siempre, con sus fotos.
        </li>
        <li>
          Quién cambió qué, con el nombre de usuario que tenía entonces, queda anotado{' '}
          {days(retention.activity)}: así se puede aclarar un error o un abuso.
        </li>
        <li>
          Un mensaje o un problema que nos escribes, o un comercio que nos dices que falta, se
          elimina a los {days(retention.messages)} de responderlo.
        </li>
        <li>
          Un registro que nadie confirma se elimina a los {days(retention.unconfirmed)}, con su
          foto.
        </li>
        <li>
          Tu correo de «Avísame», hasta que te das de baja con el enlace de cualquiera de ellos:
          entonces se elimina en el acto, también de los correos enviados. Si no lo confirmas, a los{' '}
          {days(CONFIRMATION_DAYS)}.
        </li>
        <li>De los correos que te enviamos, a quién y sobre qué: {days(retention.mails)}.</li>
        <li>
          El rastro de cada sesión: {days(retention.sessions)} desde que acaba. La huella de la
          dirección desde la que iniciaste sesión: {days(retention.addresses)}. La dirección de un
          intento fallido: {days(retention.attempts)}.
        </li>
      </ul>
    </>
  )
}

const days = (count: number) => formatCount(count, 'día', 'días')
