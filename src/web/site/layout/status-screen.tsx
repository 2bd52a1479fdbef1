import type { ReactNode } from 'react'
import { StatusMessage, type StatusMessageProps } from '#web/ui/status-message.tsx'
import { SiteFrame } from './site-frame.tsx'

type StatusScreenProps = StatusMessageProps & {
  strip?: ReactNode
}

export function StatusScreen({ strip, ...message }: StatusScreenProps) {
  return (
    <SiteFrame picture={strip}>
      <StatusMessage {...message} />
    </SiteFrame>
  )
}
