import { isIP } from 'node:net'
import { z } from 'zod'

export type Mailbox = { name: string; address: string }

const address = z.email().max(254)

/** Returns the domain for sender addresses and Message-IDs: localhost if the site has only an IP address. */
export function mailDomain(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? 'localhost' : hostname
}

/** Parses `Name <address>` or a bare address; undefined for anything else. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, quoted, name, bracketed] = /^(?:"([^"]*)"\s*|([^"<>]*))<([^<>]+)>$/.exec(text) ?? []
  const mailbox = { name: oneLine(quoted ?? name ?? ''), address: bracketed ?? text }
  return isEmailAddress(mailbox.address) ? mailbox : undefined
}

export function isEmailAddress(text: string): boolean {
  return address.safeParse(text).success
}

/** Replaces line breaks by spaces, so that a text cannot add headers. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
