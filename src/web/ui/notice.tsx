import type { ReactNode } from 'react'
import { IconAlertCircle } from './icons.ts'

export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="flex gap-12 px-16 py-14 outlined rejected rounded-button semibold">
      <IconAlertCircle className="mt-2" size={24} aria-hidden />
      <p>{children}</p>
    </div>
  )
}
