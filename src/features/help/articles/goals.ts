import { article } from '../article.ts'

export const goals = article({
  id: 'goals',
  topic: 'figures',
  screens: ['/analytics'],
  en: {
    title: 'Goals',
    summary:
      'Set yourself a goal for revenue, appointments, customers or conversations, for a week, a month or a quarter, and see how far you are.',
    words:
      'goal target objective progress on track behind completed streak deadline weekly monthly quarterly',
    body: [
      {
        steps: [
          'Open [Analytics](/analytics) and the business tab.',
          'Press **Add a goal**: a title, what it counts, the target, the period and a deadline.',
          'Follow it there, or change it at any time. The filter shows weekly, monthly or quarterly goals.',
        ],
      },
      'Revenue, new customers and answered conversations are counted for you, in the week, month or quarter you are in. Appointments only you can count: say how many there are when you edit the goal. How often it was reached in a row stands below it.',
      'A goal is completed at 100 %, on track from 80 %, in progress from 50 % and behind below that. The deadline counts the days left.',
      'Until you set the first one you see examples, marked **Sample data**. They go as soon as there is one of your own.',
    ],
    questions: [
      {
        ask: 'How do I set a goal?',
        answer: 'In Analytics, in the business tab: add a goal with a target, a period and a deadline.',
      },
      {
        ask: 'What does “behind” mean for a goal?',
        answer: 'That less than half of the target is reached so far.',
      },
    ],
  },
  es: {
    title: 'Objetivos',
    summary:
      'Ponte un objetivo de ingresos, citas, clientes o conversaciones, para una semana, un mes o un trimestre, y mira cuánto llevas.',
    words: 'objetivo meta progreso en marcha atrasado completado racha plazo semanal mensual trimestral',
    body: [
      {
        steps: [
          'Abre [Analítica](/analytics) y la pestaña de negocio.',
          'Pulsa **Añadir un objetivo**: un título, qué cuenta, la meta, el periodo y una fecha límite.',
          'Síguelo allí o cámbialo cuando quieras. El filtro muestra los semanales, mensuales o trimestrales.',
        ],
      },
      'Los ingresos, los clientes nuevos y las conversaciones respondidas se cuentan solos, en la semana, el mes o el trimestre en curso. Las citas solo las puedes contar tú: di cuántas hay al editar el objetivo. Debajo se ve cuántas veces seguidas se ha logrado.',
      'Un objetivo está completado al 100 %, en buen camino desde el 80 %, en progreso desde el 50 % y atrasado por debajo. La fecha límite cuenta los días que quedan.',
      'Hasta que pongas el primero ves ejemplos con la marca **Datos de ejemplo**. Se van en cuanto haya uno tuyo.',
    ],
    questions: [
      {
        ask: '¿Cómo pongo un objetivo?',
        answer: 'En Analítica, en la pestaña de negocio: añade un objetivo con meta, periodo y plazo.',
      },
      {
        ask: '¿Qué significa que un objetivo va atrasado?',
        answer: 'Que de momento se ha alcanzado menos de la mitad de la meta.',
      },
    ],
  },
})
