import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import {
  type TemplateHeader,
  type TemplateState,
  templateHeaders,
  templateStates,
} from '#connectors/social/templates.ts'
import { posts } from '#features/campaigns/index.server.ts'
import { id, instant, oneOf, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { Filling } from '../message-templates.contract.ts'

/** A text that a network reviews, as last read from it. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** No foreign key: an account gets its id back when it is connected again. */
    accountId: uuid('account_id').notNull(),
    remoteId: text('remote_id').notNull(),
    name: text('name').notNull(),
    language: text('language').notNull(),
    state: text('state').$type<TemplateState>().notNull(),
    reason: text('reason').notNull().default(''),
    header: text('header').$type<TemplateHeader>().notNull(),
    headerText: text('header_text').notNull().default(''),
    body: text('body').notNull(),
    isNamed: boolean('is_named').notNull(),
    footer: text('footer').notNull().default(''),
    buttons: text('buttons').array().notNull(),
    linkStart: text('link_start').notNull().default(''),
    /** Null if it was made elsewhere. */
    submittedAt: instant('submitted_at'),
    submittedBy: uuid('submitted_by').references(() => users.id, { onDelete: 'set null' }),
    /** When the read began that it is from: answers may arrive in another order. */
    readAt: instant('read_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('message_templates_in_workspace').on(table.workspaceId, table.id),
    unique('message_templates_of_account').on(table.workspaceId, table.accountId, table.remoteId),
    oneOf('message_templates_state', table.state, templateStates),
    oneOf('message_templates_header', table.header, templateHeaders),
  ],
)

/** The text that a post uses, with what goes into its places. */
export const postTemplates = pgTable(
  'post_templates',
  {
    workspaceId: workspaceId(),
    postId: uuid('post_id').primaryKey(),
    templateId: uuid('template_id').notNull(),
    fillings: jsonb('fillings').$type<Filling[]>().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'post_templates_post',
      columns: [table.workspaceId, table.postId],
      foreignColumns: [posts.workspaceId, posts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'post_templates_template',
      columns: [table.workspaceId, table.templateId],
      foreignColumns: [messageTemplates.workspaceId, messageTemplates.id],
    }).onDelete('cascade'),
    index('post_templates_of_workspace').on(table.workspaceId, table.postId),
    index('post_templates_of_template').on(table.workspaceId, table.templateId),
  ],
)
