import type { ArticleWording } from '#platform/help-article.ts'

export const publishing: ArticleWording = {
  title: 'Publish now or schedule',
  summary:
    'Publish sends every post right away; Schedule sends them at the time you choose, in your shop’s time zone. Posts without a connected channel wait for you.',
  words:
    'publish schedule send post time date reschedule unschedule cancel stop later now timezone all networks at once publish now different times each platform ahead facebook instagram',
  phrasings: [
    'scheduled by accident',
    'stop it from going out',
    'post it now',
    'when will it go out',
    'queue posts for the weekend',
    'how do i schedule',
    'post it tomorrow morning',
    'i dont want it to go out anymore',
    'delete a scheduled post',
    'schedule a post for later',
    'publish right now',
    'cancel a scheduled post',
    'take a post off the schedule',
    'change the time of a post',
    'reschedule',
    'stop it before it goes out',
    'best time to post',
    'next free slot',
    'add to queue',
  ],
  body: [
    {
      steps: [
        'Open a campaign. **Publish** sends it now; you first see which posts go out automatically and which need you.',
        '**Schedule** asks for a time, up to one year ahead. **All at once** proposes the next free slot; **Add to queue** gives each post the next free posting time of its platform, and **One platform a day** spreads them over the days.',
        '**Reschedule** changes the time. **Unschedule** turns all posts that haven’t gone out yet back into drafts.',
        'In a post’s menu, **Schedule this post only** gives one platform its own time.',
      ],
    },
    'A post counts as published only when the network has accepted it or someone on your team has confirmed it. If the server was off at that time, posts go out late for a few hours; after that, you decide.',
    'Posting times are yours to set: press **Posting times** in the [Calendar](/calendar). Until you do, good times come from your own results once you have enough posts, then from the hours before your busiest sales, and otherwise from when people usually look. A slot is free if that channel has no other post within an hour.',
    'Nothing is sent twice: if the network doesn’t answer clearly, we check there before sending anything again.',
  ],
  questions: [
    {
      ask: 'How do I schedule a post?',
      answer: 'Open the campaign, press “Schedule” and choose the time. It’s in your shop’s time zone.',
    },
    {
      ask: 'How do I stop a scheduled post?',
      answer:
        'Open the campaign and press “Unschedule”. Its posts become drafts again. Anything already published stays.',
    },
    {
      ask: 'Which time zone is used?',
      answer:
        'Your business’s time zone, shown next to every time. Set it in Settings under Business details. If the clocks skip a time when daylight saving time begins, the post goes out that much later; if they show it twice, it goes out the first time.',
    },
    {
      ask: 'Why can’t I schedule a post with an image?',
      answer:
        'Some networks, such as Threads, Instagram and TikTok, read images and videos from CampAIgner. If it can’t be reached from the internet, the message says why. Your administrator can fix that with PUBLIC_URL. Until then, posts without images go out, and posts for networks that take uploads, too.',
    },
  ],
}

export const needsYou: ArticleWording = {
  title: 'What “Ready for you to post” means',
  summary:
    'The post is ready, but no channel is connected, it waits as a draft in the network’s app, or the network doesn’t allow automatic posting. Post it yourself in a minute, then confirm it here.',
  words:
    'ready for you to post needs you waiting by hand manual assisted export html markdown zip share confirm copy i posted it unconfirmed not confirmed post it myself paste automatically',
  phrasings: [
    'it asks me to post it myself',
    'story has to be posted by hand',
    'post it by hand',
    'why do i have to post it myself',
    'mark as posted',
    'ready for you to post',
  ],
  body: [
    'On a phone, open **Ready to post**: Home and Campaigns link to it while something waits. It shows one post at a time. One tap shares the text and images with the app, and copies the text too, because some apps drop it. Come back and tap **Posted it**; the next post follows.',
    'On a computer, go step by step:',
    {
      steps: [
        'Open the campaign and choose the post marked **Ready for you to post**.',
        'Press **Copy text**. For newsletters, articles and emails, **Copy with formatting** keeps paragraphs and links, or you can download a finished file.',
        'Save the images one by one, or press **Save everything (ZIP)**. On a phone, **Share…** sends everything straight to the app.',
        'Open the network and post it there; where possible, the text is already filled in.',
        'Come back, paste the **Link to your post** if you like, and press **I posted it**. Until then, it doesn’t count as published. With the link, we also read its results where the network allows it.',
      ],
    },
    'If no channel is connected, press **Connect channel**. Then open the campaign again and press **Publish now**: only the waiting posts go out.',
    'Posts for TikTok arrive as drafts in your TikTok inbox. Open TikTok on your phone, tap the message there, paste the text and post it. Then press **I posted it** here. Can’t find the draft? **Send again**.',
    '**Not confirmed** means we sent it but got no answer. Check on the network, then press **Yes, it’s there** or **No, it’s not there**. If it’s not, you can send it again. We never resend it on our own.',
  ],
  questions: [
    {
      ask: 'Why does a post need me?',
      answer:
        'Because no channel is connected for its platform, the channel needs reconnecting, its time passed too many hours ago, it waits as a draft in the network’s app, or the network doesn’t allow automatic posting.',
    },
    {
      ask: 'What does “Not confirmed” mean?',
      answer:
        'We sent the post, but the network didn’t say whether it arrived. Check there and tell us, so nothing appears twice.',
    },
  ],
}

