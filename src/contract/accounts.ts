import { z } from 'zod'
import { password, text } from './fields.ts'

export const login = z.object({
  email: text('Escribe tu correo electrónico', 254),
  password: password('Escribe tu contraseña'),
})
export type Login = z.infer<typeof login>

export const tokenPair = z.object({ refresh: z.string(), access: z.string() })
export type TokenPair = z.infer<typeof tokenPair>

export const refreshForm = z.object({ refresh: text('Falta el token de renovación', 4096) })
export const accessToken = z.object({ access: z.string() })

/** The signed-in person, as the browser keeps it under `user`. */
export const me = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  role: z.int(),
})
export type Me = z.infer<typeof me>
