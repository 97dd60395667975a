import type { ExportFormat } from '#connectors/social/channel.ts'
import { escapeHtml, inHtml, linkAddressOf, paragraphsOf } from '#connectors/social/text/post-html.ts'
import { partsOf } from '#connectors/social/text/text-parts.ts'

export type ExportedPost = {
  title: string
  text: string
  /** Relative paths in the file, with alt texts. */
  pictures: readonly { src: string; alt: string }[]
}

// Typed text is never markup: it must not turn into headings, emphasis or tags.
const escapeMarkdown = (text: string) =>
  text
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/^([^\S\n\r\u2028\u2029]*)([#+-]|\d+[.)])(?=\s)/gm, '$1\\$2')

const inMarkdown = (text: string) =>
  partsOf(text)
    .map(({ kind, text: part }) =>
      // Two spaces at its end keep a line a line.
      kind === 'link' ? `<${linkAddressOf(part)}>` : escapeMarkdown(part).replaceAll('\n', '  \n'),
    )
    .join('')

/** The words of a post as HTML without a page around them, as editors take it from the clipboard. */
export const htmlBody = ({ title, text, pictures }: ExportedPost): string =>
  [
    title && `<h1>${escapeHtml(title)}</h1>`,
    ...pictures.map(({ src, alt }) => `<p><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"></p>`),
    ...paragraphsOf(text).map((paragraph) => `<p>${inHtml(paragraph)}</p>`),
  ]
    .filter(Boolean)
    .join('\n')

const html = (post: ExportedPost) => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>${escapeHtml(post.title)}</title>
</head>
<body>
${htmlBody(post)}
</body>
</html>
`

const markdown = ({ title, text, pictures }: ExportedPost) =>
  `${[
    title && `# ${escapeMarkdown(title)}`,
    ...pictures.map(({ src, alt }) => `![${escapeMarkdown(alt)}](${src})`),
    ...paragraphsOf(text).map(inMarkdown),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`

/** Title and text as they are pasted into a form. */
export const plainText = ({ title, text }: Pick<ExportedPost, 'title' | 'text'>) =>
  [title, text].filter(Boolean).join('\n\n')

const writers: Record<ExportFormat, (post: ExportedPost) => string> = {
  html,
  markdown,
  text: (post) => `${plainText(post)}\n`,
}

export const exportPost = (post: ExportedPost, format: ExportFormat): string => writers[format](post)
