import { late } from '#client/late.tsx'

export { failureWithReasons, lacksMedia } from './client/campaign-failure.ts'
export { CampaignsPage } from './client/campaigns-page.tsx'
export { DrawPictureButton } from './client/draw-picture-button.tsx'
export { usePlatforms } from './client/use-platforms.ts'
export { useProblemWords } from './client/use-problem-words.ts'
export { WrittenByNote } from './client/written-by-note.tsx'

export const loadChooseVideoDialog = () => import('./client/choose-video-dialog.tsx')
export const loadPostPreview = () => import('./client/preview/post-preview.tsx')

export const campaignScreens = {
  '/campaigns/:id': late(() => import('./client/campaign-page.tsx'), 'CampaignPage'),
}
