import {
  Bell,
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
import { type Lazy, lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'
import { loadBrandsSection } from '#core/brands/index.client.ts'
import { loadProfileSection } from '#features/auth/index.client.ts'
import { loadPeopleSection } from '#features/people/index.client.ts'
import { loadChannelsWithHealth, loadRemindersSection } from '#features/publishing/index.client.ts'
import { loadDataSection } from '#features/workspace-data/index.client.ts'
import type { Role } from '#platform/endpoint.ts'
import type { settingsMessages } from '../i18n/index.ts'

export type SectionId = keyof (typeof settingsMessages)['en']['sections']

export type SettingsSection = {
  /** In the URL, and the key of its name in the messages. */
  id: SectionId
  Icon: LucideIcon
  Component: Lazy<object>
  /** Who may open it; every member by default. */
  roles?: readonly Role[]
}

const leaders: readonly Role[] = ['owner', 'manager']

/** Every section in list order, loaded on first use. */
export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'profile',
    Icon: UserRound,
    Component: lazyWithPreload(loadProfileSection, 'ProfileSection'),
  },
  {
    id: 'notifications',
    Icon: Bell,
    Component: lazyWithPreload(loadRemindersSection, 'RemindersSection'),
  },
  {
    id: 'business',
    Icon: Store,
    Component: lazyWithPreload(() => import('./business-section.tsx'), 'BusinessSection'),
  },
  {
    id: 'people',
    Icon: UsersRound,
    Component: lazyWithPreload(loadPeopleSection, 'PeopleSection'),
  },
  {
    id: 'brands',
    Icon: Tags,
    Component: lazyWithPreload(loadBrandsSection, 'BrandsSection'),
  },
  {
    id: 'channels',
    Icon: Share2,
    Component: lazyWithPreload(loadChannelsWithHealth, 'ChannelsWithHealth'),
  },
  {
    id: 'ai',
    Icon: Bot,
    roles: leaders,
    Component: lazyWithPreload(() => import('./ai-section.tsx'), 'AiSection'),
  },
  {
    id: 'mail',
    Icon: Mail,
    roles: leaders,
    Component: lazyWithPreload(() => import('./mail-section.tsx'), 'MailSection'),
  },
  {
    id: 'plan',
    Icon: CreditCard,
    Component: lazyWithPreload(() => import('./plan-section.tsx'), 'PlanSection'),
  },
  {
    id: 'data',
    Icon: Database,
    Component: lazyWithPreload(loadDataSection, 'DataSection'),
  },
]

/** Without a role, as during loading, only sections for everyone. */
export const isOpenTo = ({ roles }: SettingsSection, role: Role | undefined): boolean =>
  !roles || (role !== undefined && roles.includes(role))
