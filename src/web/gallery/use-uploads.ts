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

/** A chosen photo until the server has stored it. `key` is the `Idempotency-Key`, and names the draft file. */
export type Upload = {
  key: string
  name: string
  /** Undefined until the photo has been shrunk. */
  file?: File
  /** `failed` can be sent again, `refused` cannot. */
  state: 'preparing' | 'waiting' | 'sending' | 'failed' | 'refused'
  percent: number
  error?: string
}

/** Uploads photos one after the other. Photos that the server has not stored are drafts on this device. */
export function useUploads(commerce: number, onStored: (commerce: Commerce) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef(Promise.resolve())
  const discarded = useRef(new Set<string>())
  useUnsaved(uploads.length > 0)

  function update(key: string, changes: Partial<Upload>) {
    setUploads((all) => all.map((item) => (item.key === key ? { ...item, ...changes } : item)))
  }

  function discard(key: string) {
    discarded.current.add(key)
    deleteDraft(draftOf(commerce, key))
    setUploads((all) => all.filter((item) => item.key !== key))
  }

  useEffect(() => {
    let isGone = false
    const prefix = draftPrefix(commerce)
    void loadDraftFiles(prefix).then((drafts) => {
      if (isGone) return
      const unsent = drafts.map(({ form: draft, file }) => ({
        ...newUpload(file),
        key: draft.slice(prefix.length),
        file,
        state: 'failed' as const,
        error: 'Se quedó sin enviar.',
      }))
      setUploads((all) => [...unsent, ...all])
    })
    return () => {
      isGone = true
    }
  }, [commerce])

  async function choose(files: readonly File[]) {
    const chosen = files.map(newUpload)
    setUploads((all) => [...all, ...chosen])
    for (const [index, item] of chosen.entries()) await prepare(item, files[index]!)
  }

  async function prepare(chosen: Upload, original: File) {
    const { key } = chosen
    const result = await readPhoto([original])
    if (discarded.current.has(key)) return
    if (typeof result === 'string') return update(key, { state: 'refused', error: `${result}.` })
    await saveDraftFile(draftOf(commerce, key), result)
    enqueue({ ...chosen, file: result })
  }

  function enqueue(next: Upload) {
    update(next.key, { file: next.file, state: 'waiting' })
    queue.current = queue.current.then(() => send(next))
  }

  async function send({ key, file, name }: Upload) {
    if (discarded.current.has(key)) return
    update(key, { state: 'sending', percent: 0 })
    try {
      onStored(await addPhoto(commerce, file!, key, (percent) => update(key, { percent })))
      discard(key)
      announce(`Foto añadida: ${name}.`)
    } catch (error) {
      const isRefused = statusOf(error) === 400
      const refusal = isRefused ? errorSentences(responseBodyOf(error))[0] : undefined
      update(key, {
        state: refusal === GALLERY_ERRORS.twice ? 'refused' : 'failed',
        error: refusal ? `${refusal}.` : errorMessage(error),
      })
      announce(`No se ha podido enviar ${name}.`)
    }
  }

  return { uploads, choose, retry: enqueue, discard }
}

const newUpload = ({ name }: File): Upload => ({
  key: newKey(),
  name,
  state: 'preparing',
  percent: 0,
})

const draftPrefix = (commerce: number) => `fotos-${storedUser()?.id}-${commerce}-`
const draftOf = (commerce: number, key: string) => draftPrefix(commerce) + key
