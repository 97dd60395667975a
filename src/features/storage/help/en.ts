import type { ArticleWording } from '#platform/help-article.ts'

export const storage: ArticleWording = {
  title: 'Check and free up storage',
  summary:
    'Settings shows how much space your images, videos and documents take up. When it’s full, delete videos that no post uses.',
  words:
    'storage full space quota gigabytes disk free up delete old unused videos files limit how much do take',
  phrasings: [
    'how much space do i have',
    'no space left for photos',
    'storage',
    'how much space is left',
    'delete files',
    'out of space',
    'storage is full',
    'free up space',
    'delete old videos',
    'how much space do my videos take',
  ],
  body: [
    {
      steps: [
        'Open [Settings](/settings?section=data), **Data**. **Storage** shows how much you use, by type.',
        'Under **Unused videos**, select the ones you don’t need and press **Delete selected**.',
      ],
    },
    'Videos used in a post never appear here. Deleting a video frees up its space right away; deleting images and documents, within a day. Exports aren’t stored, so they take up no space.',
    'When your storage is full, nothing you’ve saved is lost, but you can’t upload files or create videos and images until there’s space again.',
    'Photos you upload are reduced to 2,048 pixels, the most any platform shows, and their location data is removed. Images over 50 megapixels aren’t accepted.',
  ],
  questions: [
    {
      ask: 'My storage is full. What can I do?',
      answer:
        'Open Settings, Data, and delete videos under “Unused videos”. Your administrator can also raise the limit.',
    },
  ],
}
