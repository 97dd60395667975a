import type { ArticleWording } from '#platform/help-article.ts'

export const campaigns: ArticleWording = {
  title: 'Create a campaign yourself',
  summary:
    'A campaign is one message with a post for each platform. Press New Campaign, write it, then save it as a draft or choose a time.',
  words:
    'new post write manual draft tabs list status total search find sort order delete copy duplicate last year old lost connection internet wifi saving',
  phrasings: [
    'choose the networks',
    'my internet died',
    'post on several networks',
    'do the same post again',
    'start a campaign from scratch without ai',
    'deleted the wrong campaign',
    'do it again like last year',
    'create a post',
    'post on all networks',
    'reuse an old campaign',
    'where are my campaigns',
    'make a new campaign',
    'write a post myself',
    'post to several networks at once',
    'same post on facebook and instagram',
    'copy an old campaign',
    'delete a campaign',
    'save as draft',
  ],
  body: [
    {
      steps: [
        'Open [Campaigns](/campaigns) and press **New Campaign**.',
        'Add a title and a description, and choose at least one platform. Leave **Content** blank to use the description.',
        'Choose a time under **When**, or leave it blank.',
        'Press **Save as draft**. If you chose a time, the button says **Schedule campaign**.',
      ],
    },
    'Check **Create images in my brand style** to give each post an image in its platform’s size. You can replace any of them.',
    'The tabs show your draft, scheduled, published and AI-generated campaigns. **View** opens a campaign, where you can edit each post.',
    'Posts that came from a content plan are one card at the top, with how many are scheduled and published. Open it to see them one by one; **All campaigns** leads back.',
    'Search finds words in titles, descriptions and posts. Capitals and accents don’t matter, and the start of a word is enough. Next to it, sort by newest, oldest, next to go out, highest reach or title.',
  ],
  questions: [
    {
      ask: 'How do I create a campaign?',
      answer:
        'Under Campaigns, press “New Campaign”, add a title and a description, choose your platforms and save it. Or press “AI Generate” to have it written for you.',
    },
    {
      ask: 'How do I find an old campaign?',
      answer:
        'Under Campaigns, search for a word you remember. We look in titles, descriptions and posts, in the tab you have open.',
    },
    {
      ask: 'How do I delete or copy a campaign?',
      answer:
        'Open it and use the menu next to the title. “Duplicate” makes a copy as a draft. “Delete” deletes it here for good.',
    },
    {
      ask: 'Why does a campaign show as published when some posts failed?',
      answer:
        'A campaign is published as soon as one post is. Its card says how many were delivered, and you can retry just the failed ones.',
    },
    {
      ask: 'I lost my connection while saving or publishing. What now?',
      answer: 'Keep the window open and press the button again. Nothing is created or sent twice.',
    },
  ],
}

export const aiGenerate: ArticleWording = {
  title: 'Have a campaign written for you',
  summary:
    'Describe your idea, choose platforms, and get a draft with text and an image for each. Your AI provider writes it, or the built-in writer if none is connected.',
  words:
    'ai artificial intelligence chatgpt generate write text automatic built-in writer prompt who wrote for me myself caption post',
  phrasings: [
    'write me a post about an offer',
    'write it for me',
    'let the ai write a post',
    'generate a post about my sale',
    'who wrote this text',
  ],
  body: [
    {
      steps: [
        'Open [Campaigns](/campaigns) and press **AI Generate**.',
        'Say what it’s about in a sentence or two: the offer, the price, the dates.',
        'Check **What we understood**: click a detail to change or remove it. Wishes such as “keep it short” appear under **How to write it** and aren’t published.',
        'Choose at least one platform and press **Generate campaign**.',
        'Read each text, edit what you like, then publish or schedule.',
      ],
    },
    'The built-in writer needs no key and sends your data nowhere. For more varied texts, connect a provider under **AI provider** in [Settings](/settings?section=ai). If a text breaks a platform’s rules, it’s rewritten, if need be by the built-in writer. The post tells you so.',
    'You always get a draft. Nothing is published until you say so.',
  ],
  questions: [
    {
      ask: 'Who writes the texts?',
      answer:
        'The AI provider connected to your workspace, or CampAIgner’s built-in writer. Each post says which.',
    },
    {
      ask: 'Can the AI invent prices or discounts?',
      answer:
        'It’s told to use only what you wrote, and we reject invented figures. Still, read every text before you publish.',
    },
  ],
}

