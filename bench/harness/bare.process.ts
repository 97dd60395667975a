import { createHash, randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'
import { allPlatforms, inPickerOrder, type Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { countManualPosts, type PostState } from '#features/campaigns/campaign-status.ts'
import type { Connection } from '#server/db/database.ts'

/** The baseline: the same answers from the same tables, with nothing in between. */
export type BareOrder = { port: number; connection?: Connection }

const session = {
  name: 'session',
  text: `select users.id as "userId", sessions.workspace_id as "workspaceId", sessions.id as "sessionId",
      memberships.role, memberships.can_approve as "canApprove", users.locale, workspaces.time_zone as "timeZone",
      workspaces.currency, sessions.last_seen_at as "lastSeenAt"
    from sessions
    join users on users.id = sessions.user_id
    join memberships on memberships.user_id = sessions.user_id
      and memberships.workspace_id = sessions.workspace_id
    join workspaces on workspaces.id = sessions.workspace_id
    where sessions.token_hash = $1 and sessions.expires_at > $2`,
}

type Row = Record<string, unknown>
type List = {
  name: string
  text: string
  /** Maps a row to the answer's shape. */
  shape?(row: Row): Row
}

const needing = (medium: 'picture or video' | 'video') =>
  allPlatforms
    .filter((platform) => manifestOf(platform).media.requires === medium)
    .map((platform) => `'${platform}'`)
    .join(', ')

const lists: Record<string, List> = {
  '/api/customers': {
    name: 'customers',
    text: `select id, brand_id as "brandId", name, email, phone, company, address, notes, status, language,
        total_invoiced as "totalInvoiced", created_at as "createdAt"
      from customers where workspace_id = $1 order by sort_key, id limit $2`,
  },
  '/api/invoices': {
    name: 'invoices',
    text: `select id, customer_id as "customerId",
        (select name from customers
          where customers.workspace_id = invoices.workspace_id and customers.id = invoices.customer_id
        ) as "customerName",
        invoice_number as "invoiceNumber", amount, description, due_date as "dueDate", status,
        file_url as "fileUrl", created_at as "createdAt"
      from invoices where workspace_id = $1 order by created_at desc, id desc limit $2`,
  },
  '/api/campaigns': {
    name: 'campaigns',
    text: `select id, brand_id as "brandId", title, description,
        array(select platform from posts
          where posts.workspace_id = campaigns.workspace_id and posts.campaign_id = campaigns.id
        ) as platforms,
        case when status in ('scheduled', 'published') then array(select state from posts
          where posts.workspace_id = campaigns.workspace_id and posts.campaign_id = campaigns.id
        ) else '{}' end as states,
        case when status = 'scheduled' then array(select platform from posts
          where posts.workspace_id = campaigns.workspace_id and posts.campaign_id = campaigns.id
            and state = 'scheduled' and (platform in (${needing('picture or video')}) and not exists (select from post_media
              where post_media.workspace_id = posts.workspace_id and post_id = posts.id
            ) or platform in (${needing('video')}) and not exists (select from post_media
              where post_media.workspace_id = posts.workspace_id and post_id = posts.id and kind = 'video'))
        ) else '{}' end as "lacksMedia",
        (select array[url, (select preview from files
            where files.workspace_id = post_media.workspace_id and files.name = substr(url, 14))]
          from posts join post_media on post_media.workspace_id = posts.workspace_id and post_id = posts.id
          where posts.workspace_id = campaigns.workspace_id and posts.campaign_id = campaigns.id and kind = 'picture'
          order by posts.platform, post_media.position limit 1) as picture,
        content, scheduled_for as "scheduledFor", status,
        (status = 'scheduled' and scheduled_for < now() - interval '2 minutes' and exists (select from posts
          where posts.workspace_id = campaigns.workspace_id and posts.campaign_id = campaigns.id
            and state = 'scheduled' and not posts.is_demo and due_at < now() - interval '2 minutes'
        )) as "isOverdue",
        ai_generated as "aiGenerated", written_by as "writtenBy", post_count as "postCount",
        delivered_count as "deliveredCount", created_at as "createdAt", reach, engagement, clicks
      from campaigns where workspace_id = $1 order by created_at desc, id desc limit $2`,
    shape: (row) => asCampaign(row),
  },
  '/api/messages': {
    name: 'messages',
    text: `select id, conversation_id as "conversationId", content, sender_name as "senderName",
        sender_avatar as "senderAvatar", priority, is_read as "isRead", created_at as "createdAt", platform
      from messages where workspace_id = $1 and direction = 'in' order by created_at desc, id desc limit $2`,
    shape: ({ platform, ...own }) => ({ ...own, socialAccount: { platform } }),
  },
  '/api/products': {
    name: 'products',
    // The timestamp is not shown, but the next page's cursor needs it, so the product reads it too.
    text: `select id, name, sku, category, price, currency, stock_quantity as "stockQuantity", created_at
      from products where workspace_id = $1 order by created_at desc, id desc limit $2`,
    shape: ({ created_at: _, ...own }) => own,
  },
  '/api/sales-transactions': {
    name: 'transactions',
    text: `select id, customer_name as "customerName", payment_method as "paymentMethod",
        transaction_date as "transactionDate", total_amount as "totalAmount",
        refunded_amount as "refundedAmount", currency, status
      from sales_transactions where workspace_id = $1 order by transaction_date desc, id desc limit $2`,
  },
}

/** Marked as read, so that the product does not process it. */
const delivery = {
  name: 'delivery',
  text: `insert into inbox_deliveries (workspace_id, account_id, delivery_id, body, received_at, handled_at)
    select workspace_id, id, $2, $3, $4, $4 from social_accounts where id = $1`,
}

/** In the answer's shape: results nested, platforms sorted. */
const asCampaign = ({
  reach,
  engagement,
  clicks,
  platforms,
  states,
  lacksMedia,
  picture,
  ...own
}: Row): Row => ({
  ...own,
  ...countManualPosts(states as PostState[]),
  platforms: (platforms as Platform[]).sort(inPickerOrder),
  lacksMedia: (lacksMedia as Platform[]).sort(inPickerOrder),
  performance: { reach, engagement, clicks },
  thumbnailUrl: picture ? `${(picture as string[])[0]}/thumbnail` : null,
  previewUrl: (picture as (string | null)[] | null)?.[1] ?? null,
})

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

async function serve({ port, connection }: BareOrder): Promise<void> {
  const app = Fastify()
  app.get('/api/health', async () => ({ status: 'ok' }))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  if (connection) {
    const pool = new pg.Pool({ max: 20, ...connection, application_name: 'bare' })
    app.post<{ Params: { id: string }; Body: Buffer }>('/api/intake/:id', async ({ params, body }, reply) => {
      await pool.query({ ...delivery, values: [params.id, randomUUID(), body, new Date()] })
      return reply.code(204).send()
    })
    for (const [path, list] of Object.entries(lists)) {
      app.get<{ Querystring: { limit: string } }>(path, async (request, reply) => {
        const [, token = ''] = /session=([^;]+)/.exec(request.headers.cookie ?? '') ?? []
        const hash = createHash('sha256').update(token).digest()
        const found = await pool.query({ ...session, values: [hash, new Date()] })
        if (!found.rows[0]) return reply.code(401).send()
        // One extra row tells whether a next page exists, as in the product.
        const limit = Number(request.query.limit)
        const { workspaceId } = found.rows[0]
        const { name, text, shape } = list
        const { rows } = await pool.query<Row>({ name, text, values: [workspaceId, limit + 1] })
        const page = rows.slice(0, limit)
        const answer = shape ? page.map(shape) : page
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
      })
    }
  }
  await app.listen({ port, host: '127.0.0.1' })
}

process.once('message', (order: BareOrder) => serve(order))
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
