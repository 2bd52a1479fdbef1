import { useSearchParams } from 'react-router'
import type { PageHandle } from '#web/document/page-handle.ts'
import { ErrorScreen } from './error-screen.tsx'

export const handle: PageHandle = { searchParams: ['code'] }

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
