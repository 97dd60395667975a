import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const imageChoice: Translation<typeof en.imageChoice> = {
  label: 'Tu imagen',
  title: 'Elige una imagen',
  choose: 'Usar mi propia imagen',
  change: 'Cambiar imagen',
  remove: 'Quitar imagen',
  hint: 'Ponemos encima tu oferta, tu logotipo y tus colores, en el tamaño de cada plataforma. Sin ella, diseñamos imágenes con el estilo de tu marca.',
  chosen:
    'Encima van tu oferta, tu logotipo y tus colores, en el tamaño de cada plataforma. Si quieres la foto sola, reemplaza la imagen en la publicación.',
  gone: 'Esta imagen ya no existe. Elige otra.',
}
