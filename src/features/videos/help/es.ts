import type { ArticleWording } from '#platform/help-article.ts'

export const videos: ArticleWording = {
  title: 'Crear un vídeo corto',
  summary:
    'Descríbelo en unas frases. Serán un vídeo corto con tus colores, tu logo, tus fotos y música: cinco estilos, cuatro formatos, de 3 a 30 segundos.',
  words: 'vídeo video película clip reel tiktok youtube mp4 descargar estilo duración bajar qué redes',
  phrasings: [
    'hazme un reel',
    'hacer un reel de mis productos',
    'un clip para tiktok',
    'hacer un video con mis fotos',
    'poner mis propios clips en un video',
    'cambiar un video terminado',
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
        'Escribe la **Descripción del vídeo** y elige estilo, formato, duración y música. **Escuchar** reproduce la música. **Añadir foto o clip** toma fotos y vídeos de tu biblioteca.',
        '**Editar guion** enseña las escenas antes de crear nada. Cambia textos, segundos, fotos y clips, sube o baja escenas, añádelas o elimínalas. En un clip, elige el segundo en el que empieza, y **Usar su sonido** si quieres que se oiga; con música suena más bajo. Una escena te avisa si su texto es demasiado largo, y **Dividir en dos escenas** te ayuda.',
        'Pulsa **Generar vídeo**.',
        'Puedes salir de la página. Cuando el vídeo esté listo, se reproduce allí. **Descargar** lo guarda; **Copiar enlace** te permite compartirlo con tu equipo.',
        '**Usar en una campaña** lo añade a publicaciones de una campaña en borrador o programada. También puedes abrir una publicación y pulsar **Añadir vídeo**.',
        '**Editar** abre otra vez el guion de un vídeo terminado, con todo lo que elegiste. **Generar versión nueva** crea otro vídeo. Las publicaciones conservan su versión hasta que la cambies.',
      ],
    },
    'Las notas como «muestra a un cliente feliz» o «usa música tranquila» dicen cómo filmar. Nunca aparecen como texto.',
    'Los vídeos se crean en este servidor como archivos MP4 en 1080p. Los antiguos están en **Vídeos anteriores**.',
  ],
  questions: [
    { ask: '¿Cuánto puede durar un vídeo?', answer: '3, 5, 10, 15 o 30 segundos.' },
    {
      ask: '¿Qué formato elijo?',
      answer:
        '9:16 para Reels, TikTok, Shorts e historias, 4:5 o 1:1 para el feed, 16:9 para YouTube y webs. En 9:16, los textos dejan libre el sitio de los botones de cada app.',
    },
    {
      ask: '¿Puedo publicar la música?',
      answer: 'Sí. Las cuatro pistas están hechas para CampAIgner y son de dominio público (CC0).',
    },
    {
      ask: '¿Qué plataformas necesitan un vídeo?',
      answer:
        'YouTube, YouTube Shorts e Instagram Reels siempre lo necesitan. Para ver cualquier otra, ve a Ajustes, Canales y abre «Requisitos y límites».',
    },
  ],
}
