const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#34': '"',
  '#39': "'",
}

const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos|#34|#39);/g, (_all, name: string) => entities[name] ?? '')

export const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The content of each element of this name. The answers of stores have no attributes there and are not nested. */
export function elementsOf(xml: string, name: string): string[] {
  const [begin, end] = [`<${name}>`, `</${name}>`]
  const found: string[] = []
  for (let start = xml.indexOf(begin); start >= 0; start = xml.indexOf(begin, start)) {
    const until = xml.indexOf(end, start)
    if (until < 0) break
    found.push(xml.slice(start + begin.length, until))
    start = until + end.length
  }
  return found
}

export const textOf = (xml: string, name: string): string => unescaped(elementsOf(xml, name)[0] ?? '')
