import { article } from '../article.ts'

export const latePosts = article({
  id: 'late-posts',
  topic: 'publish',
  screens: ['/campaigns', '/campaigns/:id', '/settings'],
  en: {
    title: 'Why did my post not go out?',
    summary:
      'The line on top of Campaigns says whether posts go out, and what to do when they do not. A late post is not lost: it goes out as soon as it can, and only once.',
    words:
      'late overdue delayed stuck waiting queue not sent on time red worker stopped health status paused publishing',
    body: [
      'Open [Campaigns](/campaigns), or [Channels](/settings?section=channels) in the settings. While all is well you see one line with the last post and the next one. Otherwise each trouble stands there with the button that puts it right.',
      {
        list: [
          '**Late**: the post should have been out two minutes ago. We keep trying. Whoever made the campaign is told once, not every minute.',
          'A network no longer lets us in: press **Connect again**. What is planned there waits until then.',
          'A network asked us to wait, or did not answer: nothing to do. We send as soon as it lets us.',
          '**Ready for you to post**: no account is connected, or its hour passed too long ago. Open the campaign and decide.',
          '**Not confirmed**: it was sent, but no answer came. Look for it on the network before you send it again.',
          '**Failed**: the network refused it. [The reason](/help?article=failed-posts) stands beside the post.',
        ],
      },
      '**Publishing is not running** is for whoever runs the installation: start it with npm start, or a process of its own with ROLE=worker npm start. The command npm run doctor says what is missing. Posts whose hour is not long past then go out by themselves.',
    ],
    questions: [
      {
        ask: 'My post is late. Do I have to do anything?',
        answer:
          'Only if the line on top of Campaigns offers a button. Otherwise it goes out by itself as soon as it can, and never twice.',
      },
      {
        ask: 'Will a late post go out at any hour?',
        answer:
          'For some hours after its time it goes out late. After that it waits for you, because an old offer can do harm. “Take back” stops it at any time.',
      },
      {
        ask: 'How do I start publishing again on my own server?',
        answer:
          'With npm start, or ROLE=worker npm start for a process that only works in the background. npm run doctor shows whether one is running.',
      },
    ],
  },
  es: {
    title: '¿Por qué no ha salido mi publicación?',
    summary:
      'La línea de arriba en Campañas dice si las publicaciones salen y qué hacer si no. Una publicación con retraso no se pierde: sale en cuanto puede, y una sola vez.',
    words:
      'retraso tarde atrasada parada atascada espera cola no enviada a su hora roja envío estado salud pausada',
    body: [
      'Abre [Campañas](/campaigns), o [Canales](/settings?section=channels) en los ajustes. Si todo va bien ves una línea con la última publicación y la próxima. Si no, cada problema está ahí con el botón que lo arregla.',
      {
        list: [
          '**Con retraso**: la publicación debería haber salido hace dos minutos. Lo seguimos intentando. A quien hizo la campaña se le avisa una vez, no cada minuto.',
          'Una red ya no nos deja entrar: pulsa **Volver a conectar**. Lo previsto allí espera hasta entonces.',
          'Una red nos ha pedido esperar, o no ha respondido: no hay que hacer nada. Enviamos en cuanto nos deje.',
          '**Lista para que la publiques**: no hay cuenta conectada, o su hora pasó hace demasiado. Abre la campaña y decide.',
          '**Sin confirmar**: se envió, pero no llegó respuesta. Búscala en la red antes de volver a enviarla.',
          '**Fallida**: la red la ha rechazado. [El motivo](/help?article=failed-posts) está junto a la publicación.',
        ],
      },
      '**El envío está parado** es para quien lleva la instalación: se pone en marcha con npm start, o un proceso aparte con ROLE=worker npm start. La orden npm run doctor dice qué falta. Lo que no lleva demasiado esperando sale entonces solo.',
    ],
    questions: [
      {
        ask: 'Mi publicación va con retraso. ¿Tengo que hacer algo?',
        answer:
          'Solo si la línea de arriba en Campañas ofrece un botón. Si no, sale sola en cuanto puede, y nunca dos veces.',
      },
      {
        ask: '¿Una publicación con retraso sale a cualquier hora?',
        answer:
          'Durante unas horas sale tarde. Después te espera, porque una oferta vieja puede hacer daño. «Retirar» la detiene cuando quieras.',
      },
      {
        ask: '¿Cómo vuelvo a poner en marcha el envío en mi propio servidor?',
        answer:
          'Con npm start, o con ROLE=worker npm start para un proceso que solo trabaja en segundo plano. npm run doctor muestra si hay alguno en marcha.',
      },
    ],
  },
})
