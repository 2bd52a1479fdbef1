import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Settings } from '#server/config/s3-settings.ts'
import { freePort } from './free-port.ts'

/** Starts an S3 server (the package s3rver) as a child process, with one empty bucket. */
export async function startFakeS3() {
  const folder = await mkdtemp(join(tmpdir(), 'escaparate-s3-'))
  const port = await freePort()
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'escaparate',
    region: 'us-east-1',
    key: 'S3RVER',
    secret: 'S3RVER',
  }
  const child = spawn(
    process.execPath,
    [
      createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js'),
      ...['--directory', folder, '--address', '127.0.0.1', '--port', String(port)],
      ...['--configure-bucket', settings.bucket, '--silent'],
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  await once(child.stdout, 'data')
  return {
    settings,
    async stop() {
      await ended(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
