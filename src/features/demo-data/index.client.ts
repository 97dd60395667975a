export { DemoDataCard } from './client/demo-data-card.tsx'

export const loadLoadDemoButton = () => import('./client/load-demo-button.tsx')
