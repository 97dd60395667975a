import { buffer } from 'node:stream/consumers'
import { letterheadFrame, letterheadLogo } from '#server/mail/letterhead-frame.ts'
import type { Mail } from '#server/mail/mailer.ts'
import type { OutgoingMedia, OutgoingPost } from '../adapter.ts'
import type { Letter } from '../outbox/outbox.ts'
import { escapeHtml, inHtml, linkAddressOf, paragraphsOf, type Replacement } from '../text/post-html.ts'
import { partsOf } from '../text/text-parts.ts'
import { email as manifest } from './email.manifest.ts'

const rule = { types: ['image/jpeg', 'image/png', 'image/gif'], maxBytes: manifest.media.maxPictureBytes }

/** A picture as it is attached, and shown by its `cid`. */
export type MailPicture = { content: Buffer; type: string; name: string; alt: string; cid: string }

export async function readPictures(media: readonly OutgoingMedia[]): Promise<MailPicture[]> {
  const pictures: MailPicture[] = []
  for (const [index, medium] of media.entries()) {
    const { name, type, open } = await medium.file(rule)
    const content = await buffer(await open())
    pictures.push({ content, type, name, alt: medium.alt, cid: `picture-${index + 1}@mail` })
  }
  return pictures
}

/** On one line, without control characters and signs that turn the direction of what follows. */
export const asLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

const LINK = 'color:inherit'
const paragraph = (html: string, gap = 16) => `<p dir="auto" style="margin:0 0 ${gap}px">${html}</p>`

const pictureHtml = ({ cid, alt }: MailPicture) =>
  `<p style="margin:0 0 16px"><img src="cid:${cid}" alt="${escapeHtml(alt)}" width="504" style="display:block;border:0;width:100%;max-width:504px;height:auto;border-radius:6px"></p>`

function footerHtml({ footer, unsubscribe }: Letter): string {
  const lines = footer.map((line) => paragraph(escapeHtml(line).replaceAll('\n', '<br>'), 8))
  const link =
    unsubscribe &&
    paragraph(
      `<a href="${escapeHtml(unsubscribe.url)}" style="${LINK}">${escapeHtml(unsubscribe.label)}</a>`,
      0,
    )
  return [...lines, link ?? ''].join('')
}

/** The reader sees where a short link leads. As words it is the link itself: mail programs warn of links that differ. */
const counted =
  ({ links }: Letter) =>
  (link: string): Replacement | null => {
    const address = URL.parse(linkAddressOf(link))
    const url = address && links?.get(address.href)
    return url ? { url, after: ` (${address.host})` } : null
  }

function textOf(typed: string, letter: Letter): string {
  const { footer, unsubscribe } = letter
  const replace = counted(letter)
  const text = partsOf(typed.trim())
    .map(({ kind, text: part }) => {
      const other = kind === 'link' ? replace(part) : null
      return other ? `${other.url}${other.after}` : part
    })
    .join('')
  const parts = [text, '-- ', ...footer, unsubscribe && `${unsubscribe.label}: ${unsubscribe.url}`]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

/** The mail of a post to one person. Typed text is never markup. */
export function composeMail(
  { title, text }: Pick<OutgoingPost, 'title' | 'text'>,
  pictures: readonly MailPicture[],
  letter: Letter,
): Omit<Mail, 'to'> {
  const { letterhead, language, unsubscribe, replyTo } = letter
  const subject = asLine(title)
  const words = paragraphsOf(text).map((each) => paragraph(inHtml(each, counted(letter))))
  const body = [...pictures.map(pictureHtml), ...words].join('')
  return {
    subject,
    text: textOf(text, letter),
    html: letterheadFrame(letterhead, { subject, language, body, footer: footerHtml(letter) }),
    attachments: [
      ...letterheadLogo(letterhead),
      ...pictures.map(({ content, type, name, cid }) => ({
        filename: asLine(name),
        content,
        contentType: type,
        cid,
      })),
    ],
    ...(replyTo && { replyTo }),
    headers: {
      // Out-of-office programs leave these unanswered.
      Precedence: 'bulk',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe.url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
