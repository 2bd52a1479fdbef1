import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findInProcess, isGood, isRoot, NOBODY, problemOf } from '#testing/findings.ts'
import { serve } from '#testing/plain-server.ts'
import { checkEnvFile } from './check-env-file.ts'
import { checkBuild, checkPort, checkVarDir } from './check-machine.ts'

/** Only root may mount a small disk, which the test fills. */
const mayMount = isRoot && spawnSync('unshare', ['-m', 'true'], { stdio: 'ignore' }).status === 0
if (!mayMount) console.info('Only root can mount a small disk to fill: skipped.')

const folder = mkdtempSync(join(tmpdir(), 'escaparate-doctor-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true }))
const inFolder = (...names: string[]) => join(folder, ...names)
const machine = new URL('./check-machine.ts', import.meta.url)

describe('the file .env', () => {
  const example = inFolder('.env.example')
  writeFileSync(example, '# The port.\n#PORT=3000\n\n#SECRET_KEY=\n')
  const check = (text: string, mode = 0o600) => {
    writeFileSync(inFolder('.env'), text)
    chmodSync(inFolder('.env'), mode)
    return checkEnvFile(inFolder('.env'), example)
  }

  test('that is missing, or ours alone, is good', () => {
    isGood(checkEnvFile(inFolder('none'), example))
    isGood(check('PORT=1\nexport SECRET_KEY_FILE=/x\nNODE_ENV=production\nTZ=UTC'))
  })

  test('that others may read is told', () => {
    expect(problemOf(check('', 0o644))).toContain('Otros usuarios')
    expect(problemOf(check('', 0o640))).toContain('Otros usuarios')
  })

  test('with a setting that does not exist is told', () => {
    expect(problemOf(check('PORTA=1\nPORT=1\nSECRETKEY=x'))).toContain('Nadie usa PORTA, SECRETKEY')
  })

  test('with a line of the guide in which nobody wrote their own is told', () => {
    const guide = readFileSync('docs/instalar.md', 'utf8')
    const [lines] = /^NODE_ENV=.*?(?=```)/ms.exec(guide)!
    check(lines)
    expect(problemOf(checkEnvFile(inFolder('.env'), inFolder('none')))).toBe(
      'Siguen como en el ejemplo: MAIL_FROM, PUBLIC_URL, SMTP_URL.',
    )
    check('SMTP_URL=smtp://ana:clave@mail.onda.es:587\nPUBLIC_URL=https://onda.es')
    isGood(checkEnvFile(inFolder('.env'), inFolder('none')))
  })

  test('that we may not read is told', () => {
    check('', isRoot ? 0o600 : 0)
    const module = new URL('./check-env-file.ts', import.meta.url)
    const found = findInProcess(module, `checkEnvFile('${inFolder('.env')}', '${example}')`)
    expect(problemOf(found)).toContain('no se puede leer: EACCES')
  })
})

describe('the folder of data', () => {
  const place = (findings: Awaited<ReturnType<typeof checkVarDir>>) =>
    findings.filter(({ name }) => name === 'Carpeta de datos')

  test('that is ours is good, and is not made by looking', async () => {
    isGood(place(await checkVarDir(inFolder('not', 'yet'))))
    expect(existsSync(inFolder('not'))).toBe(false)
  })

  test('that is of another user is told', async () => {
    expect(problemOf(await checkVarDir(folder, 54_321))).toContain('es de otro usuario')
  })

  test('that cannot be written, or is no folder, is told', async () => {
    mkdirSync(inFolder('locked'))
    if (isRoot) chownSync(inFolder('locked'), NOBODY, NOBODY)
    chmodSync(inFolder('locked'), 0o555)
    for (const path of [inFolder('locked'), inFolder('locked', 'below')]) {
      expect(problemOf(findInProcess(machine, `checkVarDir('${path}')`))).toContain(
        `En ${path} (VAR_DIR) no se puede escribir: EACCES.`,
      )
    }
    writeFileSync(inFolder('file'), '')
    expect(problemOf(await checkVarDir(inFolder('file', 'var')))).toContain('ENOTDIR')
  })

  test.skipIf(!mayMount)('on a full disk is told', () => {
    mkdirSync(inFolder('full'))
    const fill = `{ cat /dev/zero > ${inFolder('full', 'x')} 2>&-; true; }`
    const prepare = `mount -t tmpfs -o size=1m tmpfs ${inFolder('full')} && ${fill}`
    const found = findInProcess(machine, `checkVarDir('${inFolder('full')}')`, { prepare })
    expect(problemOf(found)).toBe(`Quedan 0 MB en el disco de ${inFolder('full')}.`)
  })
})

test('a build that is missing, half or old is told', () => {
  expect(problemOf(checkBuild(folder, []))).toBe(
    'Falta build/server/index.js y build/programs/start.js.',
  )
  for (const part of ['server', 'programs']) mkdirSync(inFolder('build', part), { recursive: true })
  writeFileSync(inFolder('build/server/index.js'), '')
  expect(problemOf(checkBuild(folder, []))).toBe('Falta build/programs/start.js.')
  writeFileSync(inFolder('build/programs/start.js'), '')
  isGood(checkBuild(folder, []))
  expect(problemOf(checkBuild(folder, ['web']))).toContain('(web) es de otra versión')
})

test('the port is free, or of an Escaparate', async () => {
  const other = await serve((_request, response) => response.end('otro programa'))
  expect(problemOf(await checkPort('127.0.0.1', other.port))).toContain('es de otro programa')
  await other.close()
  isGood(await checkPort('127.0.0.1', other.port))
  const ours = await serve((_request, response) => response.end('{"status":"ok"}'))
  isGood(await checkPort('127.0.0.1', ours.port))
  await ours.close()
  expect(problemOf(await checkPort('203.0.113.7', 3000))).toContain('EADDRNOTAVAIL')
})
