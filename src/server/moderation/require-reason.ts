import { needsReason, REASON_NEEDED } from '#contract/appeals.ts'
import { invalid } from '../errors.ts'
import type { Viewer } from '../http/access.ts'

export function requireReason(
  viewer: Viewer,
  owner: { id: number } | null | undefined,
  reason: string | null | undefined,
): void {
  if (needsReason(viewer, owner) && !reason) throw invalid({ reason: [REASON_NEEDED] })
}
