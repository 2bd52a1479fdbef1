import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { foldAccents } from './fold-accents.ts'

/** Number of passwords that are taken from the package. Its list begins with the most common ones. */
export const LISTED_PASSWORDS = 11_600

const SPANISH = `
123456ab 123456abc 123abc456 aaaaaa1 abcdef123 abcdefgh1 admin123 admin12345 adminadmin
administrador administradora alicante amorcito andalucia asdfghjkln athletic atletico atleticomadrid
barcelonafc betis1907 bienvenida bienvenido bilbao carmencita castellon cataluna clave1 clave123
clave1234 claves comercio contrasena contrasena123 contrasenas corazon elescaparate escaparate
escaparate123 espana123 euskadi familia forzabarca galicia guadalupe hola12 hola1234 holahola
holamundo invierno2024 invierno2025 invierno2026 josemaria laclave madrid123 malaga manolito
mariadelcarmen mariajose miamor miclave micontrasena mifamilia mimamamemima mivida murcia negocio
osasuna panaderia paquito preciosa qwertyuiopn secreta secreto sevilla teamo123 teamomucho tequiero
tequieromucho tienda123 usuario usuario123 valenciacf verano2024 verano2025 verano2026 vivaespana
zaragoza`

const COMMON = new Set([...passwords.slice(0, LISTED_PASSWORDS), ...SPANISH.trim().split(/\s+/)])

/** Ignores case, accents and a final digit. Up to ten digits without letters are common: they are often dates. */
export function isCommonPassword(password: string): boolean {
  // Longer passwords are refused elsewhere, and folding them would be slow.
  if (password.length > 128) return false
  const plain = foldAccents(password.normalize('NFKC')).trim()
  return /^\d{1,10}$/.test(plain) || COMMON.has(plain) || COMMON.has(plain.replace(/\d$/, ''))
}
