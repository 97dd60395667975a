import type { Locale } from '#platform/locale.ts'
import { escapeHtml } from '../escape-html.ts'

type PageAction = { url: string; label: string; isQuiet?: boolean }

export type PlainPage = { heading: string; text: string; action?: PageAction | undefined }

const style = `
:root{color-scheme:light dark;--canvas:#f6f4f0;--surface:#fff;--ink:#1c1917;--muted:#57534e;--line:#e2ddd5;--main:#0f6b63;--on-main:#fff}
@media (prefers-color-scheme:dark){:root{--canvas:#161412;--surface:#211e1b;--ink:#f3efe9;--muted:#b5aea4;--line:#3a3530;--main:#5ec4b6;--on-main:#10211f}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--canvas);color:var(--ink);font:16px/1.5 Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:480px;padding:32px 28px;background:var(--surface);border:1px solid var(--line);border-radius:10px;overflow-wrap:anywhere}
.shop{margin:0 0 20px;color:var(--muted);font-size:14px;font-weight:600}
h1{margin:0 0 12px;font-size:24px;line-height:1.25;text-wrap:balance}
p{margin:0}
form{margin:24px 0 0}
button{min-height:44px;padding:10px 20px;border:1px solid var(--main);border-radius:8px;background:var(--main);color:var(--on-main);font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:transparent;color:inherit;border-color:var(--line)}
button:focus-visible{outline:2px solid var(--main);outline-offset:3px}
@media (max-width:480px){button{width:100%}}
`

/** A page for people without a session. Works without scripts, in any mail program's browser. */
export function plainPage(locale: Locale, shop: string, { heading, text, action }: PlainPage): string {
  const form = action
    ? `<form method="post" action="${escapeHtml(action.url)}"><button type="submit"${action.isQuiet ? ' class="quiet"' : ''}>${escapeHtml(action.label)}</button></form>`
    : ''
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">',
    `<title>${escapeHtml([heading, shop].filter(Boolean).join(' · '))}</title><style>${style}</style></head>`,
    `<body><main>${shop ? `<p class="shop">${escapeHtml(shop)}</p>` : ''}<h1>${escapeHtml(heading)}</h1>`,
    `<p>${escapeHtml(text)}</p>${form}</main></body></html>`,
  ].join('')
}
