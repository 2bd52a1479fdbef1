import { formatMoment } from '#web/format/dates.ts'
import type { Opened } from './calls.ts'

/** Says why an item is no longer pending: 'Ya lo aceptó marta, hoy, 9:40.' Undefined if it is pending. */
export function alreadyDecided(opened: Opened): string | undefined {
  switch (opened.kind) {
    case 'application': {
      const { status, decided_by, decided_at } = opened.thing
      if (status === 'PE') return undefined
      return say(status === 'OK' ? 'aceptó' : 'rechazó', decided_by, decided_at)
    }
    case 'change': {
      const { state, decided_by, decided_at } = opened.thing
      if (state === 'open') return undefined
      return state === 'decided' ? say('decidió', decided_by, decided_at) : GONE
    }
    case 'message':
    case 'appeal': {
      const { answered_by, answered_at } = opened.thing
      return answered_at === null ? undefined : say('respondió', answered_by, answered_at)
    }
    case 'report':
    case 'suggestion': {
      const { decided_by, decided_at } = opened.thing
      return decided_at === null ? undefined : say('resolvió', decided_by, decided_at)
    }
    case 'unconfirmed':
      return opened.thing.state === 'doubtful' ? undefined : 'Ya no hace falta confirmarlo.'
  }
}

export const GONE = 'Eso ya no espera.'

function say(verb: string, who: string | null, when: string | null): string {
  const by = who === null ? `Ya se ${verb}` : `Ya lo ${verb} ${who}`
  return when === null ? `${by}.` : `${by}, ${formatMoment(when)}.`
}
