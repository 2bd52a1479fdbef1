import { useEffect, useState } from 'react'

/**
 * State of an open form of this screen. It survives a reload, because phones reload a page when the camera needs
 * memory. `refresh` updates the stored state, or returns undefined if it no longer applies.
 */
export function useOpenForm<Form>(
  name: string,
  refresh: (stored: Form) => Form | undefined = (stored) => stored,
) {
  const key = `open-form ${name}`
  const [form, setForm] = useState<Form | undefined>(() => {
    const stored = readForm<Form>(key)
    return stored === undefined ? undefined : refresh(stored)
  })
  useEffect(() => {
    if (form === undefined) return
    storeForm(key, form)
    return () => storeForm(key, undefined)
  }, [key, form])
  return [form, setForm] as const
}

function readForm<Form>(key: string): Form | undefined {
  try {
    const { path, form } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return path === location.pathname ? form : undefined
  } catch {
    return undefined
  }
}

/** If storage fails, a reloaded page does not open the form. */
function storeForm(key: string, form: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, form }))
  } catch {}
}
