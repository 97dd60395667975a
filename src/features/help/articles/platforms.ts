import { article } from '../article.ts'

export const platforms = article({
  id: 'platforms',
  topic: 'publish',
  screens: ['/settings'],
  en: {
    title: 'What each platform needs',
    summary:
      'Most networks let programs post after an approval of their own; a few never do. Here is what each one asks for, and what it costs.',
    words:
      'requirements cost price business account developer app review whatsapp template tiktok youtube reddit snapchat medium wordpress',
    body: [
      {
        list: [
          'Instagram and Facebook: a business account or a page, and an app at Meta that Meta has reviewed. Personal profiles are closed to programs.',
          'Threads: a profile and a reviewed app at Meta. LinkedIn: a page and an approved app.',
          'X: a developer account with a means of payment; X charges for each post.',
          'TikTok and Pinterest: an app that they have audited or approved; until then only you see what it posts.',
          'YouTube and YouTube Shorts: a channel, and always a video.',
          'WhatsApp: a business account at Meta, an approved template and customers who have said yes. Meta charges for each message.',
          'Email: a mail server, and customers who have said yes to mail.',
          'Discord: the webhook address of a channel. Telegram: a bot that is administrator of your channel.',
          'Blog: a WordPress site and an application password. Google Business: a verified profile.',
          'Reddit and Snapchat let no ordinary program in: we prepare everything, you post it. For LinkedIn newsletters and Medium you get a finished file.',
        ],
      },
      'The whole list, with limits and prices, stands under **Channels** in [Settings](/settings?section=channels) behind **What it needs and allows**. In this version all of them can be connected to the [sandbox](/help?article=sandbox).',
    ],
    questions: [
      {
        ask: 'What do I need for WhatsApp?',
        answer:
          'A WhatsApp Business account at Meta with a number and a means of payment, an approved template, and customers who agreed. Meta charges for each marketing message.',
      },
      {
        ask: 'Which platforms cost money?',
        answer:
          'X charges for each post and Meta for each WhatsApp message; some mail services charge too. The others are free.',
      },
      {
        ask: 'Why can Reddit or Snapchat not be posted automatically?',
        answer:
          'They let only programs of their choice in. We prepare text and picture, and you post them in a minute.',
      },
    ],
  },
  es: {
    title: 'Qué necesita cada plataforma',
    summary:
      'La mayoría de las redes dejan publicar a los programas tras una aprobación suya; algunas, nunca. Esto es lo que pide cada una y lo que cuesta.',
    words:
      'requisitos coste precio cuenta de empresa desarrollador aplicación revisión whatsapp plantilla tiktok youtube reddit snapchat medium wordpress',
    body: [
      {
        list: [
          'Instagram y Facebook: una cuenta de empresa o una página, y una aplicación en Meta que Meta haya revisado. Los perfiles personales están cerrados a los programas.',
          'Threads: un perfil y una aplicación revisada en Meta. LinkedIn: una página y una aplicación aprobada.',
          'X: una cuenta de desarrollador con medio de pago; X cobra por cada publicación.',
          'TikTok y Pinterest: una aplicación que hayan auditado o aprobado; hasta entonces solo tú ves lo que publica.',
          'YouTube y YouTube Shorts: un canal, y siempre un vídeo.',
          'WhatsApp: una cuenta de empresa en Meta, una plantilla aprobada y clientes que hayan dicho que sí. Meta cobra por cada mensaje.',
          'Correo electrónico: un servidor de correo y clientes que hayan dicho que sí.',
          'Discord: la dirección del webhook de un canal. Telegram: un bot que administre tu canal.',
          'Blog: un sitio WordPress y una contraseña de aplicación. Google Business: un perfil verificado.',
          'Reddit y Snapchat no dejan entrar a ningún programa corriente: lo preparamos todo y tú lo publicas. Para los boletines de LinkedIn y Medium recibes un archivo terminado.',
        ],
      },
      'La lista entera, con límites y precios, está en **Canales**, dentro de [Ajustes](/settings?section=channels), bajo **Qué necesita y qué permite**. En esta versión todas se pueden conectar al [sandbox](/help?article=sandbox).',
    ],
    questions: [
      {
        ask: '¿Qué necesito para WhatsApp?',
        answer:
          'Una cuenta de WhatsApp Business en Meta con número y medio de pago, una plantilla aprobada y clientes que hayan aceptado. Meta cobra por cada mensaje de marketing.',
      },
      {
        ask: '¿Qué plataformas cuestan dinero?',
        answer:
          'X cobra por publicación y Meta por mensaje de WhatsApp; algunos servicios de correo también. Las demás son gratis.',
      },
      {
        ask: '¿Por qué no se puede publicar solo en Reddit o Snapchat?',
        answer:
          'Solo dejan entrar a los programas que ellos eligen. Preparamos texto e imagen, y tú publicas en un minuto.',
      },
    ],
  },
})
