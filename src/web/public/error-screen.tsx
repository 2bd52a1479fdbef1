import { useSyncExternalStore } from 'react'
import { hasStoredUser } from '#web/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Facade } from '#web/ui/drawing.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from './error-screen.module.css'
import { PublicHeader } from './public-header.tsx'

/** 'Error: {code}', why that may be, and one way on. Without a code, 'Error' alone. */
export function ErrorScreen({ code }: { code?: number }) {
  // The server knows nobody: it offers what an unknown visitor gets.
  const signedIn = useSyncExternalStore(
    () => () => {},
    hasStoredUser,
    () => false,
  )
  const target = wayOn(code, signedIn)
  return (
    <>
      <PublicHeader />
      <main id="contenido" className={styles.screen}>
        <div className={styles.words}>
          <PageTitle className={styles.title}>{code ? `Error: ${code}` : 'Error'}</PageTitle>
          <p className={styles.sentence}>{sentenceFor(code)}</p>
          <ButtonLink to={target.to} reloadDocument={code === 500}>
            {target.label}
          </ButtonLink>
        </div>
        <Facade
          shop={{ id: 404, name: 'Cerrado' }}
          w={400}
          h={292}
          closed
          className={styles.picture}
        />
      </main>
    </>
  )
}

function wayOn(code: number | undefined, signedIn: boolean) {
  if (signedIn) return { to: '/dashboard', label: 'Volver a mi panel' }
  if (code === 401) return { to: '/login', label: 'Iniciar sesión' }
  return { to: '/', label: 'Volver a inicio' }
}

function sentenceFor(code: number | undefined): string {
  if (code === undefined) return 'Algo no ha ido bien. Vuelve atrás y prueba otra vez.'
  const known = sentences[code]
  if (known) return known
  if (code >= 500) return sentences[500]!
  return 'No hemos podido hacer lo que pedías. Vuelve atrás y prueba otra vez.'
}

const sentences: Record<number, string> = {
  401: 'Tu sesión ha terminado. Inicia sesión de nuevo y sigue donde estabas.',
  403: 'Esta puerta no se abre con tu cuenta. Si crees que debería, habla con quien lleva el directorio.',
  404: 'Aquí no hay nadie: esta tienda ha echado la persiana o la dirección está mal escrita.',
  500: 'Se nos ha caído algo en la trastienda. No es culpa tuya: espera un momento y prueba otra vez.',
  503: 'Hemos cerrado un momento para poner orden. Vuelve dentro de unos minutos.',
}
