const RESERVED = '\\|{}@[]()<>#*_~'

/** As LinkedIn shows a text in its format: a reserved character that is not escaped ends it there, without an error. */
export function renderLittleText(text: string): string {
  let shown = ''
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '\\') {
      at += 1
      shown += text.charAt(at)
      continue
    }
    if (!RESERVED.includes(character)) {
      shown += character
      continue
    }
    const rest = text.slice(at)
    const [template, tag = ''] = /^\{hashtag\|\\?#\|((?:\\.|[^\\|{}@[\]()<>#*_~])+)\}/su.exec(rest) ?? []
    if (template === undefined) return shown
    shown += `#${tag.replace(/\\(.)/gsu, '$1')}`
    at += template.length - 1
  }
  return shown
}
