import { expect, visit } from './fixtures.ts'
import type { FormCase } from './form-case.ts'
import { PASSWORD, registerOwner, signInAs } from './register-owner.ts'
import { fillSection, linkMailedTo, REGISTERED } from './registration-form.ts'

const DEMO_PASSWORD = 'escaparate-demo'

/** The forms of the account, of signing in and of registering. */
export const ACCOUNT_FORMS: Record<string, FormCase> = {
  'the end of an account': {
    path: '/',
    opens: async (page) => {
      await signInAs(page, await registerOwner(page, 'adios'), '/account')
      await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    },
    fields: { 'Contraseña actual': PASSWORD },
    sends: 'Eliminar mi cuenta',
    to: /\/auth\/account\/$/,
    done: (page) => expect(page).toHaveURL('/account/deleted'),
  },
  'a login': {
    path: '/login',
    fields: { 'Correo electrónico': 'paco@escaparate.example', Contraseña: DEMO_PASSWORD },
    sends: 'Iniciar sesión',
    to: /\/api\/token\/$/,
    done: (page) => expect(page).toHaveURL(/\/(dashboard|commerces\/\d+)$/),
  },
  'a password instead of the forgotten one': {
    path: '/',
    opens: async (page) => {
      const { email } = await registerOwner(page, 'olvido')
      await page.request.post('/auth/users/reset_password/', { data: { email } })
      await visit(page, await linkMailedTo(page, email, 'password/reset'))
    },
    where: (page) => page.getByRole('main'),
    fields: { 'Contraseña nueva': 'lluvia-y-sol' },
    sends: 'Guardar contraseña',
    to: /\/auth\/users\/reset_password_confirm\/$/,
    done: (page) => expect(page.getByText('Contraseña cambiada. Ya has entrado.')).toBeVisible(),
  },
  'a registration': {
    path: '/signup',
    fields: { 'Nombre de usuario': 'lluvia.miga', 'Correo electrónico': 'lluvia.miga@example.com' },
    fills: async (form) => {
      const page = form.page()
      await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
      await fillSection(page, 'lluvia.miga', 2)
      await fillSection(page, 'lluvia.miga', 3)
    },
    stays: async (form) => {
      await expect(form.getByLabel('Contraseña', { exact: true })).toHaveValue(PASSWORD)
      await expect(form.getByLabel('Nombre del comercio')).toHaveValue('Café La Miga')
      await expect(form.getByRole('button', { name: 'Quitar Cafetería' })).toBeVisible()
      await expect(form.getByLabel('Foto del comercio')).toHaveValue('mostrador.jpg')
    },
    sends: 'Registrar',
    to: /\/auth\/users\/$/,
    done: (page) => expect(page.getByRole('dialog', { name: REGISTERED })).toBeVisible(),
  },
}
