import { article } from '../article.ts'

export const limits = article({
  id: 'limits',
  topic: 'publish',
  screens: ['/campaigns/:id', '/settings'],
  en: {
    title: 'How long a text may be, and other limits',
    summary:
      'Every network has its own limits for texts, pictures and videos. They are checked as you type and again before sending.',
    words:
      'limit length characters too long maximum hashtags size megabytes picture video count x twitter instagram',
    body: [
      'Some of the most asked for:',
      {
        list: [
          'X: 280 characters; a link counts as 23, an emoji as two.',
          'Instagram: 2,200 characters, 30 hashtags, always with a picture or a video; a picture is at least 80% and at most 191% as wide as it is high.',
          'Facebook: 63,206 characters. LinkedIn: 3,000. Threads: 500, with one topic tag.',
          'Pinterest: a title of 100, a text of 800 and a description of the picture of 500 characters. TikTok: 2,200. Snapchat: 160.',
          'WhatsApp: 1,024 characters. Email: a subject of at most 150.',
          'Telegram: 4,096 characters, beside a picture 1,024. Google Business: 1,500, without telephone numbers.',
        ],
      },
      'All of them stand under **Channels** in [Settings](/settings?section=channels), for each platform behind **What it needs and allows**.',
      'Files you upload may have at most 10 MB: PNG, JPG or PDF.',
    ],
    questions: [
      {
        ask: 'How many characters can a post on X have?',
        answer: '280. X counts a link as 23 characters and an emoji as two; our counter does the same.',
      },
      {
        ask: 'How big can a file be?',
        answer: 'At most 10 MB, as PNG, JPG or PDF. Some networks take only smaller pictures.',
      },
    ],
  },
  es: {
    title: 'Cuánto puede medir un texto, y otros límites',
    summary:
      'Cada red tiene sus límites para textos, imágenes y vídeos. Se comprueban mientras escribes y otra vez antes de enviar.',
    words:
      'límite longitud caracteres demasiado largo máximo hashtags tamaño megas imagen vídeo cuántos x twitter instagram',
    body: [
      'Algunos de los más buscados:',
      {
        list: [
          'X: 280 caracteres; un enlace cuenta como 23 y un emoji como dos.',
          'Instagram: 2200 caracteres, 30 hashtags, siempre con una imagen o un vídeo; el ancho de una imagen es del 80 % al 191 % de su alto.',
          'Facebook: 63 206 caracteres. LinkedIn: 3000. Threads: 500, con una sola etiqueta de tema.',
          'Pinterest: un título de 100, un texto de 800 y una descripción de la imagen de 500 caracteres. TikTok: 2200. Snapchat: 160.',
          'WhatsApp: 1024 caracteres. Correo electrónico: un asunto de 150 como mucho.',
          'Telegram: 4096 caracteres, junto a una imagen 1024. Google Business: 1500, sin números de teléfono.',
        ],
      },
      'Todos están en **Canales**, dentro de [Ajustes](/settings?section=channels), en cada plataforma bajo **Qué necesita y qué permite**.',
      'Los archivos que subes pueden tener 10 MB como mucho: PNG, JPG o PDF.',
    ],
    questions: [
      {
        ask: '¿Cuántos caracteres puede tener una publicación en X?',
        answer:
          '280. X cuenta un enlace como 23 caracteres y un emoji como dos; nuestro contador hace lo mismo.',
      },
      {
        ask: '¿Cuánto puede ocupar un archivo?',
        answer: '10 MB como mucho, en PNG, JPG o PDF. Algunas redes solo admiten imágenes más pequeñas.',
      },
    ],
  },
})
