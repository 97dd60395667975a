import * as z from 'zod'
import { says } from './validation.ts'

const invalidEmail = says('Please enter a valid email address', 'Introduce un correo electrónico válido')

export const emailSchema = z.string().trim().toLowerCase().max(254, invalidEmail).pipe(z.email(invalidEmail))
