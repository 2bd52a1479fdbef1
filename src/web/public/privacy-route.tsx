import { PageTitle } from '#web/ui/page-title.tsx'
import styles from './privacy.module.css'
import { PublicHeader } from './public-header.tsx'

/** What is done with people's data (GDPR, articles 13 and 15 to 22), as it is done here. */
export default function PrivacyRoute() {
  return (
    <>
      <PublicHeader />
      <main id="contenido" className={styles.text}>
        <PageTitle>Privacidad</PageTitle>
        <p>
          Escaparate guarda lo justo para que un comercio aparezca en el directorio de su pueblo.
          Responde de ello quien lleva este directorio.
        </p>

        <h2>Qué guardamos y para qué</h2>
        <ul>
          <li>
            De tu cuenta: tu nombre de usuario, tu correo y tu contraseña cifrada. Sirven para que
            entres y para escribirte sobre tu solicitud.
          </li>
          <li>
            De tu comercio: su nombre, descripción, dirección, teléfono, correo de contacto y foto.
            Son para enseñarlos a tus vecinos cuando se acepte la solicitud. De la foto quitamos el
            lugar y la fecha en que se hizo.
          </li>
          <li>
            De cada vez que entras: cuándo, con qué navegador y una huella cifrada de tu dirección
            de internet, para proteger tu cuenta.
          </li>
        </ul>
        <p>
          Lo guardamos porque tú nos lo pides al registrarte. No lo vendemos ni lo cedemos, y no hay
          publicidad.
        </p>

        <h2>Cuánto tiempo</h2>
        <ul>
          <li>Mientras tengas la cuenta.</li>
          <li>Un registro que nadie confirma se borra a los 30 días, con su foto.</li>
          <li>Los correos que te enviamos se borran a los 30 días.</li>
          <li>
            El rastro de cada sesión se borra a los 30 días de acabar; la huella de la dirección
            desde la que entraste, a los 90; y la dirección de un intento fallido, en un día.
          </li>
        </ul>

        <h2>Cookies</h2>
        <p>
          Solo las que hacen falta para que sigas dentro: <code>auth_access</code>, que se va al
          cerrar el navegador, y <code>auth_refresh</code>, que dura dos días. Lo que escribes en un
          formulario se guarda en tu dispositivo hasta que lo envías.
        </p>

        <h2>Tus derechos</h2>
        <p>
          Puedes ver, corregir, llevarte o borrar tus datos, y oponerte a que los usemos: dilo a
          quien lleva el directorio. Si crees que no se respetan, puedes reclamar ante la Agencia
          Española de Protección de Datos.
        </p>
      </main>
    </>
  )
}
