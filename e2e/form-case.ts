import type { Locator, Page } from '@playwright/test'
import type { DemoAccount } from '../tools/demo-accounts.ts'

/** How a form is opened and filled in, and what is seen when it was sent. */
export type FormCase = {
  path: string
  person?: DemoAccount
  /** How to open the form: the name of a button, or several steps. */
  opens?: string | RegExp | ((page: Page) => Promise<unknown>)
  /** Where the form is; by default in the dialog, or on the screen if nothing opens it. */
  where?: (page: Page) => Locator
  fields: Record<string, string>
  /** Fills in what is not a text field; `stays` expects it after a failure. */
  fills?: (form: Locator) => Promise<unknown>
  stays?: (form: Locator) => Promise<unknown>
  sends: string
  to: RegExp
  /** Requests that one press sends; 1 by default. */
  calls?: number
  /** What is expected after success; by default that the dialog closes. */
  done?: (page: Page) => Promise<unknown>
  /** The API list in which the saved row is found exactly once. */
  stored?: { path: string; row: object }
}
