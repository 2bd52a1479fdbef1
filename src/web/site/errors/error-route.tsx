import { useSearchParams } from 'react-router'
import type { PageHandle } from '#web/document/page-handle.ts'
import { ErrorScreen } from './error-screen.tsx'

export const handle: PageHandle = { searchParams: ['code'] }

/** `?code=` may contain anything: it is only shown if it is a status code. */
export default function ErrorRoute() {
  const code = useSearchParams()[0].get('code') ?? ''
  return (
    <>
      <meta name="robots" content="noindex" />
      <ErrorScreen code={/^[1-5]\d\d$/.test(code) ? Number(code) : undefined} />
    </>
  )
}
