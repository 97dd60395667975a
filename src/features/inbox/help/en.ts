import type { ArticleWording } from '#platform/help-article.ts'

export const inbox: ArticleWording = {
  title: 'Inbox',
  summary:
    'All messages to your connected channels, newest first. Search, filter, set priorities, mark as read and export.',
  words:
    'messages unread read search filter priority urgent important export csv assign close summary response time mark all conversation customer direct dms',
  phrasings: [
    'assign a message to a coworker',
    'where did the message go',
    'only show urgent messages',
    'cannot find a message',
    'inbox',
    'new messages',
    'see all my messages',
    'unread messages',
    'mark as read',
    'filter messages',
    'search a conversation',
    'where are my dms',
  ],
  body: [
    'The summary at the top shows all messages, unread ones, urgent ones, and the average time it takes you to reply.',
    {
      list: [
        'Search finds names and keywords in both languages, with or without accents.',
        'Filter by unread, important (high or urgent priority), day, channel, assignee, and open or closed conversations.',
        'Click an unread message to open its conversation and mark it as read. **Mark All Read** marks everything as read.',
        'Set a message’s priority in its menu: low, normal, high or urgent.',
        '**Export** saves the filtered messages as a CSV file for a spreadsheet.',
      ],
    },
    'While the [Inbox](/inbox) is open, new messages appear automatically.',
  ],
  questions: [
    {
      ask: 'How do I mark all messages as read?',
      answer:
        'Press “Mark All Read” above the list in the inbox. If a brand is active, only its messages are marked.',
    },
    {
      ask: 'How do I change the priority of a message?',
      answer: 'Open the message’s menu in the list and choose low, normal, high or urgent.',
    },
    {
      ask: 'Why is my inbox empty?',
      answer:
        'No messages have come in yet. Connect a channel in Settings, and messages to it will appear here.',
    },
  ],
}

export const inboxAnswers: ArticleWording = {
  title: 'Reply to a message',
  summary:
    'Open a conversation and write. Your reply goes out through the channel the message came from. Some networks accept replies only for 24 hours.',
  words:
    'reply answer respond saved replies templates canned snippet suggestion note assign close window 24 hours whatsapp messenger not delivered retry conversation quick replies',
  phrasings: [
    'can a customer see my notes',
    'the time to reply is over',
    'suggest an answer',
    'answer a comment',
    'ready made answers',
    'write back to someone',
    'how do i reply',
    'it wont let me answer',
    'deadline to reply',
    'internal notes',
    'can the customer see my notes',
    'answer a message',
    'reply to a dm',
    'cannot reply anymore',
    'too late to reply',
    'suggested answer',
    'attach a photo to a reply',
  ],
  body: [
    {
      steps: [
        'Open the [Inbox](/inbox) and choose a message.',
        'Write your reply, or press **Suggest** and edit the suggestion. It answers in the customer’s language, and below it you’ll see what it’s based on: the messages, the customer card, a price, a saved reply. It never promises a refund, price or time that isn’t in your data. Nothing is sent until you press **Send**.',
        'Below your reply you’ll see whether it was sent or, if not, why.',
      ],
    },
    'Save replies you use often for the whole team: open **Saved replies** above the text box, or press / while it’s empty. Type to find one, and press Enter to insert it at the cursor. {name} becomes the customer’s first name, and {business} your business name. Members can edit their own saved replies; managers and owners can edit all of them.',
    'Notes stay in the conversation and are visible only to your team. You can also assign a conversation, close and reopen it, add the sender as a [customer](/customers), or create a [task](/team) that links back to it.',
    'WhatsApp and Messenger allow free-form replies for 24 hours after the customer’s last message. The conversation shows how long you have. After that, you can reply once the customer writes again.',
  ],
  questions: [
    {
      ask: 'Why can’t I reply to this message?',
      answer:
        'You’ll see the reason above the text box: the 24 hours are over, the channel is no longer connected, or the network doesn’t accept replies from other apps.',
    },
    {
      ask: 'What if my reply didn’t arrive?',
      answer:
        'If it’s marked “Not delivered”, press “Retry”. If it’s “Not confirmed”, check in the network’s app first, so it doesn’t arrive twice.',
    },
    {
      ask: 'How do I save a reply I use often?',
      answer:
        'Open **Saved replies** above the text box and choose **New saved reply**. What you’ve already written is filled in.',
    },
    {
      ask: 'Can my customer see a note?',
      answer: 'No. Only your team can see notes.',
    },
  ],
}
