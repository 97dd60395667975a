import { messages } from '#platform/messages.ts'

export const recountMessages = messages({
  en: {
    title: "We're recounting your figures for the new time zone… {percent}",
    detail: "You can keep working. Until it's done, some days may be off by a few hours.",
  },
  es: {
    title: 'Estamos recalculando tus cifras para la nueva zona horaria… {percent}',
    detail: 'Puedes seguir trabajando. Hasta que termine, algunos días pueden variar en unas horas.',
  },
})
