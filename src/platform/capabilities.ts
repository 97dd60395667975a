/**
 * Everything that public pages, plans and the tour promise. Services are what the people of an installation do
 * themselves.
 */
export type Capability =
  | 'account'
  | 'analytics'
  | 'auto-replies'
  | 'ai-chatbot'
  | 'brand-studio'
  | 'brands'
  | 'campaigns'
  | 'client-portals'
  | 'crm'
  | 'custom-branding'
  | 'demo-data'
  | 'direct-posting'
  | 'inbox'
  | 'languages'
  | 'network-messages'
  | 'people'
  | 'planner'
  | 'platforms'
  | 'reporting'
  | 'security'
  | 'self-hosting'
  | 'services'
  | 'shop-data'
  | 'white-label'

/** Promised but not built yet: remove one when it is built, and its marks disappear from every screen. */
export const missingCapabilities = [
  'network-messages',
  'auto-replies',
  'ai-chatbot',
  'white-label',
  'client-portals',
] as const satisfies readonly Capability[]
export type MissingCapability = (typeof missingCapabilities)[number]
