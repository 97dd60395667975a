export { SavedRepliesMenu } from './client/saved-replies-menu.tsx'
