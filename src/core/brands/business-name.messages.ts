import { messages } from '#platform/messages.ts'

export const businessNameMessages = messages({
  en: {
    add: 'Add your business name',
    why: 'so posts and pictures can mention it.',
    /** Stands in an answer where the name would. */
    ours: 'our shop',
  },
  es: {
    add: 'Añade el nombre de tu negocio',
    why: 'para que aparezca en publicaciones e imágenes.',
    ours: 'nuestro negocio',
  },
})
