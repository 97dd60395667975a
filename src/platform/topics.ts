/**
 * What a read shows and a change affects. A read names its topics in its contract; a change names them with `announce`
 * on the server and `refresh` in the browser, and need not know who shows them.
 */
export type Topic =
  | 'activity'
  | 'ai-settings'
  | 'brand-design'
  | 'brand-pictures'
  | 'brand-voice'
  | 'brands'
  | 'calendar-feed'
  | 'campaigns'
  | 'creations'
  | 'customers'
  | 'goals'
  | 'integrations'
  | 'invitations'
  | 'invoices'
  | 'live-texts'
  | 'mail-settings'
  | 'mailings'
  | 'media'
  | 'message-templates'
  | 'messages'
  | 'notifications'
  | 'people'
  | 'plans'
  | 'posting-times'
  | 'reminders'
  | 'sales'
  | 'sandbox'
  | 'saved-replies'
  | 'sessions'
  | 'social-accounts'
  | 'tasks'
  | 'unread-messages'
  | 'videos'
  | 'workspace'

/** A topic, or one item of it: `campaigns/:id` in a contract, `campaigns/<its id>` in a change. */
export type ShownTopic = Topic | `${Topic}/:${string}`
/** `everything` is for changes that affect every read, such as the time zone. */
export type ChangedTopic = Topic | `${Topic}/${string}` | 'everything'

/** A change of a topic affects all of its items, that of one item only its own reads. */
export const touches = (changed: string, shown: string): boolean =>
  shown === changed || shown.startsWith(`${changed}/`)
