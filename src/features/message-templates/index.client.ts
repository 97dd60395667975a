export { PostTemplateCard } from './client/post-template-card.tsx'
export { TemplateListCard } from './client/template-list-card.tsx'
