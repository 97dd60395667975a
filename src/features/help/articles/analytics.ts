import { article } from '../article.ts'

export const analytics = article({
  id: 'analytics',
  topic: 'figures',
  screens: ['/analytics'],
  en: {
    title: 'Analytics',
    summary:
      'Five tabs: overview, business, platforms, content and audience. Every figure is compared with the time before, and every chart has a table and a CSV file behind it.',
    words:
      'analytics statistics reach engagement conversion revenue report chart health score insights platforms audience best time csv export',
    body: [
      {
        list: [
          'Overview: total reach, engagement, conversion rate (clicks on your posts divided by reach) and revenue impact, of 30 days against the 30 before.',
          'Business: the health score with its formula, your goals, revenue, how much of the product you use, and insights with a button each, which opens the right screen with what the insight speaks of filled in.',
          'Platforms: reach, engagement and results of each platform.',
          'Content: your best posts and the best times.',
          'Audience: customers by how recently and how much they bought, the languages people write in, and the hours.',
        ],
      },
      'The health score is green from 80, blue from 60, yellow from 40 and red below that.',
      'Results of posts come from the networks: **Refresh results** in a campaign asks for them at once. Sales come from your tills. Where there is nothing of yours yet you see samples, marked **Sample data**.',
    ],
    questions: [
      {
        ask: 'Where do the figures come from?',
        answer:
          'Reach, likes and clicks from the networks, sales from your connected tills or imported files, the rest from what you do here.',
      },
      {
        ask: 'What does the health score mean?',
        answer:
          'It sums up several areas of your business between 0 and 100; the formula stands beside it. From 80 on it is green.',
      },
      {
        ask: 'How do I export the figures?',
        answer: 'Each chart has a table, which you can save as a CSV file.',
      },
    ],
  },
  es: {
    title: 'Analítica',
    summary:
      'Cinco pestañas: resumen, negocio, plataformas, contenido y audiencia. Cada cifra se compara con el tiempo anterior, y cada gráfico tiene detrás una tabla y un CSV.',
    words:
      'analítica estadísticas alcance interacción conversión ingresos informe gráfico salud puntuación consejos plataformas audiencia mejor hora exportar',
    body: [
      {
        list: [
          'Resumen: alcance total, interacción, tasa de conversión (clics en tus publicaciones entre el alcance) e impacto en ingresos, de 30 días frente a los 30 anteriores.',
          'Negocio: la puntuación de salud con su fórmula, tus objetivos, los ingresos, cuánto usas del producto y consejos con un botón cada uno, que abre la pantalla adecuada con lo que dice el consejo ya puesto.',
          'Plataformas: alcance, interacción y resultados de cada una.',
          'Contenido: tus mejores publicaciones y las mejores horas.',
          'Audiencia: clientes según cuándo y cuánto compraron, los idiomas en que escriben y las horas.',
        ],
      },
      'La puntuación de salud es verde desde 80, azul desde 60, amarilla desde 40 y roja por debajo.',
      'Los resultados de las publicaciones vienen de las redes: **Actualizar resultados**, en una campaña, los pide al momento. Las ventas vienen de tus cajas. Donde aún no hay nada tuyo ves ejemplos con la marca **Datos de ejemplo**.',
    ],
    questions: [
      {
        ask: '¿De dónde salen las cifras?',
        answer:
          'El alcance, los me gusta y los clics, de las redes; las ventas, de tus cajas conectadas o de archivos importados; el resto, de lo que hacéis aquí.',
      },
      {
        ask: '¿Qué significa la puntuación de salud?',
        answer:
          'Resume varias áreas de tu negocio entre 0 y 100; la fórmula está al lado. Desde 80 es verde.',
      },
      {
        ask: '¿Cómo exporto las cifras?',
        answer: 'Cada gráfico tiene una tabla que puedes guardar como archivo CSV.',
      },
    ],
  },
})
