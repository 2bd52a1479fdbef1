import { useCallback, useEffect, useState } from 'react'
import type { Category } from '#contract/categories.ts'
import { errorMessage } from '#web/api/api.ts'
import { listCategories } from '#web/categories/calls.ts'

/** Loads the categories. Forms are shown before they arrive. */
export function useCategories() {
  const [categories, setCategories] = useState<Category[]>([])
  const [failure, setFailure] = useState<string>()
  const load = useCallback(async () => {
    setFailure(undefined)
    try {
      setCategories(await listCategories())
    } catch (error) {
      setFailure(errorMessage(error))
    }
  }, [])
  useEffect(() => {
    void load()
  }, [load])
  return { categories, failure, retry: load }
}
