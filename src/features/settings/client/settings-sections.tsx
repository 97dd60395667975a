import {
  Bot,
  CreditCard,
  Database,
  type LucideIcon,
  Mail,
  Share2,
  Store,
  Tags,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { type Late, late } from '#client/late.tsx'
import type { Role } from '#platform/endpoint.ts'
import type { settingsMessages } from '../settings.messages.ts'

export type SectionId = keyof (typeof settingsMessages)['en']['sections']

export type SettingsSection = {
  /** In the address, and the key of its name in the messages. */
  id: SectionId
  Icon: LucideIcon
  Component: Late<object>
  /** Who may open it; without it every member. */
  roles?: readonly Role[]
}

const leaders: readonly Role[] = ['owner', 'manager']

/** Every section in the order of the list; its code is fetched when it is first opened. */
export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'profile',
    Icon: UserRound,
    Component: late(() => import('#features/auth/client/profile-section.tsx'), 'ProfileSection'),
  },
  { id: 'business', Icon: Store, Component: late(() => import('./business-section.tsx'), 'BusinessSection') },
  {
    id: 'people',
    Icon: UsersRound,
    Component: late(() => import('#features/people/client/people-section.tsx'), 'PeopleSection'),
  },
  {
    id: 'brands',
    Icon: Tags,
    Component: late(() => import('#core/brands/client/brands-section.tsx'), 'BrandsSection'),
  },
  {
    id: 'channels',
    Icon: Share2,
    Component: late(
      () => import('#features/publishing-health/client/channels-with-health.tsx'),
      'ChannelsWithHealth',
    ),
  },
  { id: 'ai', Icon: Bot, roles: leaders, Component: late(() => import('./ai-section.tsx'), 'AiSection') },
  {
    id: 'mail',
    Icon: Mail,
    roles: leaders,
    Component: late(() => import('./mail-section.tsx'), 'MailSection'),
  },
  { id: 'plan', Icon: CreditCard, Component: late(() => import('./plan-section.tsx'), 'PlanSection') },
  {
    id: 'data',
    Icon: Database,
    Component: late(() => import('#features/workspace-data/client/data-section.tsx'), 'DataSection'),
  },
]

/** Without a role, as in the first moment, only what everybody may open. */
export const isOpenTo = ({ roles }: SettingsSection, role: Role | undefined): boolean =>
  !roles || (role !== undefined && roles.includes(role))
