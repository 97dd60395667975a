import type pg from 'pg'

/** Members with the owner's password, so that many people can sign in within the limit per person. */
export async function seedMembers(client: pg.Client, owner: string, members: number): Promise<string[]> {
  const { rows } = await client.query<{ email: string }>(
    `with owner as (
      select users.*, workspace_id from users join memberships on user_id = users.id where email = $1
    ), made as (
      insert into users (email, password_hash, first_name, last_name)
      select 'member' || n || '@example.com', password_hash, 'Bo', 'Lind' from owner, generate_series(1, $2::int) n
      returning id, email
    ), joined as (
      insert into memberships (workspace_id, user_id, role) select workspace_id, made.id, 'member' from owner, made
    )
    select email from made`,
    [owner, members],
  )
  return rows.map(({ email }) => email)
}

/** Campaigns of one workspace with a post on each platform, scheduled for tomorrow. */
export async function seedPostsOf(
  client: pg.Client,
  owner: string,
  campaigns: number,
  platforms: readonly string[],
): Promise<void> {
  await client.query(
    `with shop as (
      select workspace_id, user_id from memberships join users on users.id = user_id where email = $1
    ), made as (
      insert into campaigns (workspace_id, created_by, title, description, content, status, scheduled_for, post_count)
      select workspace_id, user_id, 'Flood ' || n, 'Flood', '{"content":"","variations":[],"suggestedHashtags":[],"visualSuggestions":[]}',
        'scheduled', now() + interval '1 day', cardinality($3::text[]) from shop, generate_series(1, $2::int) n returning id, workspace_id
    )
    insert into posts (workspace_id, campaign_id, platform, title, text, state, scheduled_for, due_at)
    select workspace_id, id, platform, 'Flood', 'Come in and see us.', 'scheduled', now() + interval '1 day', now() + interval '1 day' from made, unnest($3::text[]) platform`,
    [owner, campaigns, platforms],
  )
}

/** Makes all of them due now. */
export async function makeDue(client: pg.Client, owner: string): Promise<void> {
  await client.query(
    `update posts set due_at = now() from memberships join users on users.id = user_id
    where posts.workspace_id = memberships.workspace_id and email = $1 and state = 'scheduled'`,
    [owner],
  )
}

/** When the network accepted the post of each campaign, by its ledger; several entries for one that was sent twice. */
export async function acceptedAt(
  client: pg.Client,
  campaignIds: readonly string[],
): Promise<Map<string, Date[]>> {
  const { rows } = await client.query<{ campaign: string; at: Date }>(
    `select posts.campaign_id as campaign, sandbox_ledger.created_at as at
    from posts join post_attempts on post_id = posts.id join sandbox_ledger on reference = post_attempts.id::text
    where posts.campaign_id = any($1::uuid[])`,
    [campaignIds],
  )
  const taken = Map.groupBy(rows, ({ campaign }) => campaign)
  return new Map([...taken].map(([campaign, entries]) => [campaign, entries.map(({ at }) => at)]))
}

/** Makes every account of a workspace hang. */
export async function hangAccountsOf(client: pg.Client, owner: string): Promise<void> {
  await client.query(
    `insert into sandbox_behaviours (account_id, workspace_id, kind, seconds, changed_at)
    select sandbox_accounts.id, sandbox_accounts.workspace_id, 'hangs', 5, now()
    from sandbox_accounts join memberships using (workspace_id) join users on users.id = user_id where email = $1`,
    [owner],
  )
}
