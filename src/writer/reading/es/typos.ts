/** Long words of shops that are no other word with one letter wrong: "descuneto", "mircoles", "inaguración". */
const knownWords = new Set(
  `descuento descuentos promocion promociones liquidacion horario horarios vacaciones feriado aniversario
  inauguracion sucursal miercoles viernes domingo septiembre noviembre diciembre febrero fallecio fallecido
  fallecimiento velatorio tanatorio concurso donacion donaciones curriculum experiencia
  novedades coleccion disponible presentacion concierto degustacion exposicion masterclass cuentacuentos
  felicidades recordatorio inscripcion inscripciones anticipacion antelacion existencias acumulable`.split(
    /\s+/,
  ),
)
const SHORTEST = 7

function* withoutOne(word: string): Generator<string> {
  for (let place = 0; place < word.length; place++) yield word.slice(0, place) + word.slice(place + 1)
}

/** What is left of every known word without one of its letters. */
const shortened = new Map<string, string>()
for (const word of knownWords) {
  if (word.length >= SHORTEST) for (const rest of withoutOne(word)) shortened.set(rest, word)
}

/** Words that are one letter away from a known one. */
const otherWords = new Set(
  `vienes viveres dominio domino domingos setiembre existencia experiencias presentation collection promotion exposition
  disponibles conciertos concierte concierta horarias horaria donadores dotacion feriados feriada`.split(
    /\s+/,
  ),
)

/** The word that is meant, or null: of long words with one letter missing, added, changed or in the wrong place. */
export function mendTypo(flat: string): string | null {
  if (flat.length < SHORTEST - 1 || knownWords.has(flat) || otherWords.has(flat)) return null
  const missing = shortened.get(flat)
  if (missing !== undefined && missing[0] === flat[0] && !isOtherForm(missing, flat)) return missing
  for (const rest of withoutOne(flat)) {
    const meant = knownWords.has(rest) && rest.length >= SHORTEST ? rest : shortened.get(rest)
    if (meant !== undefined && meant[0] === flat[0] && !isOtherForm(meant, flat)) return meant
  }
  return null
}

const stem = (word: string): string => word.replace(/(?:as|os|es|an|en|s|a|o|e|n)$/, '')
/** An s more or less, or another last vowel, is grammar. */
const isOtherForm = (one: string, other: string): boolean => stem(one) === stem(other)
