import { describe, expect, test } from 'vitest'
import { type CheckedPost, checkPost, type Problem, postLength } from './check-post.ts'
import { allPlatforms } from './platforms.ts'
import { describeProblem } from './problem-words.ts'

const post = (platform: CheckedPost['platform'], more: Partial<CheckedPost> = {}): CheckedPost => ({
  platform,
  title: 'Autumn colours',
  text: 'Come in and try them.',
  pictures: 1,
  videos: 1,
  ...more,
})

const rulesOf = (checked: CheckedPost) => checkPost(checked).map(({ field, rule }) => `${field} ${rule}`)

test.each(allPlatforms)('an ordinary post may go to %s, apart from media it does not take', (platform) => {
  expect(rulesOf(post(platform)).filter((rule) => rule !== 'media too-many')).toEqual([])
})

test.each<[string, CheckedPost, string[]]>([
  ['a text over the limit', post('x', { text: 'a'.repeat(281) }), ['text too-long']],
  ['a text at the limit', post('x', { text: 'a'.repeat(280) }), []],
  ['only spaces', post('x', { text: ' \n ' }), ['text required']],
  ['no subject', post('email', { title: '', videos: 0 }), ['title required']],
  ['a title where the network has none', post('x', { title: 'a'.repeat(5000) }), []],
  ['no picture', post('instagram', { pictures: 0, videos: 0 }), ['media required']],
  ['a picture where a video is needed', post('youtube', { videos: 0 }), ['media needs-video']],
  ['eleven pictures', post('instagram', { pictures: 11 }), ['media too-many']],
  ['a video in an article', post('medium', { videos: 1 }), ['media too-many']],
  ['thirty-one hashtags', post('instagram', { text: '#luna '.repeat(31) }), ['text too-many-hashtags']],
  ['twenty-one mentions', post('instagram', { text: '@luna '.repeat(21) }), ['text too-many-mentions']],
  ['a number sign beside a hashtag', post('threads', { text: 'El #1 en #cortes' }), []],
  ['two topics', post('threads', { text: '#uno #dos' }), ['text too-many-hashtags']],
  ['a long caption', post('telegram', { text: 'a'.repeat(1025) }), ['text too-long']],
  [
    'a long message without picture',
    post('telegram', { text: 'a'.repeat(1025), pictures: 0, videos: 0 }),
    [],
  ],
])('%s', (_what, checked, rules) => {
  expect(rulesOf(checked)).toEqual(rules)
})

describe('a live counter', () => {
  test.each([
    ['x', 'text', 'luna.es', { value: 23, limit: 280 }],
    ['youtube', 'text', 'é', { value: 2, limit: 5000 }],
    ['youtube', 'title', 'é', { value: 1, limit: 100 }],
    ['x', 'title', 'anything', null],
  ] as const)('%s %s', (platform, field, text, length) => {
    expect(postLength(platform, field, text)).toEqual(length)
  })

  test('knows that a caption may be shorter than a message', () => {
    expect(postLength('telegram', 'text', '', { hasMedia: true })?.limit).toBe(1024)
    expect(postLength('telegram', 'text', '')?.limit).toBe(4096)
  })
})

const problem = (more: Partial<Problem>): Problem => ({
  platform: 'x',
  field: 'text',
  rule: 'too-long',
  limit: 280,
  value: 312,
  ...more,
})

describe('a problem is told in both languages', () => {
  test.each<[Problem, string, string]>([
    [
      problem({}),
      'X (Twitter): the text has 312 of 280 characters. Shorten it by 32.',
      'X (Twitter): el texto tiene 312 de 280 caracteres. Acórtalo en 32.',
    ],
    [
      problem({ platform: 'email', field: 'title', limit: 150, value: 12_345 }),
      'Email: the title has 12,345 of 150 characters. Shorten it by 12,195.',
      'Correo electrónico: el título tiene 12.345 de 150 caracteres. Acórtalo en 12.195.',
    ],
    [
      problem({ platform: 'threads', rule: 'too-many-hashtags', limit: 1, value: 3 }),
      'Threads: the text has 3 of 1 hashtag. Take out 2.',
      'Threads: el texto tiene 3 de 1 hashtag. Quita 2.',
    ],
    [
      problem({ platform: 'youtube', field: 'media', rule: 'needs-video', limit: 1, value: 0 }),
      'YouTube: a video is missing. Add one.',
      'YouTube: falta un vídeo. Añade uno.',
    ],
    [
      problem({ platform: 'medium', field: 'media', rule: 'too-many', limit: 0, value: 1, of: 'videos' }),
      'Medium takes no videos. Take it out.',
      'Medium no admite vídeos. Quita el que hay.',
    ],
    [
      problem({ platform: 'x', field: 'media', rule: 'too-many', limit: 4, value: 6, of: 'pictures' }),
      'X (Twitter): 6 pictures, and only 4 fit. Take out 2.',
      'X (Twitter): hay 6 imágenes y solo caben 4. Quita 2.',
    ],
  ])('%o', (told, en, es) => {
    expect(describeProblem(told, 'en')).toBe(en)
    expect(describeProblem(told, 'es')).toBe(es)
  })

  test('and every problem that can be found has words', () => {
    for (const platform of allPlatforms) {
      const worst = [
        post(platform, { title: '', text: '', pictures: 0, videos: 0 }),
        post(platform, {
          title: 'a'.repeat(200_000),
          text: '#a @b '.repeat(20_000),
          pictures: 99,
          videos: 99,
        }),
      ]
      for (const found of worst.flatMap(checkPost)) {
        expect(describeProblem(found, 'en')).not.toBe(describeProblem(found, 'es'))
      }
    }
  })
})
