import { formatObject } from '#web/appeals/labels.ts'
import { formatReported } from '#web/reports/labels.ts'
import type { Opened } from './calls.ts'

/** What something is called by its own list. */
export function titleOf(opened: Opened): string {
  switch (opened.kind) {
    case 'application':
    case 'change':
      return opened.thing.commerce.name
    case 'message':
      return opened.thing.subject
    case 'report':
      return formatReported(opened.thing)
    case 'appeal':
      return formatObject(opened.thing)
    case 'unconfirmed':
      return opened.thing.name
  }
}