export const editPosts: ArticleWording = {
  title: 'Change a post’s text, images or video',
  summary:
    'Open a campaign and choose a platform. Edit its text, images and video next to a preview that looks like the network.',
  words:
    'edit change text rewrite shorten shorter longer tone warmer professional alternatives undo adapt translate translation language picture image photo video replace alt preview counter characters variations hashtags thread parts first comment below own photos upload swap typo spelling mistake correct online already published same text every platform remove network look phone',
  phrasings: [
    'more formal',
    'make it sound more serious',
    'make the text shorter',
    'another version of the text',
    'make the caption longer',
    'edit a post',
    'upload my own photo',
    'add a video to a post',
    'change the photo of a scheduled post',
    'change the text of a post',
    'swap the photo',
    'use my own photos',
    'fix a typo',
    'see how it will look',
    'preview of a post',
    'remove a platform from a campaign',
    'post to two facebook pages',
    'choose which page a post goes to',
    'make an offer with a coupon on google',
    'announce an event on google',
    'ask customers with a poll',
    'see the post in dark mode',
    'edit a published post',
  ],
  body: [
    {
      steps: [
        'Open a campaign with **View** and choose a post from the list.',
        'Edit the text. The counter counts the way the network does, and **Fix before publishing** lists what the network would reject.',
        'Under **Images and video**, press **Add image** or **Add video**, and describe it under **Alt text**. An image can go to all platforms at once: we crop it for each.',
        'Press **Save**, or Ctrl (⌘) + Enter. Unsaved changes aren’t published. They stay in this tab until you save or discard them.',
      ],
    },
    'Above the text, **Rewrite**, **Shorter**, **Longer**, **Warmer** and **More professional** replace it with another version that keeps your facts and hashtags; press again for another one. **Alternatives** shows up to three to choose from. **Undo** brings your text back. If there’s nothing better to say, we tell you. Nothing is saved until you press **Save**.',
    'On X, Threads and LinkedIn threads, **Add a part to the thread** continues the post, and **Split into a thread** cuts a long text into parts between sentences. On Facebook, Instagram and LinkedIn, **Add a first comment** posts a comment of yours right below it, and **Move hashtags to the first comment** keeps the text itself tidy. They go out together with the post.',
    'Some networks have choices of their own below the text, such as events and offers on Google Business, polls on X and Threads, or collaborators on Instagram. Only choices that mean something for the post are shown, and the preview shows them, too. **Light** and **Dark** show it as people see it in either. Below the choices we tell you what the network will do with the post, such as cropping the image.',
    '**Translate** shows the original and a translation side by side. It needs an AI provider, which you connect in Settings. Correct the translation, then choose **Replace the text**, **Add below the original** or **Save translation**. Both languages stay with the post, and we tell you when the text has changed since.',
    '**Use on other platforms** adapts your text to each platform of the campaign. Read the texts, uncheck what you don’t want, then save them together. To copy it word for word, uncheck **Adapt the text to each platform**. **Undo on other platforms** brings the earlier texts back. Under **More ideas** you’ll find other versions; **Use this text** inserts one. **Create missing images** makes images in your brand style. **Remove platform** removes one post.',
    'If you have several accounts on a platform, **Post to** says which one a post goes to. **Also post to …** adds a post of its own for another account, as a draft with the same content. A post never goes out through any other account: if the chosen one is disconnected, the post waits for you.',
    'Once a post is being sent or has gone out, you can’t edit it here.',
  ],
  questions: [
    {
      ask: 'Can I edit a post after it’s published?',
      answer:
        'Not from here. Edit it on the network itself, or duplicate the campaign and publish a new one.',
    },
    {
      ask: 'How do I add or change an image in a post?',
      answer:
        'Open the campaign, choose the platform and press “Add image” or “Replace”. Choose an image from your library or upload one: PNG, JPG, WEBP or HEIC, up to 10 MB. Move the point on it to what every crop must keep, then choose the platforms.',
    },
  ],
}

