import { expect, test } from 'vitest'
import { exportPost } from './export-post.ts'

const post = { title: 'Autumn', text: 'Come in.\nWe are open.\n\nMore: luna.es', pictures: [] }

test('HTML contains a heading, paragraphs, lines and links', () => {
  const html = exportPost(post, 'html')
  expect(html).toContain('<title>Autumn</title>')
  expect(html).toContain('<h1>Autumn</h1>')
  expect(html).toContain(
    '<p>Come in.<br>\nWe are open.</p>\n<p>More: <a href="https://luna.es">luna.es</a></p>',
  )
})

test('Markdown keeps lines and paragraphs', () => {
  expect(exportPost(post, 'markdown')).toBe(
    '# Autumn\n\nCome in.  \nWe are open.\n\nMore: <https://luna.es>\n',
  )
})

test('plain text can be pasted into a form', () => {
  expect(exportPost(post, 'text')).toBe('Autumn\n\nCome in.\nWe are open.\n\nMore: luna.es\n')
  expect(exportPost({ ...post, title: '', text: 'Hi' }, 'text')).toBe('Hi\n')
})

test('pictures are referenced by relative path, with alt text', () => {
  const pictures = [{ src: 'picture-1.jpg', alt: 'A "sign" <of> the shop' }]
  expect(exportPost({ ...post, pictures }, 'html')).toContain(
    '<img src="picture-1.jpg" alt="A &quot;sign&quot; &lt;of&gt; the shop">',
  )
  expect(exportPost({ ...post, pictures }, 'markdown')).toContain(
    '![A "sign" \\<of\\> the shop](picture-1.jpg)',
  )
})

test.each(['html', 'markdown'] as const)('escapes text that looks like markup in %s', (format) => {
  const hostile = {
    title: '<script>alert(1)</script>',
    text: '# no heading\n- no list\n1. no number\n*no* _emphasis_ <img src=x onerror=alert(1)> https://luna.es/"onmouseover=alert(1)',
    pictures: [],
  }
  const written = exportPost(hostile, format)
  expect(written).not.toMatch(
    format === 'html' ? /<script|<img|href="[^"]*"[^>]*onmouseover/ : /(?<!\\)<script|(?<!\\)<img/,
  )
  if (format === 'markdown') {
    expect(written).toMatch(/^\\# no heading {2}$/m)
    expect(written).toMatch(/^\\- no list {2}$/m)
    expect(written).toMatch(/^1\\\. no number|^\\1\. no number/m)
    expect(written).toContain('\\*no\\* \\_emphasis\\_')
  }
})
