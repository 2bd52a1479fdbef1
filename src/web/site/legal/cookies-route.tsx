import { Link } from 'react-router'
import { TextPage } from './text-page.tsx'

/** What is stored on devices (Spanish Law 34/2002, article 22.2). */
export default function Cookies() {
  return (
    <TextPage
      path="/cookies"
      title="Cookies"
      summary="Qué se guarda en tu dispositivo: nada si solo miras el directorio, y lo justo para seguir dentro si tienes cuenta."
    >
      <p>
        Si solo miras el directorio, no guardamos ninguna cookie en tu dispositivo. Por eso no
        tienes nada que aceptar.
      </p>
      <h2>Si inicias sesión</h2>
      <ul>
        <li>
          <code>auth_access</code>: dice que has iniciado sesión. Se va al cerrar el navegador.
        </li>
        <li>
          <code>auth_refresh</code>: te deja seguir dentro sin escribir la contraseña. Dura dos
          días.
        </li>
      </ul>
      <h2>Si no quieres que te contemos</h2>
      <ul>
        <li>
          <code>sin_cifras</code>: dice que no cuentes en ninguna cifra, y nada más. Solo la tienes
          si lo pides en <Link to="/privacidad#cifras">Privacidad</Link>, y dura un año.
        </li>
      </ul>
      <h2>Lo que queda en tu dispositivo</h2>
      <ul>
        <li>Tu nombre y tu correo, mientras estás dentro, para enseñártelos.</li>
        <li>
          El correo con el que inicias sesión, para que no lo escribas otra vez, hasta que cierras
          la sesión y como mucho 30 días.
        </li>
        <li>
          Lo que has empezado a escribir en un formulario, hasta que lo envías y como mucho 30 días.
        </li>
        <li>El tamaño de letra y la apariencia que eliges.</li>
        <li>
          Los comercios y las ofertas que guardas, hasta que los eliminas. Solo entonces se quedan
          también las páginas que abres, para que las veas sin conexión.
        </li>
      </ul>
      <p>
        Nada de esto sirve para seguirte ni para publicidad, y nadie más lo lee. Lo demás está en{' '}
        <Link to="/privacidad">Privacidad</Link>.
      </p>
    </TextPage>
  )
}
