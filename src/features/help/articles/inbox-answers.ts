import { article } from '../article.ts'

export const inboxAnswers = article({
  id: 'inbox-answers',
  topic: 'people',
  screens: ['/inbox'],
  en: {
    title: 'Answer a message',
    summary:
      'Open a conversation and write: your answer goes out through the channel the message came from. Some networks take answers only for 24 hours.',
    words:
      'reply answer respond saved replies templates canned snippet suggestion note assign close window 24 hours whatsapp messenger not delivered retry',
    body: [
      {
        steps: [
          'Open the [Inbox](/inbox) and choose a message.',
          'Write your answer, or ask for a suggested one and change it. Nothing is sent before you send it.',
          'Send it. Beside it you see whether it was sent, or why it did not arrive.',
        ],
      },
      'What you write often you keep as a saved reply, for the whole team: **Saved replies** beside the field, or the key / while the field is empty. Type to find one, and Enter puts it where the cursor stands. {name} becomes the first name of the customer and {business} the name of your business. Members change their own saved replies, managers and owners all of them.',
      'A note stays in the conversation and is seen by your team only. You can also give a conversation to somebody, close it and open it again, keep whoever wrote as a [customer](/customers), or make it a [task](/team) that leads back to the conversation.',
      'WhatsApp and Messenger take free answers for 24 hours after the person’s last message. The conversation says until when; afterwards it waits until the person writes again.',
    ],
    questions: [
      {
        ask: 'Why can I not answer this message?',
        answer:
          'The reason stands where you would write: the 24 hours are over, the account is no longer connected, or the network takes no answers from programs.',
      },
      {
        ask: 'What if my answer did not arrive?',
        answer:
          'If it certainly did not arrive, you can send it again from the conversation. If nobody knows, look in the network first, so that it does not arrive twice.',
      },
      {
        ask: 'How do I save a reply that I use often?',
        answer:
          'Open **Saved replies** beside the field in which you answer and choose **New saved reply**. What you have already written is its text.',
      },
      {
        ask: 'Can my customer see a note?',
        answer: 'No. Notes are only for your team.',
      },
    ],
  },
  es: {
    title: 'Responder a un mensaje',
    summary:
      'Abre una conversación y escribe: tu respuesta sale por el canal por el que llegó el mensaje. Algunas redes solo admiten respuestas durante 24 horas.',
    words:
      'responder respuesta contestar guardadas plantillas predefinidas sugerencia nota asignar cerrar ventana 24 horas whatsapp messenger no entregado reintentar',
    body: [
      {
        steps: [
          'Abre la [Bandeja de entrada](/inbox) y elige un mensaje.',
          'Escribe tu respuesta, o pide una sugerida y cámbiala. No se envía nada antes de que lo envíes tú.',
          'Envíala. A su lado ves si ha salido, o por qué no ha llegado.',
        ],
      },
      'Lo que escribes a menudo lo guardas como respuesta para todo el equipo: **Respuestas guardadas** junto al campo, o la tecla / con el campo vacío. Escribe para encontrar una, e Intro la pone donde está el cursor. {name} será el nombre del cliente y {business} el de tu negocio. Los miembros cambian las suyas; encargados y propietarios, todas.',
      'Una nota se queda en la conversación y solo la ve tu equipo. También puedes dar una conversación a alguien, cerrarla y volver a abrirla, guardar a quien escribió como [cliente](/customers) o convertirla en una [tarea](/team) que lleva de vuelta a la conversación.',
      'WhatsApp y Messenger admiten respuestas libres durante 24 horas desde el último mensaje de la persona. La conversación dice hasta cuándo; después espera a que vuelva a escribir.',
    ],
    questions: [
      {
        ask: '¿Por qué no puedo responder a este mensaje?',
        answer:
          'El motivo está donde escribirías: han pasado las 24 horas, la cuenta ya no está conectada o la red no acepta respuestas de programas.',
      },
      {
        ask: '¿Y si mi respuesta no ha llegado?',
        answer:
          'Si es seguro que no llegó, puedes enviarla de nuevo desde la conversación. Si nadie lo sabe, mira antes en la red, para que no llegue dos veces.',
      },
      {
        ask: '¿Cómo guardo una respuesta que uso a menudo?',
        answer:
          'Abre **Respuestas guardadas** junto al campo en el que respondes y elige **Nueva respuesta guardada**. Lo que ya has escrito es su texto.',
      },
      { ask: '¿Puede mi cliente ver una nota?', answer: 'No. Las notas son solo para tu equipo.' },
    ],
  },
})
