import type { ArticleWording } from '#platform/help-article.ts'

export const welcome: ArticleWording = {
  title: 'Tus primeros tres minutos',
  summary:
    'Después de registrarte, cuatro preguntas cortas preparan tu negocio y escriben tu primera publicación. Puedes saltarte la que quieras.',
  words:
    'bienvenida empezar configurar primeros pasos primera publicación preguntas lista inicio cuenta nueva',
  phrasings: [
    'cómo empiezo',
    'por dónde empiezo',
    'acabo de registrarme y ahora qué',
    'configurar mi negocio',
    'escribir mi primera publicación',
    'qué es la lista de primeros pasos',
  ],
  body: [
    'Te preguntamos el nombre del negocio y a qué te dedicas, tu país e idioma, tu logo o estilo, y de qué va tu primera publicación. Cada respuesta se guarda al momento.',
    'Después ves tu publicación en cinco plataformas, con tu foto si la has añadido. Publícala en modo de prueba para ver cómo funciona todo, o edítala antes. No se publica nada hasta que tú lo digas.',
    '¿Lo dejaste a medias? [Vuelve a las preguntas](/welcome) o usa la lista **Primeros pasos** del inicio. Desaparece cuando está todo hecho o cuando la ocultas.',
  ],
  questions: [
    {
      ask: '¿Quién ve una publicación en modo de prueba?',
      answer: 'Solo tú y tu equipo. Es una red de prueba dentro de CampAIgner.',
    },
  ],
}
