import { article } from '../article.ts'

export const videos = article({
  id: 'videos',
  topic: 'create',
  screens: ['/waterfall'],
  en: {
    title: 'Make a short video',
    summary:
      'Describe it in a few sentences: they become the words of a short film in your colours and with your logo, in five styles and of 3 to 30 seconds.',
    words: 'video film clip reel tiktok youtube mp4 download style length',
    body: [
      {
        steps: [
          'Open [Create a campaign](/waterfall) and go to **AI Video Generator**.',
          'Write the **Video description**, choose a style and a length, and press **Generate Video**.',
          'You can leave the page. When it is ready it plays there; **Download** saves it and **Copy link** gives your team its address.',
          '**Use in this campaign** puts it on the posts of the campaign you have just made. In any other campaign use **Add a video**.',
        ],
      },
      'The videos are made on this installation, 16:9 and as MP4. You find older ones under **Earlier videos**.',
    ],
    questions: [
      {
        ask: 'How long can a video be?',
        answer: '3, 5, 10, 15 or 30 seconds.',
      },
      {
        ask: 'Which platforms need a video?',
        answer:
          'YouTube, YouTube Shorts and Instagram Reels take nothing without one. In Settings, under Channels, “What it needs and allows” says it for each.',
      },
    ],
  },
  es: {
    title: 'Hacer un vídeo corto',
    summary:
      'Descríbelo en unas frases: se convierten en las palabras de una película corta con tus colores y tu logotipo, en cinco estilos y de 3 a 30 segundos.',
    words: 'vídeo video película clip reel tiktok youtube mp4 descargar estilo duración',
    body: [
      {
        steps: [
          'Abre [Crear campaña](/waterfall) y ve a **Generador de vídeos con IA**.',
          'Escribe la **Descripción del vídeo**, elige estilo y duración, y pulsa **Generar vídeo**.',
          'Puedes dejar la página. Cuando esté listo se reproduce allí; **Descargar** lo guarda y **Copiar enlace** da su dirección a tu equipo.',
          '**Usar en esta campaña** lo pone en las publicaciones de la campaña que acabas de hacer. En cualquier otra campaña usa **Añadir un vídeo**.',
        ],
      },
      'Los vídeos se hacen en esta instalación, en 16:9 y como MP4. Los antiguos están en **Vídeos anteriores**.',
    ],
    questions: [
      { ask: '¿Cuánto puede durar un vídeo?', answer: '3, 5, 10, 15 o 30 segundos.' },
      {
        ask: '¿Qué plataformas necesitan un vídeo?',
        answer:
          'YouTube, YouTube Shorts e Instagram Reels no admiten nada sin uno. En Ajustes, en Canales, «Qué necesita y qué permite» lo dice de cada una.',
      },
    ],
  },
})
