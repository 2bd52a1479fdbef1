import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { closedShop } from '#drawing/closed-shop.ts'
import { storedUser } from '#web/api/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { StatusMessage, type StatusMessageProps } from '#web/ui/status-message.tsx'

export function ErrorMessage({ code }: { code: number | undefined }) {
  return <StatusMessage {...useErrorMessage(code)} />
}

/** Returns 'Error: {code}', a possible reason and one link. Without a code the title is 'Error'. */
export function useErrorMessage(code: number | undefined): StatusMessageProps {
  // The server renders this message for an anonymous visitor.
  const isSignedIn = useSyncExternalStore(subscribeToNothing, hasStoredUser, () => false)
  const { to, label } = nextStep(code, isSignedIn)
  return {
    title: code ? `Error: ${code}` : 'Error',
    sentence: sentenceFor(code),
    action: <ButtonLink to={to}>{label}</ButtonLink>,
    picture: <Drawing svg={closedShop()} />,
  }
}

const subscribeToNothing = () => () => {}
const hasStoredUser = () => storedUser() !== undefined

function nextStep(code: number | undefined, isSignedIn: boolean) {
  if (isSignedIn) return { to: '/dashboard', label: 'Volver a mi panel' }
  if (code === 401) return { to: '/login', label: 'Iniciar sesión' }
  return { to: '/', label: 'Volver a inicio' }
}

function sentenceFor(code: number | undefined): ReactNode {
  if (code && sentences[code]) return sentences[code]
  if (code && code >= 500) return sentences[500]
  return 'No hemos podido hacer lo que pedías. Vuelve atrás y prueba otra vez.'
}

const sentences: Record<number, ReactNode> = {
  401: 'Tu sesión ha terminado. Inicia sesión otra vez y sigue donde estabas.',
  403: 'Tu cuenta no tiene permiso para esto. Si lo necesitas, pídeselo a la administración.',
  404: 'Aquí no hay nada: este comercio ha echado la persiana o la dirección está mal escrita.',
  410: (
    <>
      Este comercio se ha ido de la calle. Mira quién más hay en{' '}
      <Link to="/directorio">el directorio</Link>.
    </>
  ),
  500: 'Algo se nos ha caído en la trastienda. No es culpa tuya: espera un momento y prueba otra vez.',
  503: 'Hemos cerrado un momento para poner orden. Vuelve dentro de unos minutos.',
}
