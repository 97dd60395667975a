export { failureWithReasons, lacksMedia } from './client/detail/campaign-error.ts'
export { CampaignPage } from './client/detail/campaign-page.tsx'
export { NextSlotButton } from './client/detail/next-slot-button.tsx'
export { CampaignsPage } from './client/list/campaigns-page.tsx'
export { usePlatforms } from './client/new/use-platforms.ts'
export { DrawPictureButton } from './client/post/draw-picture-button.tsx'
export { useProblemWords } from './client/post/use-problem-words.ts'
export { WrittenByNote } from './client/post/written-by-note.tsx'
export { usePreviewedAccount } from './client/preview/use-previewed-account.ts'

export const loadChooseVideoDialog = () => import('./client/post/choose-video-dialog.tsx')
export const loadWaitingPostsNote = () => import('./client/ready-to-post/waiting-posts-note.tsx')
export const loadPostPreview = () => import('./client/preview/post-preview.tsx')
