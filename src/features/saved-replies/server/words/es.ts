import type * as en from './en.ts'

export const demoReplies: typeof en.demoReplies = {
  hours: {
    title: 'Horario',
    text: 'Hola {name}:\n\nAbrimos de martes a sábado, de 9:30 a 19:30. ¡Te esperamos en {business}!',
  },
  booking: {
    title: 'Cita: ¿qué día?',
    text: 'Hola {name}, ¡nos encantará verte! ¿Qué día y a qué hora te viene bien?',
  },
  thanks: {
    title: 'Gracias por tus palabras',
    text: 'Hola {name}, ¡muchas gracias! Nos has sacado una sonrisa a todo el equipo de {business}.',
  },
}
