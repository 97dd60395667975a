export { usePeople } from './client/people.queries.ts'

export const loadJoinPage = () => import('./client/join-page.tsx')
export const loadPeopleSection = () => import('./client/people-section.tsx')
