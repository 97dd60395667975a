import { expect, test } from 'vitest'
import { slotProps } from './slot.ts'

test('the child keeps its own props and gets the rest', () => {
  expect(slotProps({ id: 'outer', title: 'given' }, { id: 'own', href: '/team' })).toMatchObject({
    id: 'own',
    title: 'given',
    href: '/team',
  })
})

test('joins classes; on conflict the child wins', () => {
  expect(slotProps({ className: 'px-4 font-medium' }, { className: 'px-3' }).className).toBe(
    'font-medium px-3',
  )
})

test("runs both handlers, the child's first", () => {
  const order: string[] = []
  const { onClick } = slotProps({ onClick: () => order.push('given') }, { onClick: () => order.push('own') })
  ;(onClick as () => void)()
  expect(order).toEqual(['own', 'given'])
})

test('keeps a handler that only one side has', () => {
  const onClick = () => 'given'
  expect(slotProps({ onClick }, { onFocus: undefined }).onClick).toBe(onClick)
})
