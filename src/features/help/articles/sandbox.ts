import { article } from '../article.ts'

export const sandbox = article({
  id: 'sandbox',
  topic: 'publish',
  screens: ['/sandbox/:id', '/settings'],
  en: {
    title: 'The sandbox network',
    summary:
      'A small network inside CampAIgner that takes your posts by the rules of each platform and shows them to your team only. Nothing in it leaves this installation.',
    words: 'sandbox test practice try fake network feed local safe public',
    body: [
      {
        steps: [
          'Connect a platform under **Channels** in [Settings](/settings?section=channels) with **Connect to sandbox**.',
          'Publish a campaign. Its posts appear on the feed; **Open feed** leads there.',
          'Like, comment and share as people would: the results of the campaign are counted from what you do there.',
        ],
      },
      'Everything that belongs to it is marked **Sandbox**. Messages that are written to a sandbox account arrive in your inbox like any others, so that you can practise answering.',
    ],
    questions: [
      {
        ask: 'Can strangers see what I publish in the sandbox?',
        answer: 'No. Only your team can open the feed, and nothing leaves this installation.',
      },
      {
        ask: 'Is the sandbox the real Instagram?',
        answer: 'No. It keeps the rules of each network, but it is a place of our own for trying things out.',
      },
    ],
  },
  es: {
    title: 'La red sandbox',
    summary:
      'Una pequeña red dentro de CampAIgner que recibe tus publicaciones con las reglas de cada plataforma y se las enseña solo a tu equipo. Nada sale de esta instalación.',
    words: 'sandbox prueba practicar probar red falsa muro local seguro público',
    body: [
      {
        steps: [
          'Conecta una plataforma en **Canales**, dentro de [Ajustes](/settings?section=channels), con **Conectar al sandbox**.',
          'Publica una campaña. Sus publicaciones aparecen en el muro; **Abrir el muro** lleva allí.',
          'Dale a me gusta, comenta y comparte como haría la gente: los resultados de la campaña se cuentan con lo que hacéis allí.',
        ],
      },
      'Todo lo que le pertenece lleva la marca **Sandbox**. Los mensajes que se escriben a una cuenta del sandbox llegan a tu bandeja como cualquier otro, para que practiques las respuestas.',
    ],
    questions: [
      {
        ask: '¿Puede un extraño ver lo que publico en el sandbox?',
        answer: 'No. Solo tu equipo puede abrir el muro, y nada sale de esta instalación.',
      },
      {
        ask: '¿El sandbox es el Instagram de verdad?',
        answer: 'No. Respeta las reglas de cada red, pero es un sitio nuestro para probar.',
      },
    ],
  },
})
