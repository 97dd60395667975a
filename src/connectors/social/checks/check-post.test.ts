import { describe, expect, test } from 'vitest'
import { brokenPosts, figuresIn } from '../conformance/broken-posts.fixture.ts'
import { platformName } from '../platform-name.ts'
import { allPlatforms } from '../platforms.ts'
import { type CheckedPost, checkPost, postLength } from './check-post.ts'
import { type Problem, problemRules } from './problem.ts'
import { describeProblem } from './problem-words.ts'

const post = (platform: CheckedPost['platform'], more: Partial<CheckedPost> = {}): CheckedPost => ({
  platform,
  title: 'Autumn colors',
  text: 'Come in and try them.',
  pictures: 1,
  videos: 1,
  ...more,
})

const shown = (width: number, height: number, alt = '') => ({ kind: 'picture', width, height, alt }) as const

const rulesOf = (checked: CheckedPost) => checkPost(checked).map(({ field, rule }) => `${field} ${rule}`)

test.each(allPlatforms)('an ordinary post is valid on %s, apart from unsupported media', (platform) => {
  expect(
    rulesOf(post(platform)).filter((rule) => rule !== 'media not-together' && rule !== 'media too-many'),
  ).toEqual([])
})

test.each<[string, CheckedPost, string[]]>([
  ['a text over the limit', post('x', { text: 'a'.repeat(281), videos: 0 }), ['text too-long']],
  ['a text at the limit', post('x', { text: 'a'.repeat(280), videos: 0 }), []],
  ['only spaces', post('x', { text: ' \n ', videos: 0 }), ['text required']],
  ['no subject', post('email', { title: '', videos: 0 }), ['title required']],
  ['a title where the network has none', post('x', { title: 'a'.repeat(5000), videos: 0 }), []],
  ['no picture', post('instagram', { pictures: 0, videos: 0 }), ['media required']],
  ['a picture where a video is needed', post('youtube', { videos: 0 }), ['media needs-video']],
  ['eleven pictures', post('instagram', { pictures: 11 }), ['media too-many']],
  ['a video in an article', post('medium', { videos: 1 }), ['media too-many']],
  ['thirty-one hashtags', post('instagram', { text: '#luna '.repeat(31) }), ['text too-many-hashtags']],
  ['twenty-one mentions', post('instagram', { text: '@luna '.repeat(21) }), ['text too-many-mentions']],
  ['a number sign beside a hashtag', post('threads', { text: 'El #1 en #cortes' }), []],
  ['two topics', post('threads', { text: '#uno #dos' }), ['text too-many-hashtags']],
  ['a topic of fifty letters', post('threads', { text: `#${'a'.repeat(50)}` }), []],
  ['a topic of fifty-one', post('threads', { text: `#${'a'.repeat(51)}` }), ['text hashtag-too-long']],
  [
    'too long and too many tags',
    post('instagram', { text: `${'#luna '.repeat(31)}${'a'.repeat(2200)}` }),
    ['text too-long', 'text too-many-hashtags'],
  ],
  ['a picture for a phone’s screen', post('instagram', { media: [shown(1080, 1920)] }), ['media too-narrow']],
  ['a panorama', post('instagram', { media: [shown(1080, 1350), shown(2000, 500)] }), ['media too-wide']],
  ['a pixel beside the limit', post('instagram', { media: [shown(1080, 1351), shown(1911, 1000)] }), []],
  ['a picture nobody measured', post('instagram', { media: [shown(0, 0)] }), []],
  ['any shape where there is no rule', post('facebook', { videos: 0, media: [shown(100, 9000)] }), []],
  ['a video of any shape', post('instagram', { media: [{ ...shown(1080, 1920), kind: 'video' }] }), []],
  ['a vertical Short', post('youtube_shorts', { media: [{ ...shown(1080, 1920), kind: 'video' }] }), []],
  ['a square Short', post('youtube_shorts', { media: [{ ...shown(1080, 1078), kind: 'video' }] }), []],
  [
    'a wide Short',
    post('youtube_shorts', { media: [{ ...shown(1920, 1080), kind: 'video' }] }),
    ['media too-wide'],
  ],
  [
    'a Short that was never measured',
    post('youtube_shorts', { media: [{ ...shown(0, 0), kind: 'video' }] }),
    [],
  ],
  ['a description at the limit', post('pinterest', { videos: 0, media: [shown(1, 1, 'é'.repeat(500))] }), []],
  [
    'a long description',
    post('pinterest', { videos: 0, media: [shown(1, 1, 'a'.repeat(501))] }),
    ['media alt-too-long'],
  ],
  ['a description nobody reads', post('tiktok', { videos: 0, media: [shown(1, 1, 'a'.repeat(2000))] }), []],
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

  test('has a lower limit for captions than for messages', () => {
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

describe('problems are described in both languages', () => {
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
      'Threads: the text has 3 of 1 hashtag. Remove 2.',
      'Threads: el texto tiene 3 de 1 hashtag. Quita 2.',
    ],
    [
      problem({ platform: 'youtube', field: 'media', rule: 'needs-video', limit: 1, value: 0 }),
      'YouTube: 0 videos, 1 needed. Add one.',
      'YouTube: hay 0 vídeos y hace falta 1. Añade uno.',
    ],
    [
      problem({ platform: 'medium', field: 'media', rule: 'too-many', limit: 0, value: 1, of: 'videos' }),
      'Medium: 0 videos allowed, and there is 1. Remove it.',
      'Medium: admite 0 vídeos y hay 1. Quita el que hay.',
    ],
    [
      problem({ platform: 'x', field: 'media', rule: 'too-many', limit: 4, value: 6, of: 'pictures' }),
      'X (Twitter): 6 images, and only 4 are allowed. Remove 2.',
      'X (Twitter): hay 6 imágenes y solo caben 4. Quita 2.',
    ],
    [
      problem({
        platform: 'instagram',
        field: 'media',
        rule: 'too-narrow',
        limit: 0.8,
        value: 0.5625,
        place: 2,
      }),
      'Instagram: the width of image 2 is 56% of its height; the minimum is 80%. Crop the top or bottom a little.',
      'Instagram: el ancho de la imagen 2 es el 56 % de su alto, y el mínimo es el 80 %. Recórtala un poco por arriba o por abajo.',
    ],
    [
      problem({
        platform: 'discord',
        field: 'media',
        rule: 'too-heavy',
        limit: 10_000_000,
        value: 10_000_001,
      }),
      'Discord: the image is 10.1\u00a0MB; the maximum is 10\u00a0MB. Save a smaller version.',
      'Discord: la imagen ocupa 10,1\u00a0MB y el máximo es 10\u00a0MB. Guárdala más pequeña.',
    ],
    [
      problem({ platform: 'x', field: 'media', rule: 'too-long', limit: 140, value: 300, of: 'videos' }),
      'X (Twitter): the video lasts 5\u00a0min; the maximum is 2\u00a0min 20\u00a0s. Choose a shorter one.',
      'X (Twitter): el vídeo dura 5\u00a0min y el máximo es 2\u00a0min 20\u00a0s. Elige uno más corto.',
    ],
    [
      problem({
        platform: 'pinterest',
        field: 'media',
        rule: 'alt-too-long',
        limit: 500,
        value: 620,
        place: 3,
      }),
      'Pinterest: the description of image 3 has 620 of 500 characters. Shorten it by 120.',
      'Pinterest: la descripción de la imagen 3 tiene 620 de 500 caracteres. Acórtala en 120.',
    ],
  ])('%o', (told, en, es) => {
    expect(describeProblem(told, 'en')).toBe(en)
    expect(describeProblem(told, 'es')).toBe(es)
  })

  test.each(allPlatforms)('for all rules of %s, with platform, limit and value', (platform) => {
    for (const broken of brokenPosts(platform)) {
      const [found] = checkPost(broken.post).filter(
        ({ rule, field }) => rule === broken.rule && field === broken.field,
      )
      if (!found) throw new Error(`${platform} takes a post that breaks "${broken.field} ${broken.rule}".`)
      for (const locale of ['en', 'es'] as const) {
        const told = describeProblem(found, locale)
        expect(told).toContain(`${platformName(platform, locale)}: `)
        for (const figure of figuresIn(found, locale)) expect(told).toContain(figure)
      }
      expect(describeProblem(found, 'en')).not.toBe(describeProblem(found, 'es'))
    }
  })

  test('the broken posts cover every rule', () => {
    const broken = new Set(allPlatforms.flatMap((platform) => brokenPosts(platform).map(({ rule }) => rule)))
    // A post does not include file sizes or video durations; they are checked when a file is added.
    const ofFiles = ['too-short', 'too-heavy']
    expect([...broken, ...ofFiles].sort()).toEqual([...problemRules].sort())
  })
})
