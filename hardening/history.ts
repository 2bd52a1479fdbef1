/** A read or write of one register: its value, and when the request began and its response had arrived, in ms. */
export type Event = {
  kind: 'write' | 'read'
  register: number
  value: number
  began: number
  ended: number
}

/** `thanWritten` are older than a write that was acknowledged before they began, `thanRead` than an earlier read. */
export function olderReads(history: readonly Event[]): { thanWritten: Event[]; thanRead: Event[] } {
  const moments = history
    .flatMap((event) => [
      { at: event.began, event, isEnd: false },
      { at: event.ended, event, isEnd: true },
    ])
    // At equal times beginnings come first: a call that ends at that time has not ended before it.
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
