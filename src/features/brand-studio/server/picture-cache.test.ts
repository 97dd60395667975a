import { expect, test } from 'vitest'
import { createPictureCache } from './picture-cache.ts'

const drawings = () => {
  const drawn: string[] = []
  const draw = (name: string) => async () => {
    drawn.push(name)
    return Buffer.from(name)
  }
  return { drawn, draw }
}

test('a picture is drawn once, also for two that want it at the same time', async () => {
  const { drawn, draw } = drawings()
  const cached = createPictureCache(2)
  const [one, other] = await Promise.all([cached('a', draw('a')), cached('a', draw('a'))])
  expect([String(one), String(other)]).toEqual(['a', 'a'])
  await cached('a', draw('a'))
  expect(drawn).toEqual(['a'])
})

test('the picture that was not used for longest is dropped', async () => {
  const { drawn, draw } = drawings()
  const cached = createPictureCache(2)
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await cached(name, draw(name))
  expect(drawn).toEqual(['a', 'b', 'c', 'b'])
})

test('after a failure, the picture is drawn again', async () => {
  const { drawn, draw } = drawings()
  const cached = createPictureCache(2)
  await expect(cached('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
  await cached('a', draw('a'))
  expect(drawn).toEqual(['a'])
})
