export { useVideos } from './client/videos.queries.ts'

export const loadVideoGeneratorCard = () => import('./client/video-generator-card.tsx')
