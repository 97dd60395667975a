/** Only words that mean nothing else: "cancel" may be about an appointment. */
const stopWords = new Set([
  'stop',
  'stop all',
  'stopall',
  'stop promotions',
  'unsubscribe',
  'opt out',
  'no more messages',
  'baja',
  'darme de baja',
  'dar de baja',
  'alto',
  'no mas mensajes',
])

/** Whether a message consists of nothing but the wish to get no more. */
export const isStopWord = (text: string): boolean =>
  stopWords.has(
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  )
