import { useEffect, useState } from 'react'

/**
 * Which form is open on this screen. A page that is loaded anew opens it again, with its draft: a phone
 * whose camera needs the memory does that by itself, and all would seem lost. `refresh` updates what was
 * stored; undefined where it makes no sense any more.
 */
export function useOpenForm<Form>(
  refresh: (stored: Form) => Form | undefined = (stored) => stored,
) {
  const [form, setForm] = useState<Form | undefined>(() => {
    const stored = readOpenForm<Form>()
    return stored === undefined ? undefined : refresh(stored)
  })
  useEffect(() => {
    if (form === undefined) return
    storeOpenForm(form)
    return removeOpenForm
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
function storeOpenForm(form: unknown): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, form }))
  } catch {}
}

function removeOpenForm(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}
