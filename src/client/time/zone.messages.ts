import { messages } from '#platform/messages.ts'

export const zoneMessages = messages({
  en: {
    all: 'All times are {zone}.',
    one: 'In {zone}.',
    never: {
      goesOut: 'That day the clocks jump over {time}; it goes out at {shown}.',
      due: 'That day the clocks jump over {time}; it is due at {shown}.',
    },
    twice: {
      goesOut: 'That day the clocks show {time} twice; it goes out the first time.',
      due: 'That day the clocks show {time} twice; it is due the first time.',
    },
  },
  es: {
    all: 'Todas las horas, en {zone}.',
    one: 'En {zone}.',
    never: {
      goesOut: 'Ese día los relojes se adelantan y no marcan las {time}; saldrá a las {shown}.',
      due: 'Ese día los relojes se adelantan y no marcan las {time}; vence a las {shown}.',
    },
    twice: {
      goesOut: 'Ese día los relojes marcan dos veces las {time}; saldrá la primera vez.',
      due: 'Ese día los relojes marcan dos veces las {time}; vence la primera vez.',
    },
  },
})
