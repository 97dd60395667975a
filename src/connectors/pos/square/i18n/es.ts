import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const square: Translation<typeof en.square> = {
  help: 'En la consola para desarrolladores de Square, abre tu aplicación y copia el token de acceso de producción.',
  fields: { accessToken: { label: 'Token de acceso' }, applicationId: { label: 'ID de la aplicación' } },
}
