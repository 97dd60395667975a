import { expect, onTestFinished, test, vi } from 'vitest'
import { pretendBrowser } from '#tests/pretend-browser.ts'

const assign = vi.fn()
const mark = { content: 'signed-out', getAttribute: () => mark.content }
pretendBrowser({
  document: { documentElement: {}, querySelector: () => mark },
  location: { pathname: '/dashboard', search: '?period=daily', assign },
})
const { ApiError } = await import('#client/data/api.ts')
const { queryClient } = await import('#client/data/query.ts')
const { toastStore } = await import('#client/ui/toast-store.ts')
const { watchForLostSession } = await import('./lost-session.ts')

const refuse = (status: number, text: string, meta = {}) =>
  queryClient.prefetchQuery({
    queryKey: [status, text, meta],
    queryFn: () => Promise.reject(new ApiError(status, text, null)),
    meta,
  })

test('an ended session is reported once, and the sign-in screen opens half a second later', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    queryClient.clear()
  })
  watchForLostSession()
  const told = vi.fn()
  onTestFinished(toastStore.subscribe(told))
  await refuse(401, 'Unauthorized')
  mark.content = 'signed-in'
  await refuse(403, 'Unauthorized')
  await refuse(401, 'Invalid email or password')
  await refuse(401, 'Unauthorized', { isCurrentUserRead: true })
  expect(told).not.toHaveBeenCalled()

  await refuse(401, 'Unauthorized')
  await refuse(401, '{"message":"Unauthorized"}')
  expect(told).toHaveBeenCalledOnce()
  expect(toastStore.getSnapshot()).toMatchObject([
    { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
  ])
  vi.advanceTimersByTime(499)
  expect(assign).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/api/login?next=%2Fdashboard%3Fperiod%3Ddaily')
})
