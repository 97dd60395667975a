import * as z from 'zod'
import { key } from '../credentials.ts'
import { posManifest } from '../pos-manifest.ts'

export const square = posManifest({
  name: 'Square',
  help: {
    en: 'In the Square developer pages, open your application and copy the production access token.',
    es: 'En las páginas para desarrolladores de Square, abre tu aplicación y copia el token de acceso de producción.',
  },
  credentials: z.object({ accessToken: key, applicationId: key.optional() }),
  fields: {
    accessToken: {
      label: { en: 'Access token', es: 'Token de acceso' },
      kind: 'secret',
    },
    applicationId: {
      label: { en: 'Application ID', es: 'ID de la aplicación' },
      kind: 'text',
    },
  },
})
