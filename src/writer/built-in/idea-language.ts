const SPANISH =
  /(?:^|[^\p{L}])(?:el|la|los|las|de|del|que|con|para|por|una|un|y|en|nuestr[oa]s?|tu|tus|este|esta|hoy|más|es|son)(?=[^\p{L}]|$)|[ñ¿¡áéíóú]/giu
const ENGLISH =
  /(?:^|[^\p{L}])(?:the|and|of|with|for|from|our|your|this|that|is|are|we|you|to|on|at|new|off|all|have)(?=[^\p{L}]|$)/giu

/** A guess from stop words: above zero for Spanish, below for English, zero without any. */
const leaning = (text: string): number =>
  (text.match(SPANISH)?.length ?? 0) - (text.match(ENGLISH)?.length ?? 0)

export const looksSpanish = (text: string): boolean => leaning(text) > 0
export const looksEnglish = (text: string): boolean => leaning(text) < 0

// People ask for a text ("Write a post about…"), but readers should only see its subject.
const INSTRUCTIONS = [
  /^(?:please,?\s+)?(?:(?:can|could) you\s+)?(?:please\s+)?(?:write|create|make|draft|generate|prepare)\s+(?:me\s+|us\s+)?(?:\S+\s+){0,4}?(?:posts?|campaigns?|texts?|content|messages?|e-?mails?|ads?|stor(?:y|ies)|reels?|captions?|announcements?)\s*(?:about|for|on|to announce|announcing|to promote|promoting|that says|saying|:)\s*(?:that\s+)?/i,
  /^(?:please,?\s+)?(?:promote|announce|advertise|publici[sz]e)\s+(?:that\s+|the fact that\s+)?/i,
  /^(?:please,?\s+)?(?:tell|let)\s+(?:people|everyone|everybody|(?:our |my )?customers|(?:our |my )?clients)\s+(?:know\s+)?(?:about\s+|that\s+)?/i,
  /^(?:por favor,?\s+)?(?:escr[ií]be(?:me|nos)?|crea(?:me)?|créame|haz(?:me)?|redacta|genera|prepara)\s+(?:\S+\s+){0,4}?(?:posts?|publicaci(?:ón|ones)|campañas?|textos?|contenidos?|mensajes?|correos?|anuncios?|historias?|reels?)\s*(?:sobre|para anunciar|anunciando|para promocionar|para|acerca de|de|que digan?|:)\s*(?:que\s+)?/i,
  /^(?:por favor,?\s+)?(?:promociona|promocionar|anuncia|anunciar|publicita)\s+(?:que\s+)?/i,
]

export function withoutInstruction(text: string): string {
  for (const instruction of INSTRUCTIONS) {
    const rest = text.replace(instruction, '')
    if (rest !== text && /\p{L}{3}/u.test(rest)) return rest.trim()
  }
  return text
}
