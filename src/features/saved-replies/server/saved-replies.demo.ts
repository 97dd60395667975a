import { and, eq } from 'drizzle-orm'
import type { Locale } from '#platform/locale.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { savedReplies } from './saved-replies.table.ts'

type Words = Record<Locale, string>

const replies: readonly { key: string; title: Words; text: Words }[] = [
  {
    key: 'saved reply hours',
    title: { en: 'Opening hours', es: 'Horario' },
    text: {
      en: 'Hello {name},\n\nwe are open Tuesday to Saturday from 9:30 AM to 7:30 PM. See you soon at {business}!',
      es: 'Hola {name}:\n\nabrimos de martes a sábado, de 9:30 a 19:30. ¡Te esperamos en {business}!',
    },
  },
  {
    key: 'saved reply booking',
    title: { en: 'Booking: which day?', es: 'Cita: ¿qué día?' },
    text: {
      en: 'Hello {name}, with pleasure! Which day and what time would suit you?',
      es: 'Hola {name}, ¡encantados! ¿Qué día y a qué hora te vendría bien?',
    },
  },
  {
    key: 'saved reply thanks',
    title: { en: 'Thank you for the kind words', es: 'Gracias por tus palabras' },
    text: {
      en: 'Thank you, {name}! The whole team of {business} is happy to read this.',
      es: '¡Gracias, {name}! A todo el equipo de {business} le alegra leerlo.',
    },
  },
]

/** What the made-up shop answers often. */
export const savedRepliesDemo: DemoPart = {
  name: 'saved replies',
  fill: async (db, shop) => {
    const rows = replies.map(({ key, title, text }) => ({
      id: shop.id(key),
      workspaceId: shop.workspaceId,
      title: title[shop.locale],
      text: text[shop.locale],
      authorId: shop.userId,
      isDemo: true,
      createdAt: shop.daysAgo(60),
      updatedAt: shop.daysAgo(60),
    }))
    await db.insert(savedReplies).values(rows).onConflictDoNothing()
  },
  clear: async (db, workspaceId) => {
    await db
      .delete(savedReplies)
      .where(and(eq(savedReplies.workspaceId, workspaceId), eq(savedReplies.isDemo, true)))
  },
}
