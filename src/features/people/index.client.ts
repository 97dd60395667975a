import { late } from '#client/late.tsx'

export { usePeople } from './client/people.queries.ts'

export const loadPeopleSection = () => import('./client/people-section.tsx')

export const peopleScreens = {
  '/join': late(() => import('./client/join-page.tsx'), 'JoinPage'),
}
