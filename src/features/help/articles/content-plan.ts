import { article } from '../article.ts'

export const contentPlan = article({
  id: 'content-plan',
  topic: 'publish',
  screens: ['/ai-planner/:id', '/ai-planner'],
  en: {
    title: 'Approve a plan and put it on the calendar',
    summary:
      'Change the posts of a plan, approve it, then put it on the calendar: it becomes scheduled campaigns. Nothing goes out before that.',
    words: 'plan approve calendar move drag day edit draft schedule campaigns',
    body: [
      {
        steps: [
          'Open a plan. **Edit** changes a post; drag it to another day, or use **Move to…**.',
          'Press **Approve plan**. A later change makes it a draft again.',
          'Press **Put on the calendar** and confirm. One scheduled campaign is made for each day ahead; days that have passed are left out.',
        ],
      },
      'Posts that break a rule of their platform are marked, and the plan goes onto the calendar once they fit. For platforms without a connected account the posts wait for you at their time.',
      '**Back to draft** reopens an approved plan. If you delete a plan, what is on the calendar stays there.',
    ],
    questions: [
      {
        ask: 'Does an approved plan publish by itself?',
        answer: 'Not yet. Only “Put on the calendar” turns it into scheduled campaigns.',
      },
      {
        ask: 'How do I move a planned post to another day?',
        answer:
          'Drag it there, or use “Move to…” in its menu. On the keyboard, press space on its handle and use the arrows.',
      },
    ],
  },
  es: {
    title: 'Aprobar un plan y ponerlo en el calendario',
    summary:
      'Cambia las publicaciones de un plan, apruébalo y ponlo en el calendario: se convierte en campañas programadas. Antes de eso no sale nada.',
    words: 'plan aprobar calendario mover arrastrar día editar borrador programar campañas',
    body: [
      {
        steps: [
          'Abre un plan. **Editar** cambia una publicación; arrástrala a otro día o usa **Mover a…**.',
          'Pulsa **Aprobar el plan**. Un cambio posterior lo devuelve a borrador.',
          'Pulsa **Poner en el calendario** y confirma. Se crea una campaña programada por cada día que queda; los días pasados se dejan fuera.',
        ],
      },
      'Las publicaciones que incumplen una regla de su plataforma están marcadas, y el plan pasa al calendario cuando encajan. En plataformas sin cuenta conectada, las publicaciones te esperan a su hora.',
      '**Volver a borrador** reabre un plan aprobado. Si eliminas un plan, lo que está en el calendario se queda.',
    ],
    questions: [
      {
        ask: '¿Un plan aprobado se publica solo?',
        answer: 'Todavía no. Solo «Poner en el calendario» lo convierte en campañas programadas.',
      },
      {
        ask: '¿Cómo muevo una publicación del plan a otro día?',
        answer:
          'Arrástrala, o usa «Mover a…» en su menú. Con el teclado, pulsa espacio en su asa y usa las flechas.',
      },
    ],
  },
})
