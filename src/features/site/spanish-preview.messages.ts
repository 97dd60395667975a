import { messages } from '#platform/messages.ts'

export const spanishPreviewMessages = messages({
  en: {
    heading: 'The dashboard in Spanish',
    text: 'A still picture with sample figures: this is how CampAIgner looks to a team that works in Spanish.',
    start: 'Try it with your own figures',
  },
  es: {
    heading: 'El panel en español',
    text: 'Una imagen fija con cifras de ejemplo: así ve CampAIgner un equipo que trabaja en español.',
    start: 'Pruébalo con tus cifras',
  },
})
