import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, oneOf, workspaceId } from '#server/db/columns.ts'
import { type ImageProblem, imageProblems } from '../integrations.contract.ts'

/** Images of products at their POS, so that each is fetched once. They stay known when they are deleted here. */
export const productImages = pgTable(
  'product_images',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** No foreign key: what was fetched stays known when the same store is connected again. */
    integrationId: uuid('integration_id').notNull(),
    url: text('url').notNull(),
    /** Of the product. */
    name: text('name').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** The item of the media library, once added. */
    itemId: uuid('item_id'),
    /** Why it could not be added; null while it waits. */
    problem: text('problem').$type<ImageProblem>(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('product_images_once').on(table.workspaceId, table.url),
    index('product_images_waiting')
      .on(table.workspaceId, table.integrationId)
      .where(sql`${table.itemId} is null and ${table.problem} is null`),
    oneOf('product_images_problem', table.problem, imageProblems),
  ],
)
