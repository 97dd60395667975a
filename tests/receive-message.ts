import type { Person } from './person.ts'
import type { TestApp } from './test-app.ts'
import { workspaceOf } from './workspace.ts'

type Message = { brandId?: string; isRead?: boolean }

/** As if a network had delivered them, each in its own conversation. */
export async function receiveMessages(at: TestApp, person: Person, ...received: Message[]): Promise<void> {
  const workspaceId = await workspaceOf(at, person)
  for (const { brandId = null, isRead = false } of received)
    await at.query(
      `with talk as (
         insert into conversations (workspace_id, brand_id, platform, remote_id, contact_name, last_message_at)
         values ($1, $2, 'facebook', gen_random_uuid()::text, 'Luz Vega', now()) returning workspace_id, id, brand_id
       )
       insert into messages (workspace_id, conversation_id, brand_id, platform, direction, content, sender_name, is_read)
       select workspace_id, id, brand_id, 'facebook', 'in', 'Do you open on Sunday?', 'Luz Vega', $3 from talk`,
      [workspaceId, brandId, isRead],
    )
}
