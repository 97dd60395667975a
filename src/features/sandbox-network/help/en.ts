import type { ArticleWording } from '#platform/help-article.ts'

export const sandbox: ArticleWording = {
  title: 'The sandbox network',
  summary:
    'A test network inside CampAIgner. It accepts your posts by each platform’s rules and shows them only to your team. Nothing in it leaves this server.',
  words:
    'sandbox test practice try fake network feed local safe public misbehave fail slow error outage simulate behavior mode customers see posts',
  phrasings: [
    'try it without real accounts',
    'practice posting',
    'pretend network',
    'does it post for real or just a test',
    'publish a test post',
    'nothing shows up on the real network',
  ],
  body: [
    {
      steps: [
        'Connect a platform under **Channels** in [Settings](/settings?section=channels) with **Connect to sandbox**.',
        'Publish a campaign. Press **Open feed** to see its posts.',
        'Like, comment and share as people would: the campaign’s results come from what you do there.',
      ],
    },
    'Everything in it is marked **Sandbox**. Messages written to a sandbox account arrive in your inbox like any others, so you can practice replying.',
    'Under **Behavior**, owners and managers can make the network slow, disconnect, ask us to wait, reject a post or revoke access, for the next posts or for all of them. Each option shows how CampAIgner reacts. **Back to normal** ends it.',
  ],
  questions: [
    {
      ask: 'Can strangers see what I publish in the sandbox?',
      answer: 'No. Only your team can open the feed, and nothing leaves this server.',
    },
    {
      ask: 'Is the sandbox the real Instagram?',
      answer: 'No. It follows each network’s rules, but it’s our own place for trying things out.',
    },
    {
      ask: 'How can I see what happens when a network is down?',
      answer:
        'Open the feed of a sandbox account, choose “Behavior” and pick the problem you want to see. Then publish a post to it. Nothing is lost and nothing goes out twice.',
    },
  ],
}
