import { existsSync } from 'node:fs'
import type { S3Settings } from '../config/s3-settings.ts'
import { diskPhotoStore } from '../photos/photo-store.ts'
import { s3PhotoStore } from '../photos/s3-photos.ts'
import { fileNames } from '../photos/store-photo.ts'
import { StartupError } from '../process/startup-error.ts'
import type { PhotoStore } from '../services.ts'
import { bad, type Finding, finding, good } from './finding.ts'

const NAME = 'Fotos'

/** `completeBackup` is the URL or path of the last backup that has all photos. */
export function checkMissingPhotos(missing: number, completeBackup: string | undefined): Finding {
  const photos = missing === 1 ? 'una foto' : `${missing} fotos`
  return finding(
    'Ficheros de las fotos',
    missing > 0 && `Faltan ficheros de ${photos}.`,
    `Recupéralos de ${completeBackup ?? 'una copia de cuando estaban'}, como dice docs/operating.md («Lost photos»). Mientras falten no se elimina ninguna copia.`,
  )
}

const CURES: [RegExp, string][] = [
  [/NoSuchBucket/, 'Crea el bucket, o corrige PHOTOS_S3_BUCKET.'],
  [/AccessKey|Signature|AccessDenied|Forbidden/, 'Corrige PHOTOS_S3_KEY y PHOTOS_S3_SECRET.'],
]

export async function checkPhotoStore(settings: S3Settings): Promise<Finding> {
  try {
    await s3PhotoStore(settings)
    return good(NAME)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    const cure = CURES.find(([pattern]) => pattern.test(error.message))?.[1]
    const defaultCure = 'Comprueba PHOTOS_S3_ENDPOINT, y que el almacén esté en marcha.'
    return bad(NAME, error.message, cure ?? defaultCure)
  }
}

/** The folder may be missing while there are no photos: the first one creates it. */
export async function checkPhotoFolder(folder: string, photoCount: number): Promise<Finding> {
  if (existsSync(folder)) {
    const problem = `En la carpeta ${folder} no se puede leer o escribir.`
    return diskPhotoStore(folder)
      .check()
      .then(() => good(NAME))
      .catch(() => bad(NAME, problem, 'Dásela al usuario que ejecuta Escaparate: chown -R.'))
  }
  return finding(
    NAME,
    photoCount > 0 && `Falta la carpeta ${folder}, y la base de datos conoce ${photoCount} fotos.`,
    'Monta el disco que la tenía, corrige VAR_DIR, o recupera una copia: npm run restore.',
  )
}

/** Counts the photos that lack at least one file. */
export async function countMissing(store: PhotoStore, hashes: readonly string[]): Promise<number> {
  const names = new Set(await Array.fromAsync(store.names()))
  return hashes.filter((hash) => !fileNames(hash).every((name) => names.has(name))).length
}
