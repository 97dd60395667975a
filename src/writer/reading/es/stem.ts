const SHORTEST = 4
const ENDING =
  /(?<=.{3})(?:mente|ando|iendo|amos|emos|imos|aron|ieron|aran|eran|ad[oa]s?|id[oa]s?|aba|[aei]r|[ae]n|[aoe]s?|s)$/

/** The same for "sorteo", "sorteos" and "sorteamos". A rough cut: it only has to be the same one everywhere. */
export const stem = (word: string): string => (word.length < SHORTEST ? word : word.replace(ENDING, ''))
