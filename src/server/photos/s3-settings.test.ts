import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'

const complete = {
  PHOTOS_S3_ENDPOINT: 'https://s3.example',
  PHOTOS_S3_BUCKET: 'fotos',
  PHOTOS_S3_KEY: 'ana',
  PHOTOS_S3_SECRET: 'muy-secreto',
}

let varDir: string
beforeAll(() => {
  varDir = mkdtempSync(join(tmpdir(), 'escaparate-s3-settings-'))
})
afterAll(() => rmSync(varDir, { recursive: true }))

const photosOf = (env: NodeJS.ProcessEnv) => readConfig({ VAR_DIR: varDir, ...env }).photosS3

test('photos stay on the disk unless a store is named', () => {
  expect(photosOf({ PHOTOS_S3_REGION: 'eu-south-2', PHOTOS_S3_KEY: ' ' })).toBeUndefined()
})

test('a store is named by four settings, and a region where it matters', () => {
  const store = {
    endpoint: 'https://s3.example',
    bucket: 'fotos',
    key: 'ana',
    secret: 'muy-secreto',
  }
  expect(photosOf(complete)).toEqual({ ...store, region: 'us-east-1' })
  expect(photosOf({ ...complete, PHOTOS_S3_REGION: 'auto' })).toEqual({ ...store, region: 'auto' })
})

test('the secret may come from a file', () => {
  const file = join(varDir, 'secret')
  writeFileSync(file, 'de-un-archivo\n')
  const { PHOTOS_S3_SECRET: _, ...rest } = complete
  expect(photosOf({ ...rest, PHOTOS_S3_SECRET_FILE: file })?.secret).toBe('de-un-archivo')
})

test.each([
  ['PHOTOS_S3_ENDPOINT', ''],
  ['PHOTOS_S3_ENDPOINT', 's3.example'],
  ['PHOTOS_S3_ENDPOINT', 'https://s3.example/fotos'],
  ['PHOTOS_S3_BUCKET', ''],
  ['PHOTOS_S3_BUCKET', 'Mis Fotos'],
  ['PHOTOS_S3_BUCKET', 'a/b'],
  ['PHOTOS_S3_KEY', ''],
  ['PHOTOS_S3_SECRET', ''],
])('a store without a good %s is refused by name: "%s"', (name, value) => {
  expect(() => photosOf({ ...complete, [name]: value })).toThrow(`${name} `)
})
