import type { ArticleWording } from '#platform/help-article.ts'

export const emailCampaigns: ArticleWording = {
  title: 'Send a campaign by email',
  summary:
    'A post for Email goes to every customer who agreed to get email, each once, with the name of your business, your postal address and a link to unsubscribe.',
  words:
    'newsletter mailing mail email smtp recipients consent audience bulk bounce bounced returned undeliverable imap unsubscribe unsubscribed delivered spam spf dkim dmarc test stop sending clicks clicked links count tracking short link',
  phrasings: [
    'send a newsletter',
    'email all my customers',
    'who gets the email',
    'how many customers get my newsletter',
    'connect my mail server',
    'email bounced',
    'emails come back as undeliverable',
    'read returned emails',
    'how many people clicked the link in my email',
    'my emails end up in spam',
    'stop sending an email',
    'send myself a test email',
    'why did nobody get the email',
  ],
  body: [
    {
      steps: [
        'Connect **Email** once: [Settings](/settings?section=channels), **Channels**. Enter the address you send from and your mail server, or leave the server blank to use the one from your settings. We sign in there before we keep anything.',
        'Add your **Postal address** under [Business details](/settings?section=business). Many countries require it in every email.',
        'Ask [customers](/customers) for their consent, or record it for those who already agreed.',
        'Add the platform Email to a campaign. **Recipients** says how many customers will get the post.',
        'Press **Preview email** to see it as customers do, and **Send me a test** to get it yourself.',
        'Publish or schedule the post like any other.',
      ],
    },
    'We send one email after the other, at the rate of the channel. **Recipients** shows how many are delivered. **Stop sending** ends it for everyone who hasn’t got it yet.',
    'Right before each email we check again whether the customer still agrees. Nobody gets the same post twice. If the connection breaks off at the wrong moment, that email is listed as **Unconfirmed** and isn’t sent again.',
    'A mailbox that doesn’t exist gets no more email from you. If a server asks to try later, we do, for several hours.',
    'Some servers accept an email first and return it minutes or hours later. To see those too, the owner can fill in **Read returned emails** on the page of the [Email channel](/settings?section=channels&channel=email): the IMAP server, user and password of the mailbox you send from. Every 15 minutes we look there for returned emails of ours. We delete nothing and mark nothing as read.',
  ],
  questions: [
    {
      ask: 'Why do my emails end up in spam?',
      answer:
        'Set up SPF, DKIM and DMARC for your domain, as your mail provider describes, and send from an address of that domain. Start with a few customers who know you.',
    },
    {
      ask: 'Can I see who opened the email?',
      answer: 'No. We put no hidden images into your emails. You see who got it and how many unsubscribed.',
    },
    {
      ask: 'Can I see how often links were clicked?',
      answer:
        'Yes, if the owner turns on **Count clicks on links** on the page of the [Email channel](/settings?section=channels&channel=email). Links in your next emails then lead through CampAIgner. Clicks are counted per link, never per person, and the email tells your customers. You find them under **Recipients** and in the results of the campaign. Tests and the preview keep your links as you wrote them. The figure is an estimate, because some mail programs check links by themselves.',
    },
    {
      ask: 'What happens to an address whose email comes back?',
      answer:
        'If the mailbox doesn’t exist, the address gets no more email from you. If it is full or their server refused the email, we only list that under **Recipients** with the server’s words, and the next email goes there again.',
    },
    {
      ask: 'How do I change the rate or the password?',
      answer:
        'Connect Email again with the same address: the new settings replace the old ones, and scheduled posts stay.',
    },
  ],
}
