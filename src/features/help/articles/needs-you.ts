import { article } from '../article.ts'

export const needsYou = article({
  id: 'needs-you',
  topic: 'publish',
  screens: ['/campaigns/:id'],
  en: {
    title: 'What “Ready for you to post” and “Needs you” mean',
    summary:
      'The post is prepared, but no account is connected, or its network lets no program post. You post it in a minute and tell us.',
    words:
      'ready for you to post needs you waiting by hand manual assisted export html markdown zip share confirm copy i posted it unconfirmed not confirmed',
    body: [
      {
        steps: [
          'Open the campaign and choose the post marked **Ready for you to post**.',
          'Press **Copy text**. For newsletters, articles and mail, **Copy with formatting** keeps paragraphs and links, or you take a finished file.',
          'Save the pictures one by one, or press **Save everything (ZIP)**. On a phone, **Share…** hands all of it straight to the app.',
          'Open the network and post it there; where it allows that, the text is filled in already.',
          'Come back, paste the **Address of your post** if you like, and press **I posted it**. Before that it does not count as published.',
        ],
      },
      'If an account is missing, **Connect an account** leads to your channels. Then open the campaign again and press **Publish now**: only the posts that waited go out.',
      '**Not confirmed** means: we sent it, but no answer came. Look on the network. If it is there, press **It is there**; otherwise **It is not there**, and you can send it again. Nothing is sent again by itself.',
    ],
    questions: [
      {
        ask: 'Why does a post need me?',
        answer:
          'Because no account is connected for its platform, the account has to be connected again, its hour was missed by more than a day, or the network lets no program post.',
      },
      {
        ask: 'What does “Not confirmed” mean?',
        answer:
          'The post was sent but the network did not say whether it arrived. Look there and tell us, so that nothing appears twice.',
      },
    ],
  },
  es: {
    title: 'Una publicación dice «Lista para que la publiques»',
    summary:
      'La publicación está preparada, pero no hay cuenta conectada o su red no deja publicar a ningún programa. La publicas tú en un minuto y nos lo dices.',
    words:
      'lista para que la publiques te necesita esperando a mano manual exportar html markdown zip compartir confirmar copiar ya la he publicado sin confirmar',
    body: [
      {
        steps: [
          'Abre la campaña y elige la publicación marcada **Lista para que la publiques**.',
          'Pulsa **Copiar texto**. En boletines, artículos y correos, **Copiar con formato** conserva los párrafos y los enlaces, o te llevas un archivo terminado.',
          'Guarda las imágenes una a una o pulsa **Guardar todo (ZIP)**. En el móvil, **Compartir…** lo pasa todo directamente a la aplicación.',
          'Abre la red y publícala allí; donde se puede, el texto ya está puesto.',
          'Vuelve, pega si quieres la **Dirección de tu publicación** y pulsa **Ya la he publicado**. Antes de eso no cuenta como publicada.',
        ],
      },
      'Si falta una cuenta, **Conectar una cuenta** lleva a tus canales. Después abre otra vez la campaña y pulsa **Publicar ahora**: solo sale lo que esperaba.',
      '**Sin confirmar** significa: la enviamos, pero no llegó respuesta. Mira en la red. Si está, pulsa **Está allí**; si no, **No está allí**, y puedes reenviarla. Nada se reenvía solo.',
    ],
    questions: [
      {
        ask: '¿Por qué una publicación me necesita?',
        answer:
          'Porque no hay cuenta conectada para su plataforma, hay que volver a conectarla, su hora pasó hace más de un día o la red no deja publicar a ningún programa.',
      },
      {
        ask: '¿Qué significa «Sin confirmar»?',
        answer:
          'Se envió, pero la red no dijo si había llegado. Míralo allí y dínoslo, para que nada aparezca dos veces.',
      },
    ],
  },
})
