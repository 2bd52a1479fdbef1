import { useEffect, useRef } from 'react'
import { isSameJson } from '#contract/same-json.ts'
import { conflictOf } from '#web/api/api.ts'
import { deleteDraft, loadDraft, saveDraft } from './drafts.ts'

type MergedSaveOptions<Item, Edited> = {
  draft: string
  loaded: Item
  /** Saves the item. Throws a conflict if the saved item is not `base` any more. */
  send: (base: Item, edited: Edited) => Promise<Item>
  /** Merges the edit into an item that somebody else has saved. Throws if the user has changed the same field. */
  merge: (base: Item, saved: Item, edited: Edited) => Edited
}

/** Saves an item, merged with what others have saved since it was loaded, or since its draft was begun. */
export function useMergedSave<Item, Edited>(options: MergedSaveOptions<Item, Edited>) {
  const { draft, loaded, send, merge } = options
  const key = `${draft}-base`
  const draftBase = loadDraft(draft) === undefined ? undefined : loadDraft<Item>(key)
  const base = useRef(draftBase ?? loaded)
  useEffect(() => void saveDraft(key, base.current), [key])

  async function save(edited: Edited): Promise<Item> {
    try {
      return await send(base.current, edited)
    } catch (error) {
      const saved = conflictOf<Item>(error)
      if (saved === undefined) throw error
      const oldBase = base.current
      base.current = saved
      saveDraft(key, saved)
      return save(merge(oldBase, saved, edited))
    }
  }

  return { base: base.current, save, forgetBase: () => deleteDraft(key) }
}

export type MergedEdits<Values> = {
  /** The merged values. A field that the user and others have changed has the user's value. */
  values: Values
  /** Fields that only others have changed. */
  byOthers: (keyof Values & string)[]
  /** Fields that the user and others have changed to different values. */
  conflicts: (keyof Values & string)[]
}

/** Three-way merge of the saved and the edited values, which began as `base`. */
export function mergeEdits<Values extends object>(
  base: Values,
  saved: Values,
  edited: Values,
  isSame = (name: keyof Values & string, a: Values, b: Values) => isSameJson(a[name], b[name]),
): MergedEdits<Values> {
  const names = Object.keys(base) as (keyof Values & string)[]
  const changes = names.filter((name) => !isSame(name, base, saved))
  const edits = names.filter((name) => !isSame(name, base, edited))
  return {
    values: { ...saved, ...Object.fromEntries(edits.map((name) => [name, edited[name]])) },
    byOthers: changes.filter((name) => !edits.includes(name)),
    conflicts: changes.filter((name) => edits.includes(name) && !isSame(name, saved, edited)),
  }
}
