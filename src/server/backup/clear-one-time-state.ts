import type pg from 'pg'

/**
 * Rows that were true only at the moment of the backup. A session that its owner ended since, or a reset link that was used,
 * must not work again because an older archive came back.
 *
 * Invitations and idempotency keys stay. The owner sees open invitations and can withdraw them, and they expire by themselves. A key
 * belongs to a change that the archive holds too: without it a retry would make that change a second time.
 */
const statements = [
  'delete from public.sessions',
  'delete from public.password_resets',
  `delete from public.files where state = 'issued'`,
  'delete from public.rate_limits',
  'delete from public.publishing_workers',
]

export async function clearOneTimeState(client: pg.ClientBase): Promise<void> {
  for (const statement of statements) await client.query(statement)
}
