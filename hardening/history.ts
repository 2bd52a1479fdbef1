/** Of one register: what was written or read, and when the call began and its answer had come, in ms. */
export type Event = {
  kind: 'write' | 'read'
  register: number
  value: number
  began: number
  ended: number
}

/**
 * Reads that were older than they may be: than a write that was answered before the read began, and than what
 * another read had answered before. Values of a register grow with each write.
 */
export function olderReads(history: readonly Event[]): { thanWritten: Event[]; thanRead: Event[] } {
  const moments = history
    .flatMap((event) => [
      { at: event.began, event, isEnd: false },
      { at: event.ended, event, isEnd: true },
    ])
    // Of one moment the beginnings first: what ends then did not end before.
    .sort((a, b) => a.at - b.at || Number(a.isEnd) - Number(b.isEnd))
  const written = new Map<number, number>()
  const read = new Map<number, number>()
  const least = new Map<Event, { written: number; read: number }>()
  for (const { event, isEnd } of moments) {
    const { kind, register, value } = event
    const known = kind === 'write' ? written : read
    if (isEnd) known.set(register, Math.max(value, known.get(register) ?? 0))
    else least.set(event, { written: written.get(register) ?? 0, read: read.get(register) ?? 0 })
  }
  const older = (what: 'written' | 'read') =>
    history.filter((event) => event.kind === 'read' && event.value < least.get(event)![what])
  return { thanWritten: older('written'), thanRead: older('read') }
}
