import { escapeHtml } from '../escape-html.ts'
import type { Letterhead } from '../letterhead.ts'
import type { Mail } from './mailer.ts'

const LOGO = 'logo@mail'
const LOGO_HEIGHT = 44
const FONT = 'font-family:Inter,-apple-system,Segoe UI,Roboto,Arial,sans-serif'

type Framed = {
  subject: string
  language?: string
  /** Both are HTML. */
  body: string
  footer?: string
}

/** The page around a mail: tables and inline styles, because that is what mail clients support. */
export function letterheadFrame(
  { name, color, ink, logo }: Letterhead,
  { subject, language, body, footer }: Framed,
): string {
  const head = logo
    ? `<img src="cid:${LOGO}" alt="${escapeHtml(name)}" height="${LOGO_HEIGHT}" width="${Math.round((logo.width * LOGO_HEIGHT) / logo.height)}" style="display:block;border:0">`
    : `<span style="font-size:20px;font-weight:600;color:${ink}">${escapeHtml(name)}</span>`
  return [
    `<!doctype html><html${language ? ` lang="${language}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;background:#f3f0eb">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:10px;overflow:hidden">',
    `<tr><td style="height:6px;background:${color};font-size:0">&nbsp;</td></tr>`,
    `<tr><td style="padding:24px 28px 0;${FONT}">${head}</td></tr>`,
    `<tr><td style="padding:20px 28px 12px;${FONT};font-size:15px;line-height:1.5;color:#1f1b18;word-break:break-word">${body}</td></tr>`,
    footer &&
      `<tr><td style="padding:16px 28px 24px;border-top:1px solid #e7e2da;${FONT};font-size:12px;line-height:1.5;color:#57534e">${footer}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ]
    .filter(Boolean)
    .join('')
}

/** The logo as the frame refers to it. */
export const letterheadLogo = ({ logo }: Letterhead): NonNullable<Mail['attachments']> =>
  logo ? [{ filename: 'logo.png', content: logo.bytes, contentType: 'image/png', cid: LOGO }] : []
