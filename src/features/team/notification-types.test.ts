import { expect, test } from 'vitest'
import { notificationMessages } from '#core/notifications/i18n/index.ts'
import { approvalMessages } from './i18n/index.ts'

test.each(Object.keys(notificationMessages.en.kinds))('the badge of %s is its name with spaces', (type) => {
  const types: Record<string, string> = approvalMessages.en.types
  expect(types[type]).toBe(type.replaceAll('_', ' '))
})
