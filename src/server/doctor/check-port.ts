import { createServer } from 'node:net'
import { bad, type Finding, good } from './finding.ts'

/** Checks that the port is free or used by an Escaparate. */
export async function checkPort(host: string, port: number): Promise<Finding> {
  const name = 'Puerto'
  const code = await errorOfListening(host, port)
  if (code === undefined) return good(name)
  if (code !== 'EADDRINUSE') {
    const problem = `No se puede escuchar en ${host}:${port}: ${code}.`
    return bad(name, problem, 'Revisa HOST y PORT; los puertos por debajo de 1024 son de root.')
  }
  if (await isEscaparate(host, port)) return good(name)
  const problem = `El puerto ${port} es de otro programa.`
  return bad(name, problem, 'Ciérralo, o elige otro puerto con PORT (y en el proxy).')
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
