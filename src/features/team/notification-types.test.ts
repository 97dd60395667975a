import { expect, test } from 'vitest'
import { notificationMessages } from '#core/notifications/notifications.messages.ts'
import { approvalMessages } from './approvals.messages.ts'

test.each(Object.keys(notificationMessages.en.kinds))('the badge of %s has its name with spaces', (type) => {
  const types: Record<string, string> = approvalMessages.en.types
  expect(types[type]).toBe(type.replaceAll('_', ' '))
})
