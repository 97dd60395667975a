import { messages } from '#platform/messages.ts'

export const availabilityMessages = messages({
  en: {
    mark: 'Not available yet',
    title: 'Part of the plan, still being built.',
    some: 'Not available yet: {names}',
    names: {
      'direct-posting': 'direct posting',
      'network-messages': 'messages from the networks',
      'auto-replies': 'automatic replies',
      'ai-chatbot': 'AI chatbot',
      'white-label': 'white label',
      'client-portals': 'client portals',
    },
    byHand:
      'Today: ready-made posts for {platforms, number} platforms, published by you or tried out in the sandbox. Direct connections are on the way.',
    partly:
      'Today: {live, number} of {platforms, number} platforms are connected directly. For the rest you get a ready-made post to publish yourself.',
  },
  es: {
    mark: 'Todavía no disponible',
    title: 'Forma parte del plan y está en desarrollo.',
    some: 'Todavía no disponible: {names}',
    names: {
      'direct-posting': 'publicación directa',
      'network-messages': 'mensajes de las redes',
      'auto-replies': 'respuestas automáticas',
      'ai-chatbot': 'chatbot con IA',
      'white-label': 'marca blanca',
      'client-portals': 'portales para clientes',
    },
    byHand:
      'Hoy: publicaciones listas para {platforms, number} plataformas, que publicas tú o pruebas en el modo de prueba. Las conexiones directas están en camino.',
    partly:
      'Hoy: {live, number} de {platforms, number} plataformas con conexión directa. Para las demás tienes la publicación lista y la publicas tú.',
  },
})
