import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const imageChoice: Translation<typeof en.imageChoice> = {
  label: 'Tu imagen',
  title: 'Elige una imagen',
  choose: 'Usar mi propia imagen',
  change: 'Cambiar imagen',
  remove: 'Quitar imagen',
  hint: 'La recortamos para cada plataforma. Sin ella, creamos imágenes con el estilo de tu marca.',
  chosen: 'La recortamos para cada plataforma. Los vídeos se crean igualmente.',
  gone: 'Esta imagen ya no existe. Elige otra.',
}
