/** FNV-1a, then murmur's finalizer, without which consecutive ids would get similar traits. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 0x01000193) >>> 0
  }
  h ^= h >>> 16
  h = Math.imul(h, 0x7feb352d) >>> 0
  h ^= h >>> 15
  h = Math.imul(h, 0x846ca68b) >>> 0
  return (h ^ (h >>> 16)) >>> 0
}

export function pick<T>(id: string, trait: string, options: readonly T[]): T {
  return options[hash(`${id}:${trait}`) % options.length]!
}
