import type { ArticleWording } from '#platform/help-article.ts'

export const videos: ArticleWording = {
  title: 'Create a short video',
  summary:
    'Describe it in a few sentences. They become a short video with your colors, logo, photos and music: five styles, four formats, 3 to 30 seconds.',
  words: 'video film clip reel tiktok youtube mp4 download style length which networks',
  phrasings: [
    'make a reel of my products',
    'short clip for tiktok',
    'turn my photos into a video',
    'put my own clips into a video',
    'change a finished video',
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
        'Write the **Video description** and choose style, format, length and music. **Listen** plays the music. **Add photo or clip** takes photos and videos from your media library.',
        '**Edit storyboard** shows the scenes before anything is rendered. Change texts, seconds, photos and clips, move scenes up or down, add or delete them. For a clip, choose the second it starts with, and **Use its sound** if it should be heard; under music it’s quieter. A scene warns you if its text is too long, and **Split into two scenes** helps.',
        'Press **Generate video**.',
        'You can leave the page. When the video is ready, it plays there. **Download** saves it; **Copy link** lets you share it with your team.',
        '**Use in campaign** adds it to posts of a draft or scheduled campaign. You can also open a post and press **Add video**.',
        '**Edit** opens the storyboard of a finished video again, with everything you chose. **Generate new version** makes another video. Posts keep the version they have until you replace it.',
      ],
    },
    'Notes such as “show a happy customer” or “use calm music” tell how to film. They never appear as text.',
    'Videos are created on this server as MP4 files in 1080p. Find older ones under **Earlier videos**.',
  ],
  questions: [
    {
      ask: 'How long can a video be?',
      answer: '3, 5, 10, 15 or 30 seconds.',
    },
    {
      ask: 'Which format should I choose?',
      answer:
        '9:16 for Reels, TikTok, Shorts and Stories, 4:5 or 1:1 for feeds, 16:9 for YouTube and websites. In 9:16, texts stay clear of the buttons that apps show at the edges.',
    },
    {
      ask: 'May I publish the music?',
      answer: 'Yes. The four tracks are made for CampAIgner and are in the public domain (CC0).',
    },
    {
      ask: 'Which platforms need a video?',
      answer:
        'YouTube, YouTube Shorts and Instagram Reels always need one. To check any platform, go to Settings, Channels and open “Requirements and limits”.',
    },
  ],
}
