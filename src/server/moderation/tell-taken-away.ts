import type { RestrictionKind } from '#contract/appeals.ts'
import type { SignedCall } from '../http/route.ts'
import { takenAway } from '../mail/appeal-mails.ts'
import type { Mail } from '../mail/template.ts'
import { appealingOf } from './appealing.ts'
import type { Restricted } from './restrict.ts'

type Told = {
  kind: Exclude<
    RestrictionKind,
    'application_rejected' | 'account_deactivated' | 'proposal_rejected'
  >
  object: string
  reason: string | null
}

/** Returns a function that writes the mail about a restriction of a shop or an offer to its owner. */
export function tellTakenAway(
  { config, settings }: SignedCall,
  { kind, object, reason }: Told,
): (restricted: Restricted) => Mail {
  return (restricted) =>
    takenAway({
      kind,
      object,
      reason,
      appeal: appealingOf({ config, settings }, restricted),
      contact: settings.present().contact_email,
    })
}
