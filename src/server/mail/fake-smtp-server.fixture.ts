import { onTestFinished } from 'vitest'
import { createFakeSmtpServer, type FakeSmtpServer, type SmtpBehaviour } from './smtp-server.fixture.ts'

/** A fake mail server that stops with its test. */
export async function startFakeSmtpServer(behaviour: SmtpBehaviour = {}): Promise<FakeSmtpServer> {
  const fake = await createFakeSmtpServer(behaviour)
  onTestFinished(() => fake.close())
  return fake
}
