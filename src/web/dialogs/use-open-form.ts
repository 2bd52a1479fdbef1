import { useEffect, useState } from 'react'

/**
 * Which form is open on this screen. A page that is loaded anew opens it again, with its draft: a phone
 * whose camera needs the memory does that by itself, and all would seem lost. `revive` brings what was
 * kept up to date; undefined where it makes no sense any more.
 */
export function useOpenForm<Form>(revive: (kept: Form) => Form | undefined = (kept) => kept) {
  const [form, setForm] = useState<Form | undefined>(() => {
    const kept = readOpenForm<Form>()
    return kept === undefined ? undefined : revive(kept)
  })
  useEffect(() => {
    if (form === undefined) return
    keepOpenForm(form)
    return dropOpenForm
  }, [form])
  return [form, setForm] as const
}

const KEY = 'open-form'

function readOpenForm<Form>(): Form | undefined {
  try {
    const { path, form } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return path === location.pathname ? form : undefined
  } catch {
    return undefined
  }
}

/** Where the device keeps nothing, the form is opened by hand. */
function keepOpenForm(form: unknown): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, form }))
  } catch {}
}

function dropOpenForm(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}
