import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const mailServer: Translation<typeof en.mailServer> = {
  port: 'Puerto',
  encryption: 'Cifrado',
  encryptions: { tls: 'TLS, normalmente puerto {port}', starttls: 'STARTTLS, normalmente puerto {port}' },
  username: 'Usuario',
  password: 'Contraseña',
  passwordHint: 'Algunos proveedores piden una contraseña de aplicación creada solo para esto.',
  passwordKept: 'Hay una contraseña guardada. Déjalo vacío para conservarla.',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
}
