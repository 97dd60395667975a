import type { ArticleWording } from '#platform/help-article.ts'

export const analytics: ArticleWording = {
  title: 'Analytics',
  summary:
    'Five tabs: overview, business, platforms, content and audience. Every metric is compared with the previous period, and every chart is also available as a table and a CSV file.',
  words:
    'analytics statistics reach engagement conversion revenue report chart health score insights platforms audience best time csv export people saw views download worked results zero',
  phrasings: [
    'nobody saw my post',
    'why are so few people seeing my posts',
    'how many people saw it',
    'did it work',
    'what sells best',
    'which post brought in most money',
    'which post sold most',
    'best time for me to post',
    'statistics',
    'how are my posts doing',
    'which post worked best',
    'what is reach',
    'followers',
    'compare with last month',
    'download a report',
    'health score',
  ],
  body: [
    {
      list: [
        'Overview: total reach, engagement, conversion rate (clicks on your posts divided by reach) and revenue impact, for the last 30 days vs. the previous 30.',
        'Business: your health score and how it’s calculated, your goals, revenue, which features you use, and insights. Each insight has a button that opens the right screen, already filled in.',
        'Platforms: reach, engagement, clicks and reactions per 1,000 reached, side by side and with each platform’s own words. Choose an underlined word to see what it counts.',
        'Content: your best posts and your best times to post.',
        'Audience: customers by last purchase and by how much they spend, the languages they write in, and when.',
      ],
    },
    'A dash or **Unknown** means that no network reports this figure. It isn’t a zero, and sums leave it out. The conversion rate counts only posts with both clicks and reach.',
    'The health score is green from 80, blue from 60, yellow from 40 and red below 40.',
    'Post results come from the networks: press **Refresh results** in a campaign to get the latest. Sales come from your POS. Until you have data of your own, you see samples marked **Sample data**.',
  ],
  questions: [
    {
      ask: 'Where do the numbers come from?',
      answer:
        'Reach, likes and clicks come from the networks. Sales come from your connected POS or imported files. Everything else comes from what you do here.',
    },
    {
      ask: 'What does the health score mean?',
      answer:
        'It sums up several areas of your business on a scale from 0 to 100. You can see the formula below it. 80 and above is green.',
    },
    {
      ask: 'How do I export the numbers?',
      answer: 'Open a chart’s table and download it as a CSV file.',
    },
  ],
}

export const goals: ArticleWording = {
  title: 'Goals',
  summary:
    'Set a goal for revenue, appointments, customers or conversations, for a week, a month or a quarter, and track your progress.',
  words: 'goal target objective progress on track behind completed streak deadline weekly monthly quarterly',
  phrasings: [
    'want to sell 10k this month',
    'where do i enter my target',
    'goals',
    'change my goal',
    'set a goal',
    'sales goal',
    'reach a target',
    'progress of my goal',
    'delete a goal',
  ],
  body: [
    {
      steps: [
        'Open [Analytics](/analytics) and go to the business tab.',
        'Press **Add goal** and enter a title, what to track, the target, the period and a deadline.',
        'Track it there and edit it whenever you like. Use the filter to see weekly, monthly or quarterly goals.',
      ],
    },
    'Revenue, new customers and answered conversations are counted for you, within the current week, month or quarter. You count appointments yourself: edit the goal and enter how many there are. Below the goal you see how many times in a row you’ve reached it.',
    'A goal is completed at 100%, on track from 80%, in progress from 50% and behind below 50%. The deadline shows how many days are left.',
    'Until you set your first goal, you see examples marked **Sample data**. They disappear as soon as you add one.',
  ],
  questions: [
    {
      ask: 'How do I set a goal?',
      answer: 'In Analytics, on the business tab: add a goal with a target, a period and a deadline.',
    },
    {
      ask: 'What does “behind” mean for a goal?',
      answer: 'You’ve reached less than half of the target so far.',
    },
  ],
}
