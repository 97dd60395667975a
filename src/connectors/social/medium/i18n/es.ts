import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const mediumNames: Translation<typeof en.mediumNames> = { medium: 'Medium' }

export const medium: Translation<typeof en.medium> = {
  note: 'Medium ha cerrado su API a nuevas aplicaciones. Recibes el título, el texto y las imágenes en un archivo terminado para pegarlos.',
  needs: { account: 'Una cuenta de Medium.' },
}
