export { ChecklistCard } from './client/checklist-card.tsx'