export const failedPosts: ArticleWording = {
  title: 'A post wasn’t published',
  summary:
    'See the reason next to the post, along with what the network said. Fix it, then retry only what failed; published posts aren’t touched.',
  words:
    'failed error not published why retry again problem reject refused rate limit network rejected facebook instagram try',
  phrasings: [
    'my post was not uploaded',
    'did not go live',
    'nothing was posted yesterday',
    'it didnt upload',
    'got an error',
    'why did it fail',
    'post failed',
    'it says failed',
    'error when publishing',
    'post was rejected by the network',
    'try again',
    'it did not publish',
  ],
  body: [
    {
      steps: [
        'Open the campaign and choose the post marked **Failed**. The reason is at the top; **Activity** shows the details: when it was sent, how late and why, and what the network said.',
        'Fix the problem: shorten the text, change the image or reconnect the channel.',
        'Press the button that retries the failed posts and confirm with **Retry**.',
      ],
    },
    'If the network keeps rejecting it, **Post it yourself** guides you through posting it there.',
    'What the reasons mean:',
    {
      list: [
        'It breaks a rule: we didn’t send it, because the network would reject it.',
        'The network rejected it: nothing was published there. You see its exact words below, and its whole answer if you need it to ask for help.',
        'The network couldn’t be reached, or asked us to wait: we tried several times. Try again later.',
        'Access expired: reconnect the channel under [Channels](/settings?section=channels).',
      ],
    },
  ],
  questions: [
    {
      ask: 'Why was my post not published?',
      answer:
        'Open its campaign and see the reason next to the post. The help chat on the dashboard can also look it up for a certain day.',
    },
    {
      ask: 'How do I retry a failed post?',
      answer:
        'Open the campaign and press the button that retries the failed posts. Published posts aren’t sent twice.',
    },
  ],
}

export const latePosts: ArticleWording = {
  title: 'Why did my post not go out?',
  summary:
    'The line at the top of Campaigns shows whether posts are going out, and what to do if they aren’t. A late post isn’t lost: it goes out as soon as possible, and only once.',
  words:
    'late overdue delayed stuck waiting queue not sent on time red worker stopped health status paused publishing still night hour supposed',
  phrasings: [
    'scheduled post did not go out on time',
    'post is late',
    'stuck in the queue',
    'still queued',
    'did not go out on time',
    'nothing is being sent',
    'waiting forever',
  ],
  body: [
    'Open [Campaigns](/campaigns), or [Channels](/settings?section=channels) in the settings. If all is well, you see one line with the last post and the next one. If not, you see each problem with a button to fix it.',
    {
      list: [
        '**Late**: the post should have gone out at least two minutes ago. We keep trying. The person who created the campaign is notified once, not every minute.',
        'Access expired: press **Reconnect**. Posts scheduled there wait until then.',
        'A network asked us to wait or didn’t respond: nothing to do. We send as soon as it lets us.',
        '**Ready for you to post**: no channel is connected, or its time passed too long ago. Open the campaign and decide.',
        '**Not confirmed**: we sent it but got no answer. Look for it on the network before you send it again.',
        '**Failed**: the network rejected it. [The reason](/help?article=failed-posts) is next to the post.',
      ],
    },
    '**Publishing isn’t running** is for your administrator: start it with npm start, or as a separate process with ROLE=worker npm start. Run npm run doctor to see what’s missing. Posts that aren’t too late then go out automatically.',
  ],
  questions: [
    {
      ask: 'My post is late. Do I have to do anything?',
      answer:
        'Only if the line at the top of Campaigns shows a button. Otherwise the post goes out automatically as soon as possible, and never twice.',
    },
    {
      ask: 'Will a late post go out at any hour?',
      answer:
        'For a few hours after its time, it goes out late. After that it waits for you, because an old offer can do harm. “Unschedule” stops it at any time.',
    },
    {
      ask: 'How do I start publishing again on my own server?',
      answer:
        'With npm start, or ROLE=worker npm start for a process that only works in the background. npm run doctor shows whether one is running.',
    },
  ],
}
