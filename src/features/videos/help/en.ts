import type { ArticleWording } from '#platform/help-article.ts'

export const videos: ArticleWording = {
  title: 'Create a short video',
  summary:
    'Describe it in a few sentences. They become the text of a short video with your colors and logo, in five styles and from 3 to 30 seconds long.',
  words: 'video film clip reel tiktok youtube mp4 download style length which networks',
  phrasings: [
    'make a reel of my products',
    'short clip for tiktok',
    'turn my photos into a video',
    'music in the video',
    'slideshow of my photos',
    'videos',
    'make a short video',
    'create a reel',
    'how long is the video',
    'put music in a video',
    'video with my logo',
  ],
  body: [
    {
      steps: [
        'Open [Create a campaign](/waterfall) and go to **AI video generator**.',
        'Write the **Video description**, choose a style and length, and press **Generate video**.',
        'You can leave the page. When the video is ready, it plays there. **Download** saves it; **Copy link** lets you share it with your team.',
        '**Use in this campaign** adds it to posts of the campaign you’ve just created. In any other campaign, use **Add video**.',
      ],
    },
    'Videos are created on this server as 16:9 MP4 files. Find older ones under **Earlier videos**.',
  ],
  questions: [
    {
      ask: 'How long can a video be?',
      answer: '3, 5, 10, 15 or 30 seconds.',
    },
    {
      ask: 'Which platforms need a video?',
      answer:
        'YouTube, YouTube Shorts and Instagram Reels always need one. To check any platform, go to Settings, Channels and open “Requirements and limits”.',
    },
  ],
}
