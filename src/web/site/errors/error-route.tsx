import { useSearchParams } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'

/** `?code=` may be anything: only three digits are shown. */
export default function ErrorRoute() {
  const code = useSearchParams()[0].get('code') ?? ''
  return (
    <>
      <meta name="robots" content="noindex" />
      <ErrorScreen code={/^[1-5]\d\d$/.test(code) ? Number(code) : undefined} />
    </>
  )
}
