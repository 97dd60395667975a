import { expect, test, vi } from 'vitest'
import { pretendBrowser } from '#tests/pretend-browser.ts'

pretendBrowser()
const { ApiError } = await import('./api.ts')
const { failureToast } = await import('./error-toast.ts')
const { toastStore } = await import('../ui/toast-store.ts')

test.each([
  [new ApiError(409, '…', { code: 'conflict', message: 'Somebody was quicker.' }), 'Somebody was quicker.'],
  [new TypeError('Failed to fetch'), expect.stringMatching(/^The server didn’t respond/)],
])('shows a failure as an error with its reason: %s', (error, description) => {
  failureToast('Error')(error)
  expect(toastStore.getSnapshot()).toMatchObject([{ title: 'Error', description, variant: 'destructive' }])
})

test('ignores an expired session, which is handled elsewhere', () => {
  const told = vi.fn()
  const leave = toastStore.subscribe(told)
  failureToast('Error')(new ApiError(401, 'Unauthorized', null))
  leave()
  expect(told).not.toHaveBeenCalled()
})
