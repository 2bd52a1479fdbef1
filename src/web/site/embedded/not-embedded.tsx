import { EmbeddedFrame } from './embedded-frame.tsx'

const MORE = { path: '/directorio', words: 'Ver los comercios del pueblo' }

/** The error page inside a frame: as small as the other embedded pages. */
export function ErrorBoundary() {
  return (
    <EmbeddedFrame hosts={[]} title="Ahora no podemos mostrarlo" more={MORE}>
      <p>Puede que ya no esté en el directorio.</p>
    </EmbeddedFrame>
  )
}
