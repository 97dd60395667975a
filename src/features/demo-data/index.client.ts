export { DemoDataCard } from './client/demo-data-card.tsx'
export { LoadDemoButton } from './client/lazy-load-demo-button.ts'
