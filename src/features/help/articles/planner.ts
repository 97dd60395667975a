import { article } from '../article.ts'

export const planner = article({
  id: 'planner',
  topic: 'publish',
  screens: ['/ai-planner', '/waterfall'],
  en: {
    title: 'Plan a whole month',
    summary:
      'Tell the planner your industry and your best products. You get one post for each day of the month, with platform, time and the reason for it.',
    words:
      'planner 30 days month content plan calendar generate industry products season holidays till pos insights',
    body: [
      {
        steps: [
          'Open the [AI Planner](/ai-planner) and choose your **Industry**. Without it the button stays off.',
          'Add products with **Add** or Enter; a click on one removes it. Choose a season, platforms, month and year.',
          'Press **Generate AI Plan**. You can leave the page; the bell tells you when it is ready.',
          'Open it under **Existing plans** with **View Details**.',
        ],
      },
      'With a till connected under [Integrations](/integrations), the block **Sales from your till** shows what really sells: average order, peak hours and top products.',
      '**AI insights** says what your plans and posts show, and what to do next.',
    ],
    questions: [
      {
        ask: 'Why can I not press Generate AI Plan?',
        answer: 'Choose your industry first, and at least one platform.',
      },
      {
        ask: 'Does the planner know holidays?',
        answer:
          'Yes, those of the country in your business details. A post for such a day says which one it is for.',
      },
    ],
  },
  es: {
    title: 'Planificar un mes entero',
    summary:
      'Dile al planificador tu sector y tus mejores productos. Recibes una publicación para cada día del mes, con plataforma, hora y su motivo.',
    words:
      'planificador 30 días mes plan de contenido calendario generar sector productos temporada festivos caja tpv consejos',
    body: [
      {
        steps: [
          'Abre el [Planificador con IA](/ai-planner) y elige tu **Sector**. Sin él, el botón no se activa.',
          'Añade productos con **Añadir** o Intro; un clic en uno lo quita. Elige temporada, plataformas, mes y año.',
          'Pulsa **Generar plan con IA**. Puedes dejar la página; la campana te avisa cuando esté.',
          'Ábrelo en **Planes existentes** con **Ver detalles**.',
        ],
      },
      'Con una caja conectada en [Integraciones](/integrations), el bloque **Ventas de tu caja** muestra lo que se vende de verdad: pedido medio, horas punta y productos más vendidos.',
      '**Consejos de IA** dice lo que muestran tus planes y publicaciones, y qué hacer ahora.',
    ],
    questions: [
      {
        ask: '¿Por qué no puedo pulsar Generar plan con IA?',
        answer: 'Elige antes tu sector y al menos una plataforma.',
      },
      {
        ask: '¿El planificador conoce los festivos?',
        answer:
          'Sí, los del país de tus datos del negocio. Una publicación para un día así dice para cuál es.',
      },
    ],
  },
})
