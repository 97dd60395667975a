import { expect, test, vi } from 'vitest'
import { pretendBrowser } from '#tests/pretend-browser.ts'

pretendBrowser()
const { ApiError } = await import('./api.ts')
const { failureToast } = await import('./error-toast.ts')
const { toastStore } = await import('../ui/toast-store.ts')

test.each([
  [new ApiError(409, '…', { code: 'conflict', message: 'Somebody was quicker.' }), 'Somebody was quicker.'],
  [new TypeError('Failed to fetch'), expect.stringMatching(/^The server did not answer/)],
])('what failed is told as an error, with the reason: %s', (error, description) => {
  failureToast('Error')(error)
  expect(toastStore.getSnapshot()).toMatchObject([{ title: 'Error', description, variant: 'destructive' }])
})

test('a session that has ended is told elsewhere', () => {
  const told = vi.fn()
  const leave = toastStore.subscribe(told)
  failureToast('Error')(new ApiError(401, 'Unauthorized', null))
  leave()
  expect(told).not.toHaveBeenCalled()
})