export const limits: ArticleWording = {
  title: 'Text length and other limits',
  summary:
    'Every network has its own limits for texts, images and videos. We check them as you type and again before sending.',
  words:
    'limit length characters too long maximum hashtags size megabytes picture video count x twitter instagram formats upload file tweet fit png jpg',
  phrasings: [
    'text gets cut off',
    'part of my text is missing',
    'too many characters',
    'photo was refused',
    'how big can a video be',
    'photo too heavy',
    'letter limit',
    'it wont let me upload the photo',
    'how long can a post be',
    'how many characters',
    'photo is too big',
    'file too large',
    'longest text allowed',
    'which image formats',
    'text is too long',
  ],
  body: [
    'The ones people ask about most:',
    {
      list: [
        'X: 280 characters. A link counts as 23, an emoji as two.',
        'Instagram: 2,200 characters, 30 hashtags, and always an image or a video. An image’s width must be 80% to 191% of its height.',
        'Facebook: 63,206 characters. LinkedIn: 3,000. Threads: 500, with one topic tag.',
        'Pinterest: title 100, text 800, alt text 500 characters. TikTok: 2,200. Snapchat: 160.',
        'WhatsApp: 1,024 characters. Email: subject up to 150.',
        'Telegram: 4,096 characters, or 1,024 with an image. Google Business: 1,500, without phone numbers.',
      ],
    },
    'Find them all under **Channels** in [Settings](/settings?section=channels): open **Requirements and limits** on any platform.',
    'Files you upload can be up to 10 MB: PNG, JPG, WEBP, HEIC or PDF.',
  ],
  questions: [
    {
      ask: 'How many characters can a post on X have?',
      answer: '280. X counts a link as 23 characters and an emoji as two, and so does our counter.',
    },
    {
      ask: 'How big can a file be?',
      answer: 'Up to 10 MB, as PNG, JPG, WEBP, HEIC or PDF. Some networks accept only smaller images.',
    },
  ],
}

export const campaignResults: ArticleWording = {
  title: 'Results of a campaign',
  summary:
    'Open a published campaign and choose the Results tab: totals, every platform side by side, the best post, and how the figures grew.',
  words:
    'interactions refresh side by side compare platforms best post of a campaign over time unknown dash sandbox figures',
  phrasings: [
    'results of one campaign',
    'refresh results',
    'why does it show a dash instead of a number',
    'results are not updated',
    'compare platforms of a campaign',
    'results of yesterday’s campaign',
  ],
  body: [
    {
      steps: [
        'Open [Campaigns](/campaigns) and press **View** on a published one.',
        'Choose the tab **Results**. It appears with the first published post.',
        'Press **Refresh results** to ask the networks now.',
      ],
    },
    {
      list: [
        '**Interactions** are likes, comments and shares together.',
        '**By platform** shows each figure with the network’s own word below it where it differs. Choose an underlined word to see what it counts: X, for example, counts impressions, and Instagram counts accounts.',
        'A dash or **Unknown** means that the network doesn’t report this figure. It isn’t a zero. Choose the dash to see why. **All posts** adds up only what is known, and says from how many posts.',
        '**Best post** is the one with the most interactions. Without any, it’s the one with the highest reach, then with the most clicks.',
        '**Over time** shows the totals at the end of each day, also as a table and a CSV file.',
      ],
    },
    'We read results on our own: often on the first day, then less and less, until 30 days after publishing. The table shows when each platform is read next. After those 30 days, press **Refresh results**. Where reading costs money, nothing is read on its own: you see the price next to **Read now**. If a network doesn’t answer, the last known results stay, and you see the reason.',
    'Results marked **Sandbox** come from the test network: only your team saw those posts. Posts you published yourself have results if you pasted their full link when you marked them as published and their channel is connected: on Bluesky, Mastodon, Pinterest, Reddit, TikTok, X and YouTube. Other networks don’t let us look up a post by its link.',
  ],
  questions: [
    {
      ask: 'Why is there nothing new after a refresh?',
      answer:
        'The network reports the same figures as before. Some networks count only once an hour or once a day.',
    },
    {
      ask: 'What happens to results when I disconnect a channel?',
      answer: 'They stay as they were last read. New ones can’t be read for posts of that channel.',
    },
  ],
}
