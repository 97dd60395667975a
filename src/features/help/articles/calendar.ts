import { article } from '../article.ts'

export const calendar = article({
  id: 'calendar',
  topic: 'publish',
  screens: ['/calendar'],
  en: {
    title: 'The content calendar',
    summary:
      'The calendar shows what goes out and when. Choose a day to see its posts, and drag a post to another day to move it.',
    words: 'calendar month week list schedule move drag day filter agenda',
    body: [
      {
        steps: [
          'Open the [Calendar](/calendar) and choose **Month**, **Week** or **List**.',
          'Click a day to see what is on it; click again to deselect it. Every view of the calendar keeps it.',
          '**New campaign** starts one for that day.',
          'Drag a post to another day, or use **Move**. It keeps its hour, and **Undo** takes it back.',
          '**View** and **Edit** open the campaign or the plan it belongs to.',
        ],
      },
      'Filter by platform and status; **Show everything** takes the filters away. Posts of plans that are not on the calendar yet are shown too and say so.',
      'All times are in your shop’s time zone. What is out can no longer be moved.',
    ],
    questions: [
      {
        ask: 'How do I move a post to another day?',
        answer: 'Drag it in the calendar, or choose its day and press “Move”. The hour stays the same.',
      },
      {
        ask: 'Why do I see posts I never wrote?',
        answer: 'An empty calendar shows samples, marked as such. They go when your first post has a date.',
      },
    ],
  },
  es: {
    title: 'El calendario de contenidos',
    summary:
      'El calendario muestra qué sale y cuándo. Elige un día para ver sus publicaciones y arrastra una a otro día para moverla.',
    words: 'calendario mes semana lista programar mover arrastrar día filtro agenda',
    body: [
      {
        steps: [
          'Abre el [Calendario](/calendar) y elige **Mes**, **Semana** o **Lista**.',
          'Haz clic en un día para ver lo que tiene; otro clic lo deselecciona. Todas las vistas del calendario lo conservan.',
          '**Nueva campaña** empieza una para ese día.',
          'Arrastra una publicación a otro día o usa **Mover**. Conserva su hora, y **Deshacer** la devuelve.',
          '**Ver** y **Editar** abren la campaña o el plan al que pertenece.',
        ],
      },
      'Filtra por plataforma y estado; **Mostrar todo** quita los filtros. Las publicaciones de planes que aún no están en el calendario también se muestran, y lo dicen.',
      'Todas las horas son las de tu negocio. Lo que ha salido ya no se puede mover.',
    ],
    questions: [
      {
        ask: '¿Cómo muevo una publicación a otro día?',
        answer: 'Arrástrala en el calendario, o elige su día y pulsa «Mover». La hora no cambia.',
      },
      {
        ask: '¿Por qué veo publicaciones que no he escrito?',
        answer:
          'Un calendario vacío muestra ejemplos, marcados como tales. Desaparecen cuando tu primera publicación tiene fecha.',
      },
    ],
  },
})
