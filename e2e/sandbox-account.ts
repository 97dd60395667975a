import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Written = { from: 'customer' | 'shop'; text: string }

/** An account on the sandbox network, and people who write to it. */
export async function openAccount(page: Page, platform: 'instagram' | 'facebook' = 'instagram') {
  const answer = await page.request.post('/api/social-accounts/sandbox', { data: { platform } })
  const { feedPath } = await answer.json()
  const messages = `/api/sandbox/accounts/${feedPath.split('/').at(-1)}/messages`
  return {
    feedPath: feedPath as string,
    /** Delivers a signed webhook, as any network would. */
    async hears(name: string, text: string) {
      const sent = await page.request.post(messages, { data: { name, text } })
      expect(sent.status()).toBe(201)
      const arrived = async () => JSON.stringify(await (await page.request.get('/api/messages')).json())
      await expect.poll(arrived).toContain(text)
    },
    /** What the shop wrote, by the network's own records. */
    async answers(): Promise<string[]> {
      const written: Written[] = await (await page.request.get(messages)).json()
      return written.filter(({ from }) => from === 'shop').map(({ text }) => text)
    },
  }
}
