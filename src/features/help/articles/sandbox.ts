import { article } from '../article.ts'

export const sandbox = article({
  id: 'sandbox',
  topic: 'publish',
  screens: ['/sandbox/:id', '/settings'],
  en: {
    title: 'The sandbox network',
    summary:
      'A small network inside CampAIgner that takes your posts by the rules of each platform and shows them to your team only. Nothing in it leaves this installation.',
    words:
      'sandbox test practice try fake network feed local safe public misbehave fail slow error outage simulate',
    body: [
      {
        steps: [
          'Connect a platform under **Channels** in [Settings](/settings?section=channels) with **Connect to sandbox**.',
          'Publish a campaign. Its posts appear on the feed; **Open feed** leads there.',
          'Like, comment and share as people would: the results of the campaign are counted from what you do there.',
        ],
      },
      'Everything that belongs to it is marked **Sandbox**. Messages that are written to a sandbox account arrive in your inbox like any others, so that you can practise answering.',
      'Under **How it behaves** owners and managers let the network be slow, hang up, ask for a pause, refuse a post or withdraw its access, for the next posts or for all of them. Beside each choice stands what CampAIgner does then. **Back to normal** ends it.',
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
      {
        ask: 'How can I see what happens when a network is down?',
        answer:
          'Open the feed of a sandbox account, choose “How it behaves”, and let it fail in the way you want to see. Then publish a post to it. Nothing is lost and nothing goes out twice.',
      },
    ],
  },
  es: {
    title: 'La red sandbox',
    summary:
      'Una pequeña red dentro de CampAIgner que recibe tus publicaciones con las reglas de cada plataforma y se las enseña solo a tu equipo. Nada sale de esta instalación.',
    words:
      'sandbox prueba practicar probar red falsa muro local seguro público portarse mal fallo lento error caída simular',
    body: [
      {
        steps: [
          'Conecta una plataforma en **Canales**, dentro de [Ajustes](/settings?section=channels), con **Conectar al sandbox**.',
          'Publica una campaña. Sus publicaciones aparecen en el muro; **Abrir el muro** lleva allí.',
          'Dale a me gusta, comenta y comparte como haría la gente: los resultados de la campaña se cuentan con lo que hacéis allí.',
        ],
      },
      'Todo lo que le pertenece lleva la marca **Sandbox**. Los mensajes que se escriben a una cuenta del sandbox llegan a tu bandeja como cualquier otro, para que practiques las respuestas.',
      'En **Cómo se comporta**, los propietarios y encargados hacen que la red sea lenta, cuelgue, pida una pausa, rechace una publicación o retire el acceso, con las próximas publicaciones o con todas. Junto a cada opción se dice qué hace entonces CampAIgner. **Volver a lo normal** lo termina.',
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
      {
        ask: '¿Cómo puedo ver qué pasa cuando una red se cae?',
        answer:
          'Abre el muro de una cuenta del sandbox, elige «Cómo se comporta» y haz que falle como quieras verlo. Después publica algo en ella. No se pierde nada y nada sale dos veces.',
      },
    ],
  },
})
