import { article } from '../article.ts'

export const help = article({
  id: 'help',
  topic: 'start',
  screens: ['/help', '/support'],
  en: {
    title: 'Getting help',
    summary:
      'Search these pages, ask the help chat on the dashboard, or write to the people who run your installation.',
    words: 'support contact question faq chat assistant write message human',
    body: [
      {
        list: [
          'Search here: a word is enough, accents do not matter, and both languages are searched.',
          'Ask the chat: the button with the question mark at the bottom right of the [Dashboard](/dashboard). It knows these pages and can look up a few things of yours, such as why a post did not go out, what is scheduled and which invoices are overdue.',
          'Write to us: the form under [Support](/support). Answers come within 24 hours, for VIP customers within 2 hours.',
        ],
      },
      'The chat only reads. It changes, sends and deletes nothing, and what you write to it is not kept. If your workspace has connected an AI provider, your question and what was looked up for it go there.',
    ],
    questions: [
      {
        ask: 'What can the help chat see?',
        answer:
          'What you may see yourself in your own workspace, and nothing else. It cannot change anything.',
      },
      {
        ask: 'How do I contact support?',
        answer: 'With the form under Support. It goes to the people who run this installation.',
      },
    ],
  },
  es: {
    title: 'Cómo recibir ayuda',
    summary:
      'Busca en estas páginas, pregunta en el chat de ayuda del panel o escribe a quienes gestionan tu instalación.',
    words: 'soporte contacto pregunta preguntas frecuentes chat asistente escribir mensaje persona',
    body: [
      {
        list: [
          'Busca aquí: basta una palabra, los acentos dan igual y se busca en los dos idiomas.',
          'Pregunta en el chat: el botón con el signo de interrogación, abajo a la derecha en el [Panel](/dashboard). Conoce estas páginas y puede mirar algunas cosas tuyas, como por qué no salió una publicación, qué hay programado y qué facturas están vencidas.',
          'Escríbenos: el formulario de [Ayuda y contacto](/support). Las respuestas llegan en 24 horas; a los clientes VIP, en 2 horas.',
        ],
      },
      'El chat solo lee. No cambia, envía ni borra nada, y lo que le escribes no se guarda. Si tu espacio ha conectado un proveedor de IA, tu pregunta y lo que se ha mirado para responderla van allí.',
    ],
    questions: [
      {
        ask: '¿Qué puede ver el chat de ayuda?',
        answer: 'Lo que puedes ver tú en tu propio espacio, y nada más. No puede cambiar nada.',
      },
      {
        ask: '¿Cómo contacto con soporte?',
        answer: 'Con el formulario de Ayuda y contacto. Llega a quienes gestionan esta instalación.',
      },
    ],
  },
})
