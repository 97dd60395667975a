import { article } from '../article.ts'

export const gettingStarted = article({
  id: 'getting-started',
  topic: 'start',
  screens: ['/home', '/waterfall'],
  en: {
    title: 'Your first half hour',
    summary:
      'Set up your business, give it a look, connect a channel and publish a first campaign. The sandbox lets you try everything without an account anywhere.',
    words: 'begin beginner tutorial first steps start new set up setup how does it work',
    body: [
      {
        steps: [
          'Open [Settings](/settings?section=business) and fill in **Business details**: name, industry, **Time zone** and **Currency**. All times and amounts follow them.',
          'Open the [Brand Studio](/brand-studio), choose a style, your colours and your logo, and press **Save Design**.',
          'Under **Channels** in [Settings](/settings?section=channels) press **Connect all to the sandbox**. Nothing in the sandbox reaches the public.',
          'Open [Create a campaign](/waterfall), describe your idea in a sentence and press **Generate campaign**.',
          'Look through the texts, then publish or schedule. The result stands on the sandbox feed.',
          'Add your customers, or import them, under [Customers](/customers).',
        ],
      },
      'Would you rather look around first? **Load Demo Data** at the top of [Home](/home) fills your workspace with a made-up shop that you can remove again.',
    ],
    questions: [
      {
        ask: 'Where do I start?',
        answer:
          'With your business details and your look; then create a campaign and publish it to the sandbox. It takes about half an hour.',
      },
      {
        ask: 'Do I need accounts at the social networks?',
        answer:
          'Not to try things out: the built-in sandbox network takes your posts and shows them to your team only.',
      },
    ],
  },
  es: {
    title: 'Tu primera media hora',
    summary:
      'Prepara tu negocio, dale un estilo, conecta un canal y publica una primera campaña. El sandbox te deja probarlo todo sin tener cuenta en ningún sitio.',
    words: 'empezar comenzar principiante tutorial primeros pasos nuevo configurar cómo funciona',
    body: [
      {
        steps: [
          'Abre [Ajustes](/settings?section=business) y rellena **Datos del negocio**: nombre, sector, **Zona horaria** y **Moneda**. Todas las horas y los importes los siguen.',
          'Abre el [Estudio de marca](/brand-studio), elige un estilo, tus colores y tu logotipo, y pulsa **Guardar diseño**.',
          'En **Canales**, dentro de [Ajustes](/settings?section=channels), pulsa **Conectar todo al sandbox**. Nada de lo que hay en el sandbox llega al público.',
          'Abre [Crear campaña](/waterfall), describe tu idea en una frase y pulsa **Generar campaña**.',
          'Revisa los textos y después publica o programa. El resultado queda en el muro del sandbox.',
          'Añade tus clientes, o impórtalos, en [Clientes](/customers).',
        ],
      },
      '¿Prefieres mirar antes? **Cargar datos de demostración**, arriba en [Inicio](/home), llena tu espacio con una tienda inventada que puedes volver a quitar.',
    ],
    questions: [
      {
        ask: '¿Por dónde empiezo?',
        answer:
          'Por los datos del negocio y tu estilo; después crea una campaña y publícala en el sandbox. Se tarda una media hora.',
      },
      {
        ask: '¿Necesito cuentas en las redes sociales?',
        answer:
          'Para probar, no: la red sandbox incorporada recibe tus publicaciones y solo se las enseña a tu equipo.',
      },
    ],
  },
})
