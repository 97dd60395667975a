import { readableOn } from '#platform/contrast.ts'
import { escapeHtml } from '../escape-html.ts'
import type { Letterhead } from '../letterhead.ts'
import { letterheadFrame, letterheadLogo } from './letterhead-frame.ts'
import type { Mail } from './mailer.ts'

type Action = { url: string; label: string }

function button({ url, label }: Action, color: string): string {
  const style = `display:inline-block;padding:12px 20px;border-radius:8px;background:${color};color:${readableOn(color, ['#ffffff', '#1c1917'])};text-decoration:none;font-weight:600`
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`
}

const link = ({ url, label }: Action) =>
  `<a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(label)}</a>`

function htmlOf({ subject, text }: Mail, letterhead: Letterhead, action: Action, quiet: Action[]): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const content = () => {
      if (paragraph.trim() === action.url) return button(action, letterhead.color)
      const quieter = quiet.find(({ url }) => paragraph.endsWith(url))
      if (quieter) return escapeHtml(paragraph.slice(0, -quieter.url.length)) + link(quieter)
      return escapeHtml(paragraph).replaceAll('\n', '<br>')
    }
    return `<p style="margin:0 0 16px">${content()}</p>`
  })
  return letterheadFrame(letterhead, { subject, body: paragraphs.join('') })
}

/**
 * Adds an HTML version with the brand's letterhead; the plain text stays. A paragraph that is a URL alone becomes the
 * button of the action; one that ends in the URL of a quiet action becomes its link.
 */
export const withLetterhead = (
  mail: Mail,
  letterhead: Letterhead,
  action: Action,
  ...quiet: Action[]
): Mail => ({
  ...mail,
  html: htmlOf(mail, letterhead, action, quiet),
  ...(letterhead.logo && { attachments: letterheadLogo(letterhead) }),
})
