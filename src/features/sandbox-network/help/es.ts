import type { ArticleWording } from '#platform/help-article.ts'

export const sandbox: ArticleWording = {
  title: 'El modo de prueba',
  summary:
    'Una red de prueba dentro de CampAIgner. Acepta tus publicaciones con las reglas de cada plataforma y solo se las muestra a tu equipo. Nada sale de este servidor.',
  words:
    'modo de prueba sandbox pruebas practicar probar red falsa muro local seguro público portarse mal fallo lento error caída simular comportamiento clientes ven publicaciones',
  phrasings: [
    'probar sin cuentas reales',
    'practicar antes de publicar de verdad',
    'red de mentira',
    'esto se publica de verdad o es una prueba',
    'publicar una prueba',
    'no sale nada en la red real',
  ],
  body: [
    {
      steps: [
        'Conecta una plataforma en **Canales**, dentro de [Ajustes](/settings?section=channels), con **Conectar en modo de prueba**.',
        'Publica una campaña. Pulsa **Abrir el muro** para ver sus publicaciones.',
        'Dale a me gusta, comenta y comparte como haría la gente: los resultados de la campaña salen de lo que haces allí.',
      ],
    },
    'Todo lo que hay en él lleva la marca **Modo de prueba**. Los mensajes que se escriben a una cuenta de prueba llegan a tu bandeja como cualquier otro, para que practiques las respuestas.',
    'En **Comportamiento**, los propietarios y encargados pueden hacer que la red vaya lenta, corte la conexión, pida esperar, rechace una publicación o retire el acceso, en las próximas publicaciones o en todas. Cada opción muestra cómo reacciona CampAIgner. **Volver a lo normal** lo termina.',
  ],
  questions: [
    {
      ask: '¿Puede un extraño ver lo que publico en el modo de prueba?',
      answer: 'No. Solo tu equipo puede abrir el muro, y nada sale de este servidor.',
    },
    {
      ask: '¿El modo de prueba es el Instagram de verdad?',
      answer: 'No. Respeta las reglas de cada red, pero es un sitio nuestro para probar.',
    },
    {
      ask: '¿Cómo puedo ver qué pasa cuando una red se cae?',
      answer:
        'Abre el muro de una cuenta de prueba, elige «Comportamiento» y el problema que quieras ver. Después publica algo en ella. No se pierde nada y nada sale dos veces.',
    },
  ],
}
