import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { findOnlyShop } from '#web/commerces/calls.ts'

/** Returns the id of an owner's only shop, if there is just one. Loaded again after leaving the list of shops. */
export function useOnlyShop(isAsked: boolean): number | undefined {
  const [id, setId] = useState<number>()
  const isList = useLocation().pathname.replace(/\/$/, '') === '/commerces'
  useEffect(() => {
    if (!isAsked || isList) return
    let isLeft = false
    findOnlyShop()
      .then((found) => isLeft || setId(found))
      // If it fails, the tabs for several shops are shown, from which all screens can be reached.
      .catch(() => {})
    return () => {
      isLeft = true
    }
  }, [isAsked, isList])
  return id
}
