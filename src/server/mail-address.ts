import { isIP } from 'node:net'
import { z } from 'zod'

/** A mailbox, with the name that is shown for it. */
export type Mailbox = { name: string; address: string }

const address = z.email().max(254)

/** What stands behind the @ of our own addresses and Message-IDs. */
export function mailDomain(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? 'localhost' : hostname
}

/** Reads `Name <address>` or a bare address; undefined when it is neither. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, quoted, name, inside] = /^(?:"([^"]*)"|([^"<>]*?))\s*<([^<>]+)>$/.exec(text) ?? []
  const mailbox = { name: oneLine(quoted ?? name ?? ''), address: inside ?? text }
  return isEmailAddress(mailbox.address) ? mailbox : undefined
}

export function isEmailAddress(text: string): boolean {
  return address.safeParse(text).success
}

/** A text that may stand in a header: whatever could begin a new one becomes a space. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
