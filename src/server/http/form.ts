import { type FieldErrors, fieldErrors, NO_FIELD } from '#contract/field-errors.ts'
import { invalid } from '../errors.ts'
import type { KeptPhoto } from '../photos/keep-photo.ts'
import { faultOfUpload, isLeftOut, receivePhoto } from '../photos/receive-photo.ts'
import type { Services } from '../services.ts'
import type { Route } from './route.ts'

export type ReadForm = { form: unknown; photo: KeptPhoto | undefined }

/**
 * The form of a call and its photo. Every bad field is named at once; a photo is decoded and kept
 * only when all the rest is good. `present` is the photo's address now, which a form may send back.
 */
export async function readForm(
  services: Services,
  { form: shape, photo: field }: Route,
  body: unknown,
  present: string | undefined,
): Promise<ReadForm> {
  if (shape === undefined) return { form: undefined, photo: undefined }
  if (body !== undefined && !isObject(body)) {
    throw invalid({ [NO_FIELD]: ['Se esperaba un objeto con los campos del formulario.'] })
  }
  const read = shape.safeParse(body ?? {})
  const errors = read.success ? {} : fieldErrors(read.error)
  const upload = field && valueAt(body, field)
  const isKept = present !== undefined && (isLeftOut(upload) || upload === present)
  if (field === undefined || isKept) {
    if (!read.success) throw invalid(errors)
    return { form: read.data, photo: undefined }
  }
  if (!read.success) {
    const fault = faultOfUpload(upload)
    if (fault !== undefined) addError(errors, field, fault)
    throw invalid(errors)
  }
  const received = await receivePhoto(services, upload)
  if ('photo' in received) return { form: read.data, photo: received.photo }
  addError(errors, field, received.error)
  throw invalid(errors)
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

function addError(errors: FieldErrors, path: string[], message: string): void {
  const [field, ...rest] = path as [string, ...string[]]
  if (rest.length === 0) {
    errors[field] = [message]
    return
  }
  const inner = errors[field]
  // A group that is wrong as a whole has said so already.
  if (Array.isArray(inner)) return
  errors[field] = inner ?? {}
  addError(errors[field], rest, message)
}
