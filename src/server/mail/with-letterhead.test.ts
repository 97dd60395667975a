import { expect, test } from 'vitest'
import { withLetterhead } from './with-letterhead.ts'

const url = 'https://example.com/join#a&b'
const mail = {
  to: 'luz@example.com',
  subject: 'Hello',
  text: `Hello,\n\n<b>Ana</b> invites you:\n\n${url}\n\nBye`,
}
const letterhead = { name: 'Café <Luna>', color: '#facc15', ink: '#111111', logo: null }
const action = { url, label: 'Join' }

test("escapes people's text, shows the link as a readable button, and keeps the plain text", () => {
  const { html = '', text, attachments } = withLetterhead(mail, letterhead, action)
  expect(text).toBe(mail.text)
  expect(attachments).toBeUndefined()
  expect(html).toContain('&lt;b&gt;Ana&lt;/b&gt; invites you:')
  expect(html).toContain('Café &lt;Luna&gt;')
  expect(html).toMatch(
    /<a href="https:\/\/example\.com\/join#a&amp;b" style="[^"]*background:#facc15;color:#1c1917/,
  )
  expect(html).not.toContain('<b>')
})

test('the logo is attached, so that nothing is fetched', () => {
  const logo = { bytes: Buffer.from('png'), width: 200, height: 100 }
  const { html = '', attachments } = withLetterhead(mail, { ...letterhead, logo }, action)
  expect(attachments).toMatchObject([{ cid: 'logo@mail', contentType: 'image/png', content: logo.bytes }])
  expect(html).toContain('<img src="cid:logo@mail" alt="Café &lt;Luna&gt;" height="44" width="88"')
  expect(html.match(/(src|href)="http[^"]*"/g)).toEqual([`href="${url.replace('&', '&amp;')}"`])
})
