import { article } from '../article.ts'

export const teamTasks = article({
  id: 'team-tasks',
  topic: 'people',
  screens: ['/team'],
  en: {
    title: 'Tasks for your team',
    summary:
      'Give somebody a task with a priority and a due date. Where it asks for proof, a photo or a PDF is handed in and a manager approves it.',
    words:
      'task assign to do work proof photo complete due priority colleague employee staff reject resubmit',
    body: [
      {
        steps: [
          'Open [Team](/team) and assign a new task: choose a person and write a title. A due date, a priority and a description are up to you.',
          'Proof is asked for unless you switch that off.',
          'Whoever has the task finds it in their own view, does it, and completes it with notes and, where asked, a file (PNG, JPG or PDF up to 10 MB).',
        ],
      },
      'A task without proof is then completed, and whoever gave it is told. One with proof goes to the person’s manager, or else to whoever gave it, and waits for approval. If it is rejected, it comes back with the reason and can be handed in again; earlier proofs are kept.',
      'You switch between the tasks you have and those you gave. Everybody sees only these two kinds.',
    ],
    questions: [
      {
        ask: 'How do I assign a task?',
        answer: 'Open Team, assign a new task, choose the person and write a title. They are told at once.',
      },
      {
        ask: 'Why can I not complete my task?',
        answer:
          'It asks for proof. Add a photo or a PDF first. Only the person who has the task can complete it.',
      },
      {
        ask: 'My task was rejected, what now?',
        answer: 'The reason stands with the task. Put it right and complete it again with new proof.',
      },
    ],
  },
  es: {
    title: 'Tareas para tu equipo',
    summary:
      'Da a alguien una tarea con prioridad y fecha límite. Si pide prueba, se entrega una foto o un PDF y un encargado la aprueba.',
    words:
      'tarea asignar pendiente trabajo prueba foto completar fecha prioridad compañero empleado personal rechazar',
    body: [
      {
        steps: [
          'Abre [Equipo](/team) y asigna una tarea nueva: elige a una persona y escribe un título. La fecha, la prioridad y la descripción son cosa tuya.',
          'Se pide prueba, salvo que lo quites.',
          'Quien tiene la tarea la ve en su propia vista, la hace y la completa con notas y, si se pide, un archivo (PNG, JPG o PDF de hasta 10 MB).',
        ],
      },
      'Una tarea sin prueba queda completada y se avisa a quien la dio. Una con prueba pasa a quien dirige a esa persona o, si no, a quien la dio, y espera su aprobación. Si se rechaza, vuelve con el motivo y se puede entregar otra vez; las pruebas anteriores se conservan.',
      'Cambias entre las tareas que tienes y las que has dado. Cada cual ve solo estas dos clases.',
    ],
    questions: [
      {
        ask: '¿Cómo asigno una tarea?',
        answer:
          'Abre Equipo, asigna una tarea nueva, elige a la persona y escribe un título. Recibe el aviso al momento.',
      },
      {
        ask: '¿Por qué no puedo completar mi tarea?',
        answer: 'Pide una prueba. Añade antes una foto o un PDF. Solo puede completarla quien la tiene.',
      },
      {
        ask: 'Me han rechazado una tarea, ¿qué hago?',
        answer: 'El motivo está con la tarea. Arréglalo y complétala otra vez con una prueba nueva.',
      },
    ],
  },
})
