import type { ArticleWording } from '#platform/help-article.ts'

export const messageCampaigns: ArticleWording = {
  title: 'Send a campaign on WhatsApp',
  summary:
    'A post for WhatsApp goes to every customer who agreed to messages, each once, from the number of your shop. Meta approves the text first and charges for each message.',
  words:
    'whatsapp template templates approval approved review rejected paused meta message messages phone number country code cost price recipients consent bulk broadcast first name variable placeholder unsubscribe stop',
  phrasings: [
    'send a whatsapp campaign',
    'whatsapp all my customers',
    'connect whatsapp',
    'submit a whatsapp template',
    'why was my template rejected',
    'how long does the approval of a template take',
    'use the first name of the customer in a message',
    'what does a whatsapp message cost',
    'send myself a test message on whatsapp',
    'who gets the whatsapp message',
    'customer without country code',
    'how do customers stop whatsapp messages',
    'where do answers to whatsapp messages go',
    'was my whatsapp message read',
  ],
  body: [
    {
      steps: [
        'Connect **WhatsApp** once: [Settings](/settings?section=channels), **Channels**. The page says step by step what to do at Meta. We check the two IDs and the token there before we keep them.',
        'Record which [customers](/customers) agreed to messages. Their phone number needs its country code, such as +1; without it we can’t be sure whose number it is.',
        'Add the platform WhatsApp to a campaign and write the post. Write {{first_name}} where the customer’s first name goes.',
        'Press **Submit this text as a template**. Meta reviews it, which takes minutes, at most a day. **Check for news** asks at once. We look every 15 minutes, and the bell tells you when the review has ended.',
        'Once it says **Approved**, press **Preview message** to see it as a customer does, and **Send me a test** to get it on your own phone. The network charges for the test; its button to unsubscribe changes nothing.',
        'Publish or schedule the post like any other. **Recipients** says how many customers will get it.',
      ],
    },
    'If you change the text or the image after the approval, submit it again. To use a text that Meta has approved before, press **Choose an approved text** and say what goes into each place.',
    'Meta charges for each message, by the customer’s country. Under **Recipients** there’s a link to its prices. Press **Enter your price** and we show you the sum before you send.',
    'We add a button to unsubscribe to each text you submit from here. It leads to a page where one press stops your messages. People can also stop your marketing in WhatsApp itself; then we don’t write to them again.',
    'Right before each message we check again whether the customer still agrees. Nobody gets the same post twice. If the connection breaks off at the wrong moment, that message is listed as **Unconfirmed** and isn’t sent again.',
    '**Sent** means that Meta took the message. If you entered the app secret when you connected, you also see how many messages arrived and how many were read. Some people hide that they read messages.',
    'With the app secret, answers arrive in your [Inbox](/inbox), where you can reply freely for 24 hours. Customers who answer just “Stop” get no more messages from you.',
  ],
  questions: [
    {
      ask: 'Why was my text rejected?',
      answer:
        'Meta’s reason is next to the post. Often the text begins or ends with a filled-in word, promises too much, or sells something Meta doesn’t allow. Change it and submit it again.',
    },
    {
      ask: 'Why did a customer not get the WhatsApp message?',
      answer:
        'See **Addresses with problems** under the post. The number may have no WhatsApp, or Meta held the message back because this person gets a lot of marketing.',
    },
    {
      ask: 'Can I use the number of my shop’s WhatsApp app?',
      answer:
        'Not at the same time: a number that sends through Meta’s interface can’t be used in the app. Use another number, or move this one.',
    },
  ],
}
