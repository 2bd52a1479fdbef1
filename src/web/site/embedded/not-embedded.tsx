import { EmbeddedFrame } from './embedded-frame.tsx'

const MORE = { path: '/directorio', words: 'Ver los comercios del pueblo' }

/** Where what was asked for is no more: as small as the rest, since what is around it is not ours. */
export function ErrorBoundary() {
  return (
    <EmbeddedFrame hosts={[]} title="Ahora no podemos mostrarlo" more={MORE}>
      <p>Puede que ya no esté en el directorio.</p>
    </EmbeddedFrame>
  )
}
