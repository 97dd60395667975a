import { readableOn } from '#platform/contrast.ts'
import { escapeHtml } from '../escape-html.ts'
import type { Letterhead } from '../letterhead.ts'
import type { Mail } from './mailer.ts'

const LOGO = 'logo@mail'
const LOGO_HEIGHT = 44
const FONT = 'font-family:Inter,-apple-system,Segoe UI,Roboto,Arial,sans-serif'

type Action = { url: string; label: string }

function button({ url, label }: Action, color: string): string {
  const style = `display:inline-block;padding:12px 20px;border-radius:8px;background:${color};color:${readableOn(color, ['#ffffff', '#1c1917'])};text-decoration:none;font-weight:600`
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`
}

const link = ({ url, label }: Action) =>
  `<a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(label)}</a>`

/** Tables and inline styles, because that is what mail clients support. */
function htmlOf(
  { subject, text }: Mail,
  { name, color, ink, logo }: Letterhead,
  action: Action,
  quiet?: Action,
): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const content = () => {
      if (paragraph.trim() === action.url) return button(action, color)
      if (quiet && paragraph.trim() === quiet.url) return link(quiet)
      return escapeHtml(paragraph).replaceAll('\n', '<br>')
    }
    return `<p style="margin:0 0 16px">${content()}</p>`
  })
  const head = logo
    ? `<img src="cid:${LOGO}" alt="${escapeHtml(name)}" height="${LOGO_HEIGHT}" width="${Math.round((logo.width * LOGO_HEIGHT) / logo.height)}" style="display:block;border:0">`
    : `<span style="font-size:20px;font-weight:600;color:${ink}">${escapeHtml(name)}</span>`
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;background:#f3f0eb">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:10px;overflow:hidden">',
    `<tr><td style="height:6px;background:${color};font-size:0">&nbsp;</td></tr>`,
    `<tr><td style="padding:24px 28px 0;${FONT}">${head}</td></tr>`,
    `<tr><td style="padding:20px 28px 12px;${FONT};font-size:15px;line-height:1.5;color:#1f1b18">${paragraphs.join('')}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('')
}

/**
 * Adds an HTML version with the brand's letterhead; the plain text stays. A paragraph that is a URL alone becomes the
 * button of the action, or the quiet link.
 */
export const withLetterhead = (mail: Mail, letterhead: Letterhead, action: Action, quiet?: Action): Mail => ({
  ...mail,
  html: htmlOf(mail, letterhead, action, quiet),
  ...(letterhead.logo && {
    attachments: [
      { filename: 'logo.png', content: letterhead.logo.bytes, contentType: 'image/png', cid: LOGO },
    ],
  }),
})
