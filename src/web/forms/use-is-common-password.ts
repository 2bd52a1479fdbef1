import { useEffect, useState } from 'react'

/** Whether what is typed is a common password; the list is loaded with the first one that is long enough. */
export function useIsCommonPassword(typed: unknown): boolean {
  const password = String(typed ?? '')
  const [common, setCommon] = useState<string>()
  useEffect(() => {
    if (password.length < 6) return
    let isCurrent = true
    import('#contract/common-passwords.ts').then(
      ({ isCommonPassword }) => isCurrent && isCommonPassword(password) && setCommon(password),
      // Offline: the server knows it, too.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [password])
  return common === password && password !== ''
}
