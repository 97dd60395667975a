const SPANISH =
  /(?:^|[^\p{L}])(?:el|la|los|las|de|del|que|con|para|por|una|un|y|en|nuestr[oa]s?|tu|tus|este|esta|hoy|más|es|son)(?=[^\p{L}]|$)|[ñ¿¡áéíóú]/giu
const ENGLISH =
  /(?:^|[^\p{L}])(?:the|and|of|with|for|from|our|your|this|that|is|are|we|you|to|on|at|new|off|all|have)(?=[^\p{L}]|$)/giu

/** A guess from stop words: above zero for Spanish, below for English, zero without any. */
const leaning = (text: string): number =>
  (text.match(SPANISH)?.length ?? 0) - (text.match(ENGLISH)?.length ?? 0)

export const looksSpanish = (text: string): boolean => leaning(text) > 0
export const looksEnglish = (text: string): boolean => leaning(text) < 0
