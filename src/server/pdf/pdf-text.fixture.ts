import { inflateSync } from 'node:zlib'

type Objects = Map<number, { dictionary: string; stream: string }>

function readObjects(pdf: Buffer): Objects {
  const objects: Objects = new Map()
  const source = pdf.toString('latin1')
  for (const [, id, body = ''] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', rest] = body.split(/\nstream\n/, 2)
    const raw = Buffer.from(rest?.replace(/\nendstream$/, '') ?? '', 'latin1')
    const isPacked = dictionary.includes('/FlateDecode')
    objects.set(Number(id), { dictionary, stream: isPacked ? inflateSync(raw).toString('latin1') : '' })
  }
  return objects
}

const fromUtf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Maps glyph numbers to the text a reader copies. */
function readCharacterMap(cmap: string): Map<number, string> {
  const characters = new Map<number, string>()
  for (const [, start = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    for (const [offset, [, hex = '']] of [...list.matchAll(/<(\w*)>/g)].entries())
      characters.set(Number.parseInt(start, 16) + offset, fromUtf16(hex))
  }
  return characters
}

const hexOf = (channels: string) =>
  `#${channels
    .split(' ')
    .map((channel) =>
      Math.round(Number(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** All colors, and those of text. */
function readColors(content: string) {
  let current = ''
  const [colors, textColors] = [new Set<string>(), new Set<string>()]
  for (const [, channels] of content.matchAll(/([\d.]+ [\d.]+ [\d.]+) scn|\] TJ/g)) {
    if (!channels) {
      textColors.add(current)
      continue
    }
    current = hexOf(channels)
    colors.add(current)
  }
  return { colors: [...colors], textColors: [...textColors] }
}

export type ReadPdf = { text: string; pages: number; colors: string[]; textColors: string[] }

/** The text of our PDF, one line per drawn piece, with page count and colors. */
export function readPdf(pdf: Buffer): ReadPdf {
  const objects = readObjects(pdf)
  const refer = (dictionary: string, key: string) =>
    objects.get(Number(new RegExp(`/${key} (?:\\[)?(\\d+) 0 R`).exec(dictionary)?.[1]))
  const fonts = new Map<string, Map<number, string>>()
  const contents: string[] = []
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', id] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = refer(objects.get(Number(id))?.dictionary ?? '', 'ToUnicode')
      fonts.set(name, readCharacterMap(cmap?.stream ?? ''))
    }
    if (/\/Type \/Page\n/.test(dictionary)) contents.push(refer(dictionary, 'Contents')?.stream ?? '')
  }
  const lines = contents.flatMap((content) => {
    let font = new Map<number, string>()
    return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].map(([, name, pieces]) => {
      if (name) font = fonts.get(name) ?? font
      const glyphs = [...(pieces ?? '').matchAll(/<(\w+)>/g)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      )
      return glyphs.map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '').join('')
    })
  })
  return {
    text: lines.filter(Boolean).join('\n'),
    pages: contents.length,
    ...readColors(contents.join('\n')),
  }
}
