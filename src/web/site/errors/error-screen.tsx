import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { closedShop } from '#drawing/closed-shop.ts'
import { storedUser } from '#web/api/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { Message, MessageScreen } from '../layout/message-screen.tsx'

type ErrorScreenProps = { code?: number; inLayout?: boolean }

/** 'Error: {code}', why that may be, and one way on. Without a code, 'Error' alone. */
export function ErrorScreen({ code, inLayout = false }: ErrorScreenProps) {
  // The server knows nobody: it offers what an unknown visitor gets.
  const signedIn = useSyncExternalStore(never, isSignedIn, () => false)
  const { to, label } = wayOn(code, signedIn)
  const Screen = inLayout ? Message : MessageScreen
  return (
    <Screen
      title={code ? `Error: ${code}` : 'Error'}
      sentence={sentenceFor(code)}
      action={
        <>
          <ButtonLink to={to}>{label}</ButtonLink>
          {code === 404 && !inLayout && (
            <ButtonLink to="/directorio" variant="text">
              Buscar comercios
            </ButtonLink>
          )}
        </>
      }
      picture={<Drawing svg={closedShop()} />}
    />
  )
}

const never = () => () => {}
const isSignedIn = () => storedUser() !== undefined

function wayOn(code: number | undefined, signedIn: boolean) {
  if (signedIn) return { to: '/dashboard', label: 'Volver a mi panel' }
  if (code === 401) return { to: '/login', label: 'Iniciar sesión' }
  return { to: '/', label: 'Volver a inicio' }
}

function sentenceFor(code: number | undefined): ReactNode {
  const known = code === undefined ? undefined : sentences[code]
  if (known) return known
  if (code !== undefined && code >= 500) return sentences[500]
  return 'No hemos podido hacer lo que pedías. Vuelve atrás y prueba otra vez.'
}

const sentences: Record<number, ReactNode> = {
  401: 'Tu sesión ha terminado. Inicia sesión otra vez y sigue donde estabas.',
  403: 'Tu cuenta no tiene permiso para esto. Si lo necesitas, pídeselo a quien lleva el directorio.',
  404: 'Aquí no hay nadie: esta tienda ha echado la persiana o la dirección está mal escrita.',
  410: (
    <>
      Esta tienda se ha ido de la calle. Mira quién más hay en{' '}
      <Link to="/directorio">el directorio</Link>.
    </>
  ),
  500: 'Algo se nos ha caído en la trastienda. No es culpa tuya: espera un momento y prueba otra vez.',
  503: 'Hemos cerrado un momento para poner orden. Vuelve dentro de unos minutos.',
}
