import { useEffect, useRef } from 'react'
import { conflictOf } from '#web/api/api.ts'
import { deleteDraft, loadDraft, saveDraft } from './drafts.ts'

type MergedSave<Item, Written> = {
  draft: string
  /** As it was loaded. */
  present: Item
  /** Saves it, unless it is another than `base` by now. */
  send: (base: Item, written: Written) => Promise<Item>
  /** What to save after somebody else's save. Throws where both changed the same. */
  merge: (base: Item, current: Item, written: Written) => Written
}

/**
 * Saves an edited item; what somebody else has saved meanwhile is merged, and sent again. A draft is merged with the item as
 * it was when the draft began, so later saves are not overwritten.
 */
export function useMergedSave<Item, Written>(options: MergedSave<Item, Written>) {
  const { draft, present, send, merge } = options
  const key = `${draft}-base`
  const begun = loadDraft(draft) === undefined ? undefined : loadDraft<Item>(key)
  const base = useRef(begun ?? present)
  useEffect(() => void saveDraft(key, base.current), [key])

  async function save(written: Written): Promise<Item> {
    try {
      return await send(base.current, written)
    } catch (error) {
      const current = conflictOf<Item>(error)
      if (current === undefined) throw error
      const before = base.current
      base.current = current
      saveDraft(key, current)
      return save(merge(before, current, written))
    }
  }

  return { base: base.current, save, forgetBase: () => deleteDraft(key) }
}
