import { useEffect, useState } from 'react'
import { closedShop } from '#drawing/closed-shop.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { IconRefresh } from '#web/ui/icons.ts'
import type { StatusMessageProps } from '#web/ui/status-message.tsx'

/** Milliseconds that the server has to respond. */
const TIMEOUT = 5000

/** Returns the message for a screen that could not be downloaded. Reloads the page if the server responds. */
export function useConnectionLost(): StatusMessageProps {
  const [isTrying, setTrying] = useState(true)
  // The first attempt runs at once: a new version may have replaced the screen's files.
  useEffect(() => {
    if (!isTrying) return
    void isReachable().then((isUp) => (isUp ? location.reload() : setTrying(false)))
  }, [isTrying])
  return {
    title: 'Sin conexión',
    sentence: 'No hemos podido abrir esta pantalla. Comprueba internet y prueba otra vez.',
    action: (
      <Button
        icon={IconRefresh}
        isBusy={isTrying}
        busyLabel="Cargando…"
        onClick={() => setTrying(true)}
      >
        Reintentar
      </Button>
    ),
    picture: <Drawing svg={closedShop()} />,
  }
}

async function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT)
  return fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ status }) => status < 500,
    () => false,
  )
}
