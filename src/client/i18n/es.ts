import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const common: Translation<typeof en.common> = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  sample: 'Datos de ejemplo',
  demo: 'Demostración',
  save: 'Guardar cambios',
  saved: 'Guardado',
  notSaved: 'Sin guardar',
  nothingFound: 'No se ha encontrado nada',
  noAnswer: 'El servidor no ha respondido. No se ha perdido nada; revisa tu conexión e inténtalo de nuevo.',
}

export const language: Translation<typeof en.language> = { label: 'Idioma' }

export const zone: Translation<typeof en.zone> = {
  all: 'Todas las horas están en {zone}.',
  one: 'En {zone}.',
  never: {
    goesOut: 'Ese día los relojes se adelantan y no marcan las {time}; se publicará a las {shown}.',
    due: 'Ese día los relojes se adelantan y no marcan las {time}; vencerá a las {shown}.',
  },
  twice: {
    goesOut: 'Ese día los relojes marcan dos veces las {time}; se publicará la primera vez.',
    due: 'Ese día los relojes marcan dos veces las {time}; vencerá la primera vez.',
  },
}

export const availability: Translation<typeof en.availability> = {
  mark: 'Todavía no disponible',
  title: 'Previsto y aún en desarrollo.',
  some: 'Todavía no disponible: {names}',
  names: {
    'network-messages': 'mensajes de las redes',
    'auto-replies': 'respuestas automáticas',
    'ai-chatbot': 'chatbot con IA',
    'white-label': 'marca blanca',
    'client-portals': 'portales para clientes',
  },
  partly:
    'Hoy: {live, number} de {platforms, number} plataformas con conexión directa. Para las demás tienes la publicación lista y la publicas tú.',
}

export const formRules: Translation<typeof en.formRules> = {
  notAnAmount: 'Escribe un importe, por ejemplo 19,99',
  notAWholeAmount: 'Escribe un importe sin decimales, por ejemplo 1999',
}

export const nearbyTime: Translation<typeof en.nearbyTime> = {
  past: 'ahora mismo',
  future: 'en un momento',
}
