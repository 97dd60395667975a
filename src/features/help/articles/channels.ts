import { article } from '../article.ts'

export const channels = article({
  id: 'channels',
  topic: 'publish',
  screens: ['/settings'],
  en: {
    title: 'Connect a channel',
    summary:
      'Under Channels in Settings you see every platform, what it needs and what it costs. In this version each one can be connected to the sandbox network.',
    words: 'connect account network facebook instagram social accounts disconnect reconnect check health',
    body: [
      {
        steps: [
          'Open [Settings](/settings?section=channels), **Channels**. Owners and managers connect and disconnect.',
          'Press **Connect to sandbox** for one platform, or **Connect all to the sandbox**.',
          '**Open feed** shows what it has published. **Check** asks whether it still works.',
        ],
      },
      'An account that says **Needs reconnecting** lets us in no longer. Press **Connect again**; what is planned for it waits until then.',
      'After **Disconnect**, posts that are planned for it wait for you instead of going out. What it has published stays.',
      'Connecting the networks themselves is not in this version yet. Until then a platform without an account is prepared for you to post by hand: see [What “Ready for you to post” and “Needs you” mean](/help?article=needs-you).',
    ],
    questions: [
      {
        ask: 'How do I connect Instagram or Facebook?',
        answer:
          'In this version to the sandbox only: Settings, Channels, “Connect to sandbox”. For the real network we prepare the post and you publish it by hand.',
      },
      {
        ask: 'What does “Needs reconnecting” mean?',
        answer: 'The network no longer accepts the connection. Press “Connect again” beside the account.',
      },
    ],
  },
  es: {
    title: 'Conectar un canal',
    summary:
      'En Canales, dentro de Ajustes, ves cada plataforma, qué necesita y qué cuesta. En esta versión cada una se puede conectar a la red sandbox.',
    words:
      'conectar cuenta red facebook instagram redes sociales cuentas desconectar reconectar comprobar estado',
    body: [
      {
        steps: [
          'Abre [Ajustes](/settings?section=channels), **Canales**. Conectan y desconectan los propietarios y encargados.',
          'Pulsa **Conectar al sandbox** en una plataforma, o **Conectar todo al sandbox**.',
          '**Abrir el muro** enseña lo que ha publicado. **Comprobar** pregunta si sigue funcionando.',
        ],
      },
      'Una cuenta que dice **Hay que reconectar** ya no nos deja entrar. Pulsa **Volver a conectar**; lo que tiene previsto espera hasta entonces.',
      'Después de **Desconectar**, lo que tenía previsto te espera en vez de salir. Lo que ha publicado se queda.',
      'Conectar las propias redes aún no está en esta versión. Hasta entonces, una plataforma sin cuenta se prepara para que la publiques tú: mira [Una publicación dice «Lista para que la publiques»](/help?article=needs-you).',
    ],
    questions: [
      {
        ask: '¿Cómo conecto Instagram o Facebook?',
        answer:
          'En esta versión, solo al sandbox: Ajustes, Canales, «Conectar al sandbox». Para la red de verdad preparamos la publicación y tú la publicas a mano.',
      },
      {
        ask: '¿Qué significa «Hay que reconectar»?',
        answer: 'La red ya no acepta la conexión. Pulsa «Volver a conectar» junto a la cuenta.',
      },
    ],
  },
})
