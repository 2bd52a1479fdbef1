import { createServer } from 'node:net'
import { bad, type Finding, good } from './finding.ts'

/** That the port is free, or of this Escaparate; unless it is known whether it `isRunning`, of any. */
export async function checkPort(host: string, port: number, isRunning = true): Promise<Finding> {
  const name = 'Puerto'
  const code = await errorOfListening(host, port)
  if (code === undefined) return good(name)
  if (code !== 'EADDRINUSE') {
    const problem = `No se puede escuchar en ${host}:${port}: ${code}.`
    return bad(name, problem, 'Revisa HOST y PORT; los puertos por debajo de 1024 son de root.')
  }
  const isOne = await isEscaparate(host, port)
  if (isOne && isRunning) return good(name)
  return bad(
    name,
    isOne
      ? `El puerto ${port} es de otro Escaparate, con otra base de datos; este no está en marcha.`
      : `El puerto ${port} es de otro programa.`,
    'Ciérralo, o elige otro puerto con PORT (y en el proxy).',
  )
}

function errorOfListening(host: string, port: number): Promise<string | undefined> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => done(code ?? 'error'))
    server.listen(port, host, () => server.close(() => done(undefined)))
  })
}

async function isEscaparate(host: string, port: number): Promise<boolean> {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  try {
    const signal = AbortSignal.timeout(5_000)
    const answer = await fetch(`http://${reachable}:${port}/healthz`, { signal })
    return ((await answer.json()) as { status?: string }).status === 'ok'
  } catch {
    return false
  }
}
