import { useEffect, useState } from 'react'

/**
 * State of which form is open on this screen. It survives a reload, as its draft does, because phones reload a page
 * when the camera needs memory. `refresh` updates the stored state; undefined if it no longer applies.
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

/** If storage fails, a reloaded page does not reopen the form. */
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
