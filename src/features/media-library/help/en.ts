import type { ArticleWording } from '#platform/help-article.ts'

export const mediaLibrary: ArticleWording = {
  title: 'Media: your images and videos in one place',
  summary: 'Upload the photos and videos of your work once and use them in any post.',
  words:
    'media library gallery photo photos image picture video film movie clip gif mp4 mov upload resume interrupted connection camera phone drag drop paste crop cut focus point alt text accessibility blind tag label reuse album heic webp restore deleted',
  phrasings: [
    'use my own photos',
    'upload a photo',
    'upload many photos at once',
    'where are my images',
    'the photo is cut off',
    'heads are cut off in the post',
    'describe a photo for blind people',
    'find an old photo',
    'i deleted a photo by mistake',
    'photo from my phone',
    'upload a video',
    'use my own video',
    'the upload stopped',
    'images of my products',
  ],
  body: [
    {
      steps: [
        'Open [Media](/media) and press **Add media**. You can also drop files anywhere on the screen, or paste them. On a phone, take a photo or choose some from your gallery.',
        'Open an image and write its **Alt text** in both languages. It’s read to people who can’t see the image.',
        'Drag the **Focus point** to what matters most: every crop keeps it in view. **How it’s cropped** shows the result.',
        'Add **Tags** such as “cakes” or “window”. They become filters above your images.',
      ],
    },
    'Images can be PNG, JPG, WebP, HEIC or GIF files up to 20 MB each. Videos can be MP4, MOV or WebM files up to 512 MB and 15 minutes. Three are uploaded at a time; if one fails, the others go on, and you can try it again.',
    'If the connection is lost, the upload waits and goes on by itself where it stopped. After closing the tab, choose the same file again within a day: it continues, too.',
    'Videos are converted to MP4 in Full HD at most, so that every network takes them, and the place where they were filmed is removed. You can leave the page meanwhile. Animated GIFs become short videos. To use a video, open a post, press **Add video**, then **Choose from your media library**. A video that is too long, too short or too large for a platform says so.',
    '**Designs** shows what you made in Brand Studio. Choose a design to add it to your library.',
    '**Products** shows the images of your products. They come from your POS after each sync, with the product’s name as alt text. An image that you delete here doesn’t come back.',
    'Select several images to tag or delete them together. A deleted image leaves the library, and posts that already show it keep it. Press **Undo** to restore it.',
  ],
  questions: [
    {
      ask: 'Why can’t I delete an image?',
      answer:
        'A scheduled post shows it. The message lists the posts: remove the image from them first, or wait until they are published.',
    },
    {
      ask: 'Does changing the focus point change my posts?',
      answer: 'No. Posts that already show the image stay as they are. New ones use the new focus point.',
    },
    {
      ask: 'Can I leave the screen while images are uploading?',
      answer: 'Yes, uploads go on while you work elsewhere in CampAIgner. Just keep the browser tab open.',
    },
  ],
}
