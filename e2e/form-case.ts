import type { Locator, Page } from '@playwright/test'
import type { DemoAccount } from '../tools/demo-accounts.ts'

/** How a form is opened and filled in, and what is seen when it was sent. */
export type FormCase = {
  path: string
  person?: DemoAccount
  /** What is done to have the form before one: a press, or more. */
  opens?: string | RegExp | ((page: Page) => Promise<unknown>)
  /** Where the form is: in the dialog, or on the screen where nothing opens it. */
  where?: (page: Page) => Locator
  fields: Record<string, string>
  /** What else is filled in, and still there after a failure. */
  fills?: (form: Locator) => Promise<unknown>
  stays?: (form: Locator) => Promise<unknown>
  sends: string
  to: RegExp
  /** How many calls one press makes, where it is not one. */
  calls?: number
  /** What is seen in the end: without it the dialog closes. */
  done?: (page: Page) => Promise<unknown>
  /** Where what was sent is found again, and in how many rows. */
  stored?: { path: string; row: object }
}
