import { expect, test } from 'vitest'
import { slotProps } from './slot.ts'

test('the child keeps its own properties and gets the rest', () => {
  expect(slotProps({ id: 'outer', title: 'given' }, { id: 'own', href: '/team' })).toMatchObject({
    id: 'own',
    title: 'given',
    href: '/team',
  })
})

test('classes are joined, and of two that set the same thing the child decides', () => {
  expect(slotProps({ className: 'px-4 font-medium' }, { className: 'px-3' }).className).toBe(
    'font-medium px-3',
  )
})

test('both handlers run, the child first', () => {
  const order: string[] = []
  const { onClick } = slotProps({ onClick: () => order.push('given') }, { onClick: () => order.push('own') })
  ;(onClick as () => void)()
  expect(order).toEqual(['own', 'given'])
})

test('a handler that only one side has is kept', () => {
  const onClick = () => 'given'
  expect(slotProps({ onClick }, { onFocus: undefined }).onClick).toBe(onClick)
})
