import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const blogNames: Translation<typeof en.blogNames> = { blog: 'Blog' }

export const blog: Translation<typeof en.blog> = {
  note: 'Para blogs de WordPress. En otros blogs, copia el texto y pégalo allí.',
  needs: {
    address: 'La URL https de tu sitio de WordPress.',
    password: 'Una contraseña de aplicación, que creas en tu perfil de WordPress.',
  },
}
