import type { ReactNode } from 'react'
import { StatusMessage, type StatusMessageProps } from '#web/ui/status-message.tsx'
import { SiteFrame } from './site-frame.tsx'

type StatusScreenProps = StatusMessageProps & {
  street?: ReactNode
}

export function StatusScreen({ street, ...message }: StatusScreenProps) {
  return (
    <SiteFrame picture={street}>
      <StatusMessage {...message} />
    </SiteFrame>
  )
}
