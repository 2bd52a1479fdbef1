import { useEffect, useState } from 'react'

/** Whether the password is a common one. The list is loaded when the password has at least 6 characters. */
export function useIsCommonPassword(typed: unknown): boolean {
  const password = String(typed ?? '')
  const [common, setCommon] = useState<string>()
  useEffect(() => {
    if (password.length < 6) return
    let isCurrent = true
    import('#contract/common-passwords.ts').then(
      ({ isCommonPassword }) => isCurrent && isCommonPassword(password) && setCommon(password),
      // The list could not be loaded: the server checks it, too.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [password])
  return common === password && password !== ''
}
