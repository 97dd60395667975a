import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { planIds } from '#platform/plans.ts'
import { says } from '#platform/validation.ts'

export const contactTopics = ['support', 'sales'] as const
export type ContactTopic = (typeof contactTopics)[number]

const MESSAGE_LIMIT = 5000

const invalidEmail = says('Please enter a valid email address', 'Introduce un correo electrónico válido')

/** Stands in the subject of a mail and on one line of a terminal, so nothing in it may begin another line. */
const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max, says(`At most ${max} characters`, `Como máximo ${max} caracteres`))
    .regex(
      /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u,
      says('Please write this on one line', 'Escribe esto en una sola línea'),
    )

export const contactSchema = z.object({
  topic: z.enum(contactTopics),
  name: oneLine(100).min(1, says('Name is required', 'El nombre es obligatorio')),
  email: z.string().trim().toLowerCase().max(254, invalidEmail).pipe(z.email(invalidEmail)),
  company: oneLine(200)
    .nullish()
    .transform((company) => company || null),
  message: z
    .string()
    .trim()
    .min(
      10,
      says(
        'Please tell us a little more: at least 10 characters',
        'Cuéntanos un poco más: al menos 10 caracteres',
      ),
    )
    .max(
      MESSAGE_LIMIT,
      says(`At most ${MESSAGE_LIMIT} characters`, `Como máximo ${MESSAGE_LIMIT} caracteres`),
    ),
  /** The plan whose button led here. */
  plan: z.enum(planIds).optional(),
})
export type ContactMessage = z.output<typeof contactSchema>

const hour = 60 * 60

export const sendContact = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  summary: 'Write to whoever runs this installation',
  body: contactSchema,
  /** It is stored in any case; `mailed` says that it is also on its way by mail. */
  response: z.object({ mailed: z.boolean() }),
  status: 201,
  rateLimits: [
    { max: 3, seconds: hour, per: 'address', withField: 'email' },
    { max: 5, seconds: hour, per: 'address' },
  ],
})
