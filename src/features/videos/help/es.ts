import type { ArticleWording } from '#platform/help-article.ts'

export const videos: ArticleWording = {
  title: 'Crear un vídeo corto',
  summary:
    'Descríbelo en unas frases. Serán el texto de un vídeo corto con tus colores y tu logo, en cinco estilos y de 3 a 30 segundos.',
  words: 'vídeo video película clip reel tiktok youtube mp4 descargar estilo duración bajar qué redes',
  phrasings: [
    'hazme un reel',
    'hacer un reel de mis productos',
    'un clip para tiktok',
    'hacer un video con mis fotos',
    'videos',
    'redes que piden video',
    'hacer un reel',
    'un tiktok de mi tienda',
    'descargar el video',
    'de cuantos segundos',
    'video cortito',
    'clip para redes',
    'hacer un video corto',
    'crear un reel',
    'cuanto dura el video',
    'musica en el video',
    'video con mi logo',
  ],
  body: [
    {
      steps: [
        'Abre [Crear campaña](/waterfall) y ve a **Generador de vídeos con IA**.',
        'Escribe la **Descripción del vídeo**, elige el estilo y la duración, y pulsa **Generar vídeo**.',
        'Puedes salir de la página. Cuando el vídeo esté listo, se reproduce allí. **Descargar** lo guarda; **Copiar enlace** te permite compartirlo con tu equipo.',
        '**Usar en esta campaña** lo añade a publicaciones de la campaña que acabas de crear. En cualquier otra campaña usa **Añadir vídeo**.',
      ],
    },
    'Los vídeos se crean en este servidor como archivos MP4 en 16:9. Los antiguos están en **Vídeos anteriores**.',
  ],
  questions: [
    { ask: '¿Cuánto puede durar un vídeo?', answer: '3, 5, 10, 15 o 30 segundos.' },
    {
      ask: '¿Qué plataformas necesitan un vídeo?',
      answer:
        'YouTube, YouTube Shorts e Instagram Reels siempre lo necesitan. Para ver cualquier otra, ve a Ajustes, Canales y abre «Requisitos y límites».',
    },
  ],
}
