import { article } from '../article.ts'

export const creator = article({
  id: 'creator',
  topic: 'create',
  screens: ['/waterfall', '/campaigner', '/demo'],
  en: {
    title: 'The campaign creator',
    summary:
      'One idea becomes a text and a picture for every platform you choose, in the formats you choose, saved as a draft campaign.',
    words:
      'campaigner waterfall create one idea formats ad type paid organic budget generate content download zip',
    body: [
      {
        steps: [
          'Open [Create a campaign](/waterfall). The quick way: write one sentence under **Describe your idea** and press **Generate campaign**.',
          'With more say: fill in **Campaign idea** and **AI text**, and choose platforms.',
          'For each network choose formats and the **Ad type**. A **Daily budget (US$)** is a note for your ad; nothing is charged from here.',
          'Press **Generate content**. You can leave the page: the bell tells you when it is ready.',
        ],
      },
      'When it is ready, each platform has four buttons: **Schedule**, **Preview**, **Download** and **Analytics**. **Schedule all** and **Download all** do it for all at once.',
      'The second tab, **30-Day Planner**, plans a whole month.',
    ],
    questions: [
      {
        ask: 'What does the daily budget do?',
        answer:
          'It is kept with the post as a note for the advertisement you place at the network. CampAIgner charges nothing and places no ad.',
      },
      {
        ask: 'Why could my campaign not be written?',
        answer:
          'Mostly because the AI provider did not answer or refused the key. The card says why; “Use the built-in writer” writes it at once without a provider.',
      },
    ],
  },
  es: {
    title: 'El creador de campañas',
    summary:
      'Una idea se convierte en un texto y una imagen para cada plataforma que elijas, en los formatos que elijas, guardados como borrador de campaña.',
    words:
      'campaigner waterfall crear una idea formatos tipo de anuncio pago orgánico presupuesto generar contenido descargar zip',
    body: [
      {
        steps: [
          'Abre [Crear campaña](/waterfall). Lo rápido: escribe una frase en **Describe tu idea** y pulsa **Generar campaña**.',
          'A tu manera: rellena **Idea de la campaña** y **Texto para la IA**, y elige plataformas.',
          'Para cada red elige formatos y el **Tipo de anuncio**. El **Presupuesto diario (US$)** es una nota para tu anuncio; desde aquí no se cobra nada.',
          'Pulsa **Generar contenido**. Puedes dejar la página: la campana te avisa cuando esté.',
        ],
      },
      'Cuando está lista, cada plataforma tiene cuatro botones: **Programar**, **Vista previa**, **Descargar** y **Analítica**. **Programar todo** y **Descargar todo** lo hacen con todas a la vez.',
      'La segunda pestaña, **Planificador de 30 días**, planifica un mes entero.',
    ],
    questions: [
      {
        ask: '¿Para qué sirve el presupuesto diario?',
        answer:
          'Queda junto a la publicación como nota para el anuncio que pones en la red. CampAIgner no cobra nada ni pone anuncios.',
      },
      {
        ask: '¿Por qué no se ha podido escribir mi campaña?',
        answer:
          'Casi siempre porque el proveedor de IA no ha respondido o no ha aceptado la clave. La tarjeta dice por qué; «Usar el redactor integrado» la escribe al momento sin proveedor.',
      },
    ],
  },
})
