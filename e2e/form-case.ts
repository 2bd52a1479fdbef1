import type { Locator, Page } from '@playwright/test'
import type { DemoAccount } from '../tools/demo-accounts.ts'

/** How a test opens a form and fills it in, and what it expects after sending. */
export type FormCase = {
  path: string
  person?: DemoAccount
  /** How to open the form: the name of a button, or several steps. */
  opens?: string | RegExp | ((page: Page) => Promise<unknown>)
  /** Where the form is. Default: in the dialog, or on the screen if nothing opens it. */
  where?: (page: Page) => Locator
  fields: Record<string, string>
  /** Fills in other fields than text fields; `stays` expects their values after a failure. */
  fills?: (form: Locator) => Promise<unknown>
  stays?: (form: Locator) => Promise<unknown>
  sends: string
  to: RegExp
  /** Number of requests that one press sends. Default: 1. */
  calls?: number
  /** What to expect after success. Default: the dialog closes. */
  done?: (page: Page) => Promise<unknown>
  /** The API list in which the saved row is expected exactly once. */
  stored?: { path: string; row: object }
}
