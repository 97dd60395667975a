import { expect, test } from 'vitest'
import { textOf } from '#platform/messages.ts'
import { campaignMessages, campaignsErrors } from './index.ts'

const t = textOf(campaignMessages, 'en')

test.each([
  [t('actions.generate'), 'AI Generate'],
  [t('actions.add'), 'New Campaign'],
  [t('actions.create'), 'Create Campaign'],
  [t('tabs.all'), 'All'],
  [t('tabs.draft'), 'Draft'],
  [t('tabs.scheduled'), 'Scheduled'],
  [t('tabs.published'), 'Published'],
  [t('tabs.ai'), 'AI-generated'],
  [t('card.publish'), 'Publish'],
  [t('card.view'), 'View'],
  [t('card.delivered', { delivered: 18, count: 21 }), '18 of 21 delivered'],
  [t('empty.title'), 'No campaigns yet'],
  [t('toasts.incomplete'), 'Please fill in all required fields and select at least one platform'],
  [campaignsErrors.en.campaign_incomplete, t('toasts.incomplete')],
  [t('toasts.created'), 'Campaign created successfully!'],
  [t('toasts.generated'), 'AI campaign generated successfully!'],
  [t('toasts.published'), 'Campaign published successfully!'],
  [t('toasts.error'), 'Error'],
])('%s stands there letter for letter', (shown, documented) => {
  expect(shown).toBe(documented)
})

test.each(['draft', 'scheduled', 'published', 'ai'] as const)('an empty tab %s names itself', (tab) => {
  const name = tab === 'ai' ? 'AI-generated' : tab
  expect(t('emptyTab', { tab: t(`tabInSentence.${tab}`) })).toBe(`No ${name} campaigns found.`)
})
