import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const threadsNames: Translation<typeof en.threadsNames> = { threads: 'Threads' }

export const threads: Translation<typeof en.threads> = {
  note: 'Una sola etiqueta por publicación; un emoji cuenta como varios caracteres.',
  needs: {
    profile: 'Un perfil de Threads.',
    publicAddress: 'CampAIgner en una dirección https pública, para que Threads pueda recoger las imágenes.',
  },
}
