import { expect, test } from 'vitest'
import { dressMail } from './dress-mail.ts'

const url = 'https://example.com/join#a&b'
const mail = {
  to: 'luz@example.com',
  subject: 'Hello',
  text: `Hello,\n\n<b>Ana</b> invites you:\n\n${url}\n\nBye`,
}
const letterhead = { name: 'Café <Luna>', colour: '#facc15', ink: '#111111', logo: null }
const action = { url, label: 'Join' }

test('the words of people are words, the link is a button that can be read, and the text stays', () => {
  const { html = '', text, attachments } = dressMail(mail, letterhead, action)
  expect(text).toBe(mail.text)
  expect(attachments).toBeUndefined()
  expect(html).toContain('&lt;b&gt;Ana&lt;/b&gt; invites you:')
  expect(html).toContain('Café &lt;Luna&gt;')
  expect(html).toMatch(
    /<a href="https:\/\/example\.com\/join#a&amp;b" style="[^"]*background:#facc15;color:#1c1917/,
  )
  expect(html).not.toContain('<b>')
})

test('a logo travels inside the mail, so that nothing is fetched from anywhere', () => {
  const logo = { bytes: Buffer.from('png'), width: 200, height: 100 }
  const { html = '', attachments } = dressMail(mail, { ...letterhead, logo }, action)
  expect(attachments).toMatchObject([{ cid: 'logo@mail', contentType: 'image/png', content: logo.bytes }])
  expect(html).toContain('<img src="cid:logo@mail" alt="Café &lt;Luna&gt;" height="44" width="88"')
  expect(html.match(/(src|href)="http[^"]*"/g)).toEqual([`href="${url.replace('&', '&amp;')}"`])
})
