import type { ArticleWording } from '#platform/help-article.ts'

export const demoData: ArticleWording = {
  title: 'Datos de demostración',
  summary:
    'Cargar datos de demostración llena tu espacio con una tienda de demostración, para que veas cada pantalla en uso. Quítalos cuando quieras en Ajustes; tus propios datos se quedan.',
  words: 'ejemplo prueba probar tienda demo quitar borrar eliminar limpiar falso',
  phrasings: [
    'clientes que no conozco',
    'borrar la tienda de mentira',
    'esos clientes no son mios',
    'cargar datos de prueba',
    'sacar los datos falsos',
    'empezar de cero sin la demo',
    'quitar la tienda de ejemplo',
    'llenarlo con datos de ejemplo',
    'borrar lo de prueba',
    'estos clientes no son mios',
  ],
  body: [
    {
      steps: [
        'Pulsa **Cargar datos de demostración** arriba en [Inicio](/home) o en el [Panel](/dashboard).',
        'Echa un vistazo: hay personas, clientes, facturas, campañas con resultados, planes y más, con la marca **Demostración**.',
        'Para quitarlos, abre [Ajustes](/settings?section=data), **Datos**, y pulsa **Quitar los datos de demostración**.',
      ],
    },
    'Solo pueden hacerlo propietarios y encargados. Cargarlos dos veces no añade nada, y nunca se envían solos a ninguna red.',
  ],
  questions: [
    {
      ask: '¿Cómo quito los datos de demostración?',
      answer:
        'Ve a Ajustes, Datos, y pulsa «Quitar los datos de demostración». Todo lo que has añadido tú se queda.',
    },
    {
      ask: '¿Los datos de demostración se publican en algún sitio?',
      answer:
        'No. Una campaña de demostración solo se publica si alguien de tu equipo la publica a propósito.',
    },
  ],
}
