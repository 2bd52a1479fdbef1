import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { picture } from '#testing/pictures.ts'
import { newSession } from '../tools/demo-accounts.ts'
import { expect, visit } from './fixtures.ts'
import { emailOf, linkMailedTo } from './registration-form.ts'

export const PASSWORD = 'pan-con-tomate'

export type RegisteredOwner = { username: string; email: string; password: string }

/** Registers and confirms an owner for one test, so that other tests are not disturbed. */
export async function registerOwner(page: Page, name: string): Promise<RegisteredOwner> {
  const username = `${name}-${Date.now().toString(36)}`
  const email = emailOf(username)
  const form = new FormData()
  const fields = {
    username,
    email,
    password: PASSWORD,
    'commerce.name': 'Café La Miga',
    'commerce.description': 'Café de especialidad.',
    'commerce.category': '1',
    'commerce.direction': 'Plaza del Pozo, 3',
    'commerce.n_tlf': '600123456',
    'commerce.contact_mail': email,
    'commerce.application.application': 'Para que nos encuentren.',
  }
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  const photo = new Uint8Array(await picture().jpeg().toBuffer())
  form.append('commerce.photo', new File([photo], 'foto.jpg', { type: 'image/jpeg' }))
  // From a different IP address, because registrations per address are limited.
  const headers = { 'x-forwarded-for': `2001:db8::${randomBytes(2).toString('hex')}` }
  const registered = await page.request.post('/auth/users/', { multipart: form, headers })
  expect(registered.status()).toBe(201)
  const [uid, token] = (await linkMailedTo(page, email, 'activate')).split('/').slice(-2)
  const activated = await page.request.post('/auth/users/activation/', { data: { uid, token } })
  expect(activated.status()).toBe(200)
  return { username, email, password: PASSWORD }
}

/** Signs a page in without the login, which would take longer. */
export async function signInAs(page: Page, owner: RegisteredOwner, path: string): Promise<void> {
  await page.goto('/robots.txt')
  const { cookies, user } = await newSession(new URL(page.url()).origin, owner)
  await page.context().addCookies(cookies)
  await page.evaluate((user) => localStorage.setItem('user', user), user)
  await visit(page, path)
}
