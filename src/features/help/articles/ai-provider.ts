import { article } from '../article.ts'

export const aiProvider = article({
  id: 'ai-provider',
  topic: 'account',
  screens: ['/settings'],
  en: {
    title: 'Connect an AI provider',
    summary:
      'OpenAI, Anthropic, Google or any model that speaks as OpenAI does can write for you. You use your own account there, at its prices; without one the built-in writer writes.',
    words:
      'ai key openai chatgpt anthropic claude google gemini ollama local model provider quota refused api',
    body: [
      {
        steps: [
          'Get a key in your account at the provider.',
          'Open [Settings](/settings?section=ai), **AI provider**, choose the provider, the model and enter the key. For a model of your own also enter its address.',
          'Press **Try it out and save**. The model is asked for one word first; only when it answers is anything saved.',
        ],
      },
      'The key is stored encrypted and never shown again. Until a provider is connected, nothing of yours is sent to any AI. **Disconnect** forgets the key.',
      'The model writes campaigns, plans and pictures’ words, suggests answers in the inbox, and answers in the help chat.',
    ],
    questions: [
      {
        ask: 'Do I need an AI key?',
        answer:
          'No. Without one the built-in writer writes your texts, and the help chat answers from the help pages.',
      },
      {
        ask: 'Why was my AI key refused?',
        answer:
          'Copy it again and check that it is still active and has credit. The exact reason is shown when you try it out.',
      },
      {
        ask: 'Can I use a model on my own machine?',
        answer:
          'Yes, under “Another, or your own model”, with its address. For addresses in a private network whoever runs the installation has to allow it.',
      },
    ],
  },
  es: {
    title: 'Conectar un proveedor de IA',
    summary:
      'OpenAI, Anthropic, Google o cualquier modelo que hable como OpenAI puede escribir para ti. Usas tu propia cuenta allí, a sus precios; sin ninguno escribe el redactor integrado.',
    words:
      'ia clave openai chatgpt anthropic claude google gemini ollama modelo local proveedor cuota rechazada api',
    body: [
      {
        steps: [
          'Consigue una clave en tu cuenta del proveedor.',
          'Abre [Ajustes](/settings?section=ai), **Proveedor de IA**, elige el proveedor y el modelo y escribe la clave. Para un modelo propio, también su dirección.',
          'Pulsa **Probar y guardar**. Antes se pide al modelo una palabra; solo si responde se guarda algo.',
        ],
      },
      'La clave se guarda cifrada y no se vuelve a mostrar. Hasta que conectas un proveedor, nada tuyo se envía a ninguna IA. **Desconectar** olvida la clave.',
      'El modelo escribe campañas, planes y las palabras de las imágenes, sugiere respuestas en la bandeja y responde en el chat de ayuda.',
    ],
    questions: [
      {
        ask: '¿Necesito una clave de IA?',
        answer:
          'No. Sin ella el redactor integrado escribe tus textos, y el chat de ayuda responde con las páginas de ayuda.',
      },
      {
        ask: '¿Por qué no aceptan mi clave de IA?',
        answer:
          'Cópiala de nuevo y comprueba que siga activa y tenga saldo. Al probarla se muestra el motivo exacto.',
      },
      {
        ask: '¿Puedo usar un modelo en mi propia máquina?',
        answer:
          'Sí, con «Otro, o un modelo propio» y su dirección. Para direcciones de una red privada tiene que permitirlo quien gestiona la instalación.',
      },
    ],
  },
})
