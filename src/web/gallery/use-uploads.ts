import { useEffect, useRef, useState } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import { errorSentences } from '#contract/field-errors.ts'
import { GALLERY_ERRORS } from '#contract/gallery.ts'
import { errorMessage, responseBodyOf, statusOf } from '#web/api/api.ts'
import { storedUser } from '#web/api/session.ts'
import { useUnsaved } from '#web/api/unsaved-changes.ts'
import { deleteDraft, loadDraftFiles, saveDraftFile } from '#web/forms/drafts.ts'
import { newKey } from '#web/forms/idempotency-key.ts'
import { readPhoto } from '#web/forms/read-photo.ts'
import { announce } from '#web/ui/announcer.tsx'
import { addPhoto } from './calls.ts'

/** A chosen photo until it is stored. `key` is its `Idempotency-Key` and the name of its draft file. */
export type Upload = {
  key: string
  name: string
  /** Undefined until the photo has been shrunk. */
  file?: File
  state: 'preparing' | 'waiting' | 'sending' | 'failed' | 'refused'
  percent: number
  error?: string
}

/**
 * Uploads chosen photos one after the other, in the order in which they were chosen. If one fails, the others continue.
 * Photos that are not stored yet are kept on this device.
 */
export function useUploads(commerce: number, onStored: (commerce: Commerce) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const latest = useRef(uploads)
  const isSending = useRef(false)
  const stored = useRef(onStored)
  stored.current = onStored
  useUnsaved(uploads.length > 0)

  function set(next: readonly Upload[]) {
    latest.current = next
    setUploads(next)
  }

  function change(key: string, changes: Partial<Upload>) {
    set(latest.current.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  }

  function drop(key: string) {
    deleteDraft(draftOf(commerce, key))
    set(latest.current.filter((one) => one.key !== key))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each shop
  useEffect(() => {
    let isGone = false
    void loadDraftFiles(draftOf(commerce, '')).then((left) => {
      if (isGone) return
      const found = left.map(({ form, file }) => ({ ...upload(file, LEFT), key: keyIn(form) }))
      set([...found, ...latest.current])
    })
    return () => {
      isGone = true
    }
  }, [commerce])

  async function choose(files: readonly File[]) {
    const chosen = files.map((file) => upload(file))
    set([...latest.current, ...chosen])
    for (const [at, { key }] of chosen.entries()) await prepare(key, files[at]!)
  }

  async function prepare(key: string, original: File) {
    const read = await readPhoto([original])
    if (!latest.current.some((one) => one.key === key)) return
    if (typeof read === 'string') return change(key, { state: 'refused', error: `${read}.` })
    await saveDraftFile(draftOf(commerce, key), read)
    change(key, { file: read, state: 'waiting' })
    void sendNext()
  }

  async function sendNext() {
    const next = latest.current.find(({ state }) => state === 'waiting')
    if (isSending.current || next === undefined) return
    isSending.current = true
    try {
      await send(next)
    } finally {
      isSending.current = false
    }
    void sendNext()
  }

  async function send({ key, file, name }: Upload) {
    change(key, { state: 'sending', percent: 0 })
    try {
      const saved = await addPhoto(commerce, file!, key, (percent) => change(key, { percent }))
      stored.current(saved)
      drop(key)
      announce(`Foto añadida: ${name}.`)
    } catch (error) {
      const refusal = refusalOf(error)
      const isFinal = refusal === GALLERY_ERRORS.twice
      change(key, {
        state: isFinal ? 'refused' : 'failed',
        error: refusal ? `${refusal}.` : errorMessage(error),
      })
      announce(`No se ha podido enviar ${name}.`)
    }
  }

  return {
    uploads,
    choose,
    retry(key: string) {
      change(key, { state: 'waiting' })
      void sendNext()
    },
    drop,
  }
}

const LEFT = 'Se quedó sin enviar.'

function upload(file: File, error?: string): Upload {
  const isLeft = error !== undefined
  return {
    key: newKey(),
    name: file.name,
    state: isLeft ? 'failed' : 'preparing',
    percent: 0,
    ...(isLeft && { file, error }),
  }
}

const draftOf = (commerce: number, key: string) => `fotos-${storedUser()?.id}-${commerce}-${key}`
const keyIn = (form: string) => form.slice(form.lastIndexOf('-') + 1)

/** Returns the error message if the server has rejected the photo. */
function refusalOf(error: unknown): string | undefined {
  return statusOf(error) === 400 ? errorSentences(responseBodyOf(error))[0] : undefined
}
