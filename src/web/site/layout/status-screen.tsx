import { StatusMessage, type StatusMessageProps } from '#web/ui/status-message.tsx'
import { SiteFrame } from './site-frame.tsx'

/** A StatusMessage as a full page. */
export function StatusScreen(message: StatusMessageProps) {
  return (
    <SiteFrame>
      <StatusMessage {...message} />
    </SiteFrame>
  )
}
