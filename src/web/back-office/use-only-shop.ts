import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { findOnlyShop } from '#web/commerces/calls.ts'

/** The id of an owner's shop, if there is one alone. Asked again on leaving the list of shops, where others are added. */
export function useOnlyShop(isAsked: boolean): number | undefined {
  const [id, setId] = useState<number>()
  const isList = useLocation().pathname.replace(/\/$/, '') === '/commerces'
  useEffect(() => {
    if (!isAsked || isList) return
    let isLeft = false
    findOnlyShop()
      .then((found) => isLeft || setId(found))
      // The tabs of several shops lead everywhere, too.
      .catch(() => {})
    return () => {
      isLeft = true
    }
  }, [isAsked, isList])
  return id
}
