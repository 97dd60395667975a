import type { IncomingHttpHeaders } from 'node:http'

/** Browsers and mail programs that load a page before anyone asks for it. */
const purposes = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'] as const
const EARLY = /prefetch|prerender|preview/i

/** Search engines, previews of chats, scanners of mail. Phones of one maker are called "Cubot". */
const PROGRAM =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|scanner|facebookexternalhit|whatsapp|headless|barracuda|mimecast|proofpoint|^(?:curl|wget|python|go-http-client|java|okhttp|axios|node)\b/i

/** Whether a person has opened a link, as far as the request says. */
export function isClick(method: string, headers: IncomingHttpHeaders): boolean {
  if (method !== 'GET') return false
  if (purposes.some((name) => EARLY.test(String(headers[name] ?? '')))) return false
  const program = headers['user-agent'] ?? ''
  return program !== '' && !PROGRAM.test(program)
}
