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
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Role } from '#platform/endpoint.ts'
import type { settingsMessages } from '../settings.messages.ts'

export type SectionId = keyof (typeof settingsMessages)['en']['sections']

export type SettingsSection = {
  /** In the address, and the key of its name in the messages. */
  id: SectionId
  Icon: LucideIcon
  Component: LazyExoticComponent<ComponentType>
  /** Who may open it; without it every member. */
  roles?: readonly Role[]
}

const load = <Name extends string>(
  open: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> => lazy(async () => ({ default: (await open())[name] }))

const leaders: readonly Role[] = ['owner', 'manager']

/** Every section in the order of the list; its code is fetched when it is first opened. */
export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'profile',
    Icon: UserRound,
    Component: load(() => import('#features/auth/client/profile-section.tsx'), 'ProfileSection'),
  },
  { id: 'business', Icon: Store, Component: load(() => import('./business-section.tsx'), 'BusinessSection') },
  {
    id: 'people',
    Icon: UsersRound,
    Component: load(() => import('#features/people/client/people-section.tsx'), 'PeopleSection'),
  },
  {
    id: 'brands',
    Icon: Tags,
    Component: load(() => import('#features/brands/client/brands-section.tsx'), 'BrandsSection'),
  },
  {
    id: 'channels',
    Icon: Share2,
    Component: load(() => import('#features/social-accounts/client/channels-section.tsx'), 'ChannelsSection'),
  },
  { id: 'ai', Icon: Bot, roles: leaders, Component: load(() => import('./ai-section.tsx'), 'AiSection') },
  {
    id: 'mail',
    Icon: Mail,
    roles: leaders,
    Component: load(() => import('./mail-section.tsx'), 'MailSection'),
  },
  { id: 'plan', Icon: CreditCard, Component: load(() => import('./plan-section.tsx'), 'PlanSection') },
  {
    id: 'data',
    Icon: Database,
    Component: load(() => import('#features/workspace-data/client/data-section.tsx'), 'DataSection'),
  },
]

/** Without a role, as in the first moment, only what everybody may open. */
export const isOpenTo = ({ roles }: SettingsSection, role: Role | undefined): boolean =>
  !roles || (role !== undefined && roles.includes(role))
