import type { ArticleWording } from '#platform/help-article.ts'

export const brandStudio: ArticleWording = {
  title: 'Brand Studio',
  summary:
    'Choose a style, four colors, two fonts and a logo. Your images, videos, invoices and emails then use your branding.',
  words:
    'voice tone sound like me writing style words to avoid words to use emoji hashtags sample texts design logo colors colours fonts palette style identity editor template image picture package guidelines contrast upload download flyer poster look like my brand',
  phrasings: [
    'watermark',
    'letters on my images',
    'make images look like my shop',
    'logo',
    'add my logo',
    'change my colors',
    'choose a font',
    'fonts',
    'look of my images',
    'style of my brand',
  ],
  body: [
    {
      steps: [
        'Open the [Brand Studio](/brand-studio). Under **Identity**, choose a style. It suggests colors and fonts, and you can change both.',
        'Upload your logo and press **Save Design**.',
        'Under **Editor**, choose a size and press **Create**. Choose a template with your photo, change the text and press **Save image**.',
        'Press **Use in a campaign** to add an image to a post.',
      ],
    },
    'Below each color you see how readable text is on it. **Pro Palettes** and **Premium Fonts** offer combinations that work well together. **AI Generator** writes the text and draws the image from one sentence.',
    'In the designer, everything is a layer: drag it, or select it and use the arrow keys. Add text, shapes, photos and stickers with a price, a percentage or a date. Under **Size**, choose another size: your changes move along. If a text is hard to read, we say so, and **Make it readable** puts a panel behind it. **Edit image** on a post opens its image as it was drawn, in the exact size of the post; of several images, choose the one to edit. Shift and a click, or **Select several**, select more than one layer.',
    'With a logo, **Use logo colors** suggests a palette and a style. You can undo it, and nothing is saved until you press **Save Design**.',
    'Under **Brand voice**, paste up to five texts that sound like you. List the **Words to use** and the **Words to avoid**, and choose how many emoji and hashtags your posts have. New posts sound like your texts, but never copy a price, a date or a name from them. Once at least five posts have results, we also learn from your two best ones.',
    'Under **Assets** you find four versions of your logo and the guidelines. Press **Download package** to get everything as a ZIP file. **Activate Design Studio** turns on the tools for a brand, once.',
  ],
  questions: [
    {
      ask: 'How do I change my logo?',
      answer:
        'In the Brand Studio, under Identity, or with “Upload logo” under Assets. All four versions update.',
    },
    {
      ask: 'How do I make posts sound like me?',
      answer:
        'In the Brand Studio, under Identity, paste texts of your own into Brand voice. A word to avoid only appears if you write it yourself.',
    },
    {
      ask: 'Why can’t I save the design?',
      answer: 'Choose a style first. Only owners and managers can change the design.',
    },
  ],
}
