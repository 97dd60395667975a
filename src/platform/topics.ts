/**
 * What a read shows and a change touches. A read names its topics in its contract; whoever changes one of them names it once, with
 * `announce` on the server and `refresh` in the browser, and need not know who shows it.
 */
export type Topic =
  | 'activity'
  | 'ai-settings'
  | 'brand-design'
  | 'brand-pictures'
  | 'brands'
  | 'campaigns'
  | 'creations'
  | 'customers'
  | 'goals'
  | 'integrations'
  | 'invitations'
  | 'invoices'
  | 'mail-settings'
  | 'messages'
  | 'notifications'
  | 'people'
  | 'plans'
  | 'sales'
  | 'sandbox'
  | 'saved-replies'
  | 'sessions'
  | 'social-accounts'
  | 'tasks'
  | 'unread-messages'
  | 'videos'
  | 'workspace'

/** A topic, or one thing of it: `campaigns/:id` in a contract, `campaigns/<its id>` in a change. */
export type ShownTopic = Topic | `${Topic}/:${string}`
/** `everything` is for what shows in every read, such as the time zone. */
export type ChangedTopic = Topic | `${Topic}/${string}` | 'everything'

/** A change of a topic touches all of its things, that of one thing only the reads of that thing. */
export const touches = (changed: string, shown: string): boolean =>
  shown === changed || shown.startsWith(`${changed}/`)
