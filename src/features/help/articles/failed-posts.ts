import { article } from '../article.ts'

export const failedPosts = article({
  id: 'failed-posts',
  topic: 'publish',
  screens: ['/campaigns/:id', '/campaigns'],
  en: {
    title: 'A post did not go out',
    summary:
      'The reason stands beside the post, with what the network said. Put it right, then send again only what failed; what is out is not touched.',
    words: 'failed error not published why retry again problem reject refused rate limit',
    body: [
      {
        steps: [
          'Open the campaign and choose the post marked **Failed**. The reason is at the top; **What happened** tells the whole story: when it was sent, how late and why, and what the network said.',
          'Put right what it says: shorten the text, change the picture, connect the account again.',
          'Press the button that sends the failed posts again and confirm with **Send again**.',
        ],
      },
      'If the network goes on refusing it, **Post it yourself** leads you through it by hand.',
      'What the reasons mean:',
      {
        list: [
          'It breaks a rule: we did not send it, because the network would refuse it.',
          'The network refused it: nothing was published there. Its own words stand below.',
          'Could not be reached, or asked us to wait: we tried several times. Try again later.',
          'No longer lets us in: connect the account again under [Channels](/settings?section=channels).',
        ],
      },
    ],
    questions: [
      {
        ask: 'Why was my post not published?',
        answer:
          'Open its campaign: the reason stands beside the post. The help chat on the dashboard can also look it up for a certain day.',
      },
      {
        ask: 'How do I retry a failed post?',
        answer:
          'Open the campaign and press the button that sends the failed posts again. Posts that are out are not sent twice.',
      },
    ],
  },
  es: {
    title: 'Una publicación no se ha publicado',
    summary:
      'El motivo está junto a la publicación, con lo que ha dicho la red. Arréglalo y reenvía solo lo que falló; lo que ha salido no se toca.',
    words: 'fallida fallo error no publicado por qué reintentar otra vez problema rechazada límite',
    body: [
      {
        steps: [
          'Abre la campaña y elige la publicación marcada **Fallida**. El motivo está arriba; **Qué ha pasado** cuenta toda la historia: cuándo se envió, con cuánto retraso y por qué, y qué dijo la red.',
          'Arregla lo que dice: acorta el texto, cambia la imagen, vuelve a conectar la cuenta.',
          'Pulsa el botón que reenvía lo que ha fallado y confirma con **Reenviar**.',
        ],
      },
      'Si la red sigue rechazándola, **Publicarla tú** te guía para hacerlo a mano.',
      'Qué significan los motivos:',
      {
        list: [
          'Incumple una regla: no la hemos enviado, porque la red la rechazaría.',
          'La red la ha rechazado: allí no se ha publicado nada. Debajo están sus propias palabras.',
          'No se pudo llegar a la red, o pidió esperar: lo intentamos varias veces. Prueba más tarde.',
          'Ya no nos deja entrar: vuelve a conectar la cuenta en [Canales](/settings?section=channels).',
        ],
      },
    ],
    questions: [
      {
        ask: '¿Por qué no se ha publicado mi publicación?',
        answer:
          'Abre su campaña: el motivo está junto a la publicación. El chat de ayuda del panel también puede mirarlo para un día concreto.',
      },
      {
        ask: '¿Cómo reintento una publicación fallida?',
        answer:
          'Abre la campaña y pulsa el botón que reenvía lo que ha fallado. Lo que ya ha salido no se envía dos veces.',
      },
    ],
  },
})
