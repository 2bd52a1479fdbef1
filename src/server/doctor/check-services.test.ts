import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startFakeS3 } from '#testing/fake-s3-server.ts'
import { startFakeSmtp } from '#testing/fake-smtp-server.ts'
import { findInProcess, isGood, problemOf, theWrong } from '#testing/findings.ts'
import { serve } from '#testing/plain-server.ts'
import { diskPhotoStore } from '../photos/photo-store.ts'
import { fileNames } from '../photos/store-photo.ts'
import { checkMailServer } from './check-mail.ts'
import {
  checkMissingPhotos,
  checkPhotoFolder,
  checkPhotoStore,
  countMissing,
} from './check-photos.ts'
import { checkPublicUrl } from './check-public-url.ts'

const folder = mkdtempSync(join(tmpdir(), 'escaparate-doctor-'))
afterAll(() => rmSync(folder, { recursive: true }))
const inFolder = (...names: string[]) => join(folder, ...names)

describe('the mail server', () => {
  test('that lets us in is good, and gets no mail', async () => {
    const smtp = await startFakeSmtp()
    isGood(await checkMailServer(smtp.url))
    expect(smtp.received).toEqual([])
    await smtp.close()
  })

  test('that refuses us, or has a certificate for another name, is told', async () => {
    const refusing = await startFakeSmtp({
      onConnect: (_session, done) => done(new Error('no relaying from here')),
    })
    expect(problemOf(await checkMailServer(refusing.url))).toMatch(
      /rechaza la conexión: .*no relaying from here/,
    )
    await refusing.close()
    const secure = await startFakeSmtp({ secure: true })
    expect(problemOf(await checkMailServer(secure.url.replace('smtp:', 'smtps:')))).toContain(
      'Su certificado no vale',
    )
    await secure.close()
  })

  test('that refuses the password, has no encryption, or is away, is told', async () => {
    const smtp = await startFakeSmtp({
      onAuth: (_auth, _session, done) => done(new Error('wrong password')),
    })
    const wrong = theWrong(await checkMailServer(smtp.url.replace('//', '//ana:clave@')))
    expect(wrong.problem).toContain('el usuario o la contraseña')
    expect(JSON.stringify(wrong)).not.toContain('clave@')
    expect(problemOf(await checkMailServer(smtp.url, true))).toContain('una conexión cifrada')
    await smtp.close()
    expect(problemOf(await checkMailServer(smtp.url))).toContain('No responde')
  })
})

describe('the photos', () => {
  test('whose folder is gone are told, unless there are none yet', async () => {
    isGood(await checkPhotoFolder(inFolder('photos'), 0))
    isGood(await checkPhotoFolder(folder, 3))
    expect(problemOf(await checkPhotoFolder(inFolder('photos'), 3))).toContain('conoce 3 fotos')
  })

  test('of which a file is gone are counted, and where they are still is told', async () => {
    const [whole, broken] = ['a', 'b'].map((letter) => letter.repeat(64))
    const store = diskPhotoStore(inFolder('some'))
    for (const name of [...fileNames(whole!), ...fileNames(broken!)]) {
      await store.write(name, Buffer.from('x'))
    }
    expect(await countMissing(store, [whole!, broken!])).toBe(0)
    await store.remove(fileNames(broken!)[2]!)
    expect(await countMissing(store, [whole!, broken!])).toBe(1)
    isGood(checkMissingPhotos(0, undefined))
    const wrong = theWrong(checkMissingPhotos(1, '/copias/one.tar'))
    expect(wrong.problem).toBe('Faltan ficheros de una foto.')
    expect(wrong.cure).toMatch(/\/copias\/one\.tar.*no se elimina ninguna copia/)
  })

  test('whose folder is of another user are told', () => {
    mkdirSync(inFolder('locked'), { mode: 0o500 })
    chmodSync(folder, 0o755)
    const module = new URL('./check-photos.ts', import.meta.url)
    const found = findInProcess(module, `checkPhotoFolder('${inFolder('locked')}', 3)`)
    expect(problemOf(found)).toMatch(/locked no se puede leer o escribir/)
  })

  test('whose store has another key, no such bucket, or is away, are told', async () => {
    const s3 = await startFakeS3()
    isGood(await checkPhotoStore(s3.settings))
    const key = theWrong(await checkPhotoStore({ ...s3.settings, key: 'wrong' }))
    const bucket = theWrong(await checkPhotoStore({ ...s3.settings, bucket: 'other' }))
    await s3.stop()
    const away = theWrong(await checkPhotoStore(s3.settings))
    expect(key.cure).toContain('PHOTOS_S3_KEY')
    expect(bucket.cure).toContain('PHOTOS_S3_BUCKET')
    expect(away.cure).toContain('PHOTOS_S3_ENDPOINT')
  })
})

test('the public address at which an Escaparate answers is good; otherwise it is told', async () => {
  const site = await serve((_request, response) => response.end('{"town":null}'))
  const other = await serve((_request, response) => response.end('<h1>Otro</h1>'))
  isGood(await checkPublicUrl(site.url))
  expect(problemOf(await checkPublicUrl(other.url))).toContain('otro programa')
  await Promise.all([site.close(), other.close()])
  expect(problemOf(await checkPublicUrl(site.url))).toContain('no responde: ')
})
