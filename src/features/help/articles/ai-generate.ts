import { article } from '../article.ts'

export const aiGenerate = article({
  id: 'ai-generate',
  topic: 'create',
  screens: ['/campaigns', '/waterfall'],
  en: {
    title: 'Have a campaign written for you',
    summary:
      'Describe your idea, choose platforms, and you get a draft with a text and a picture for each. It is written by your AI provider, or by the built-in writer when none is connected.',
    words:
      'ai artificial intelligence chatgpt generate write text automatic built-in writer prompt who wrote',
    body: [
      {
        steps: [
          'Open [Campaigns](/campaigns) and press **AI Generate**.',
          'Say in a sentence or two what it is about: the offer, the price, the dates.',
          'Choose at least one platform and press **Generate campaign**.',
          'Read every text, change what you like, then publish or schedule.',
        ],
      },
      'The built-in writer needs no key and sends nothing anywhere. With a provider under **AI provider** in [Settings](/settings?section=ai) the texts are more varied. What breaks a platform’s rules is written anew, in the end by the built-in writer; the post then says so.',
      'It is always a draft. Nothing goes out before you say so.',
    ],
    questions: [
      {
        ask: 'Who writes the texts?',
        answer:
          'The AI provider that your workspace has connected, or CampAIgner’s built-in writer. Each post says which of the two.',
      },
      {
        ask: 'Can the AI invent prices or discounts?',
        answer:
          'It is told to use only what you wrote, and invented figures are refused. Read it through all the same before it goes out.',
      },
    ],
  },
  es: {
    title: 'Que te escriban una campaña',
    summary:
      'Describe tu idea, elige plataformas y recibes un borrador con un texto y una imagen para cada una. Lo escribe tu proveedor de IA o, si no hay ninguno, el redactor integrado.',
    words:
      'ia inteligencia artificial chatgpt generar escribir texto automático redactor integrado quién escribe',
    body: [
      {
        steps: [
          'Abre [Campañas](/campaigns) y pulsa **Generar con IA**.',
          'Di en una o dos frases de qué trata: la oferta, el precio, las fechas.',
          'Elige al menos una plataforma y pulsa **Generar campaña**.',
          'Lee cada texto, cambia lo que quieras y después publica o programa.',
        ],
      },
      'El redactor integrado no necesita clave y no envía nada a ningún sitio. Con un proveedor en **Proveedor de IA**, en [Ajustes](/settings?section=ai), los textos son más variados. Lo que incumple las reglas de una plataforma se escribe de nuevo, al final por el redactor integrado; la publicación lo dice.',
      'Siempre es un borrador. Nada sale antes de que tú lo digas.',
    ],
    questions: [
      {
        ask: '¿Quién escribe los textos?',
        answer:
          'El proveedor de IA que ha conectado tu espacio, o el redactor integrado de CampAIgner. Cada publicación dice cuál de los dos.',
      },
      {
        ask: '¿Puede la IA inventarse precios o descuentos?',
        answer:
          'Se le dice que use solo lo que has escrito, y las cifras inventadas se rechazan. Aun así, léelo antes de que salga.',
      },
    ],
  },
})
