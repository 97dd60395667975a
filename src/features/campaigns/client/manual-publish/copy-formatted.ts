import { copyText } from '#client/ui/copy-text.ts'

/** Puts a text on the clipboard with its headings and links, for editors that take them; the plain text where that is not possible. */
export async function copyFormatted({ html, text }: { html: string; text: string }): Promise<boolean> {
  // Missing on plain http and in older browsers.
  if (!navigator.clipboard || typeof ClipboardItem === 'undefined') return copyText(text)
  const of = (content: string, type: string) => new Blob([content], { type })
  try {
    const item = new ClipboardItem({
      'text/html': of(html, 'text/html'),
      'text/plain': of(text, 'text/plain'),
    })
    await navigator.clipboard.write([item])
    return true
  } catch {
    return copyText(text)
  }
}
