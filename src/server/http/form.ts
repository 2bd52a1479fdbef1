import { addError, fieldErrors, NO_FIELD } from '#contract/field-errors.ts'
import { isSamePhoto, photoHash } from '#contract/photos.ts'
import { invalid, invalidAt } from '../errors.ts'
import { quotaError, reserveQuota } from '../photos/photo-quota.ts'
import { isEmptyUpload, receivePhoto, uploadError } from '../photos/receive-photo.ts'
import { deleteUnusedFiles, type StoredPhoto } from '../photos/store-photo.ts'
import { QueueFull } from '../queues/fair-queue.ts'
import { reserveAttempt } from './rate-limit.ts'
import { rateLimitKey } from './rate-limit-key.ts'
import type { Call, Route } from './route.ts'

/** Validates a form and its photo. Throws 400 with all errors. A form keeps the photo by sending `currentPhoto`. */
export async function readForm(
  { form: shape, photo: photoPath }: Route,
  body: unknown,
  currentPhoto: string | undefined,
): Promise<{ form: unknown; upload?: unknown }> {
  if (shape === undefined) return { form: undefined }
  if (body !== undefined && !isObject(body)) {
    throw invalid({ [NO_FIELD]: ['Se esperaba un objeto con los campos del formulario.'] })
  }
  const parsed = shape.safeParse(body ?? {})
  const errors = parsed.success ? {} : fieldErrors(parsed.error)
  const upload = photoPath && valueAt(body, photoPath)
  const keepsPhoto =
    currentPhoto !== undefined &&
    (isEmptyUpload(upload) || (typeof upload === 'string' && isSamePhoto(upload, currentPhoto)))
  const hasPhoto = photoPath !== undefined && !keepsPhoto
  const problem = hasPhoto ? await uploadError(upload) : undefined
  if (problem !== undefined) addError(errors, photoPath!, problem)
  if (!parsed.success || problem !== undefined) throw invalid(errors)
  return hasPhoto ? { form: parsed.data, upload } : { form: parsed.data }
}

/** Decodes and stores the photo of a valid form. Throws 400 under the photo's field, 429 and ServiceUnavailable. */
export async function acceptPhoto(
  call: Call,
  route: Route,
  upload: unknown,
  currentPhoto: string | undefined,
) {
  const sender = { viewer: call.viewer, replaced: photoHash(currentPhoto) }
  const problem = await quotaError(call, sender)
  if (problem !== undefined) throw invalidAt(route.photo!, problem)
  const photo = await decodePhoto(call, route, upload)
  try {
    const reserved = await reserveQuota(call, sender, photo)
    if ('error' in reserved) throw invalidAt(route.photo!, reserved.error)
    return { photo, undo: reserved.undo }
  } catch (error) {
    await deleteUnusedFiles(call, photo.hash).catch((reason) => call.request.log.warn(reason))
    throw error
  }
}

/** Each decoding counts as an attempt of the route's limit, even if it fails. */
async function decodePhoto(call: Call, route: Route, upload: unknown): Promise<StoredPhoto> {
  const { viewer, request } = call
  const key = rateLimitKey(request)
  const undo = route.limit && (await reserveAttempt(call, { limit: route.limit, key }))
  try {
    const received = await receivePhoto(call, upload, viewer ? `user ${viewer.id}` : key)
    if ('photo' in received) return received.photo
    throw invalidAt(route.photo!, received.error)
  } catch (error) {
    // Nothing was decoded, so the attempt does not count.
    if (undo && error instanceof QueueFull) await undo()
    throw error
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function valueAt(body: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (isObject(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined),
    body,
  )
}
