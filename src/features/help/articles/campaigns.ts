import { article } from '../article.ts'

export const campaigns = article({
  id: 'campaigns',
  topic: 'create',
  screens: ['/campaigns'],
  en: {
    title: 'Create a campaign yourself',
    summary:
      'A campaign is one message with one post for each platform. Write it under New Campaign, save it as a draft, or give it a time.',
    words: 'new post write manual draft tabs list status total',
    body: [
      {
        steps: [
          'Open [Campaigns](/campaigns) and press **New Campaign**.',
          'Give it a title and a description, and choose at least one platform. What you leave empty under **Content** is taken from the description.',
          'Choose a time under **When**, or leave it empty.',
          'Press **Save as draft**; with a time it says **Schedule campaign**.',
        ],
      },
      'With **Make pictures in my brand’s look** each post gets a picture in the size of its platform. You can replace every one of them.',
      'The tabs show drafts, scheduled, published and AI-generated campaigns. **View** opens a campaign, where you can change each post by itself.',
    ],
    questions: [
      {
        ask: 'How do I create a campaign?',
        answer:
          'Under Campaigns, press “New Campaign”, fill in title and description, choose your platforms and save it. “AI Generate” writes it for you instead.',
      },
      {
        ask: 'How do I delete or copy a campaign?',
        answer:
          'Open it and use the menu beside the title: “Duplicate” makes a copy as a draft, “Delete” removes it here for good.',
      },
      {
        ask: 'Why does a campaign count as published when some posts failed?',
        answer:
          'A campaign is published as soon as one post is out. The card says how many were delivered, and you can send again only what failed.',
      },
      {
        ask: 'The connection broke while I was saving or publishing. What now?',
        answer:
          'Leave the window open and press the button again. What was already done is not done a second time, so nothing is there or goes out twice.',
      },
    ],
  },
  es: {
    title: 'Crear una campaña a mano',
    summary:
      'Una campaña es un mensaje con una publicación para cada plataforma. Escríbela en Nueva campaña, guárdala como borrador o ponle una hora.',
    words: 'nueva publicación post escribir manual borrador pestañas lista estado total',
    body: [
      {
        steps: [
          'Abre [Campañas](/campaigns) y pulsa **Nueva campaña**.',
          'Ponle título y descripción, y elige al menos una plataforma. Si dejas vacío **Contenido**, se toma la descripción.',
          'Elige un momento en **Cuándo**, o déjalo vacío.',
          'Pulsa **Guardar borrador**; con un momento elegido pone **Programar campaña**.',
        ],
      },
      'Con **Crear imágenes con el estilo de mi marca** cada publicación recibe una imagen del tamaño de su plataforma. Puedes cambiarlas todas.',
      'Las pestañas muestran borradores, programadas, publicadas y generadas con IA. **Ver** abre una campaña, donde cambias cada publicación por separado.',
    ],
    questions: [
      {
        ask: '¿Cómo creo una campaña?',
        answer:
          'En Campañas, pulsa «Nueva campaña», rellena título y descripción, elige tus plataformas y guárdala. «Generar con IA» la escribe por ti.',
      },
      {
        ask: '¿Cómo elimino o copio una campaña?',
        answer:
          'Ábrela y usa el menú junto al título: «Duplicar» hace una copia en borrador y «Eliminar» la quita de aquí para siempre.',
      },
      {
        ask: '¿Por qué una campaña cuenta como publicada si algo ha fallado?',
        answer:
          'Una campaña está publicada en cuanto sale una publicación. La tarjeta dice cuántas se han entregado, y puedes reenviar solo lo que falló.',
      },
      {
        ask: 'Se cortó la conexión mientras guardaba o publicaba. ¿Qué hago?',
        answer:
          'Deja la ventana abierta y pulsa el botón de nuevo. Lo que ya se había hecho no se hace otra vez, así que nada aparece ni sale dos veces.',
      },
    ],
  },
})
