/** Days and seasons that people name before their news, in the languages we read. */
const occasions = [
  "mother['’]?s['’]? day",
  "father['’]?s['’]? day",
  "valentine['’]?s(?: day)?",
  "st\\.? patrick['’]?s day",
  "new year(?:['’]?s eve)?",
  'christmas',
  'easter',
  'halloween',
  'thanksgiving',
  'black friday',
  'cyber monday',
  'back to school',
  'día de las? madres?',
  'día del (?:padre|niño|libro|amigo)',
  'día de (?:muertos|reyes)',
  'san valentín',
  'semana santa',
  'buen fin',
  'navidad',
  'reyes',
  'vuelta al cole',
].join('|')

const REST = '[^:.!?\\n]{0,80}'
const NOUNS = 'campaign|promo|promotion|posts?|ad|announcement'
const labels = [
  new RegExp(`^(?:our |a )?(${occasions}) (?:${NOUNS})\\b${REST}: ?`, 'i'),
  new RegExp(
    `^(?:campaña|promo|promoción|publicación|post) (?:\\S{1,5} ){1,2}(${occasions})(?!\\p{L})${REST}: ?`,
    'iu',
  ),
]

/** "Mother's Day campaign for our bakery: hearts from €18" is "Mother's Day: hearts from €18"; the rest is said to us. */
export function shortenLabel(text: string): string {
  for (const label of labels) {
    const found = label.exec(text)
    if (found) return `${found[1] ?? ''}: ${text.slice(found[0].length)}`
  }
  return text
}
