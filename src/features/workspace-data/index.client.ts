export const loadDataSection = () => import('./client/data-section.tsx')
