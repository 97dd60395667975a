import type { ArticleWording } from '#platform/help-article.ts'

export const planner: ArticleWording = {
  title: 'Plan a whole month',
  summary:
    'Tell the planner your industry and your top products. You’ll get a post for every day of the month, with its platform, its time and the reason behind it.',
  words:
    'planner 30 days month content plan calendar generate industry products season holidays till pos insights whole next prepare ideas posts bank',
  phrasings: [
    'posts for a holiday',
    'what should i post this month',
    'no idea what to post',
    'monthly plan',
    'plan the whole month',
    'ideas for next month',
    'post every day',
    'make a content plan',
    'what should i post',
  ],
  body: [
    {
      steps: [
        'Open the [AI Planner](/ai-planner) and choose your **Industry**. The button stays off until you do.',
        'Type a product and press **Add** or Enter. Click one to remove it. Choose a season, platforms, month and year.',
        'Press **Generate AI Plan**. You can leave the page; we’ll notify you when it’s ready.',
        'Under **Existing plans**, open it with **View Details**.',
      ],
    },
    'With a POS connected under [Integrations](/integrations), **Sales from your POS** shows what really sells: average order value, peak hours and top products.',
    'Posting times come from your own posts once 20 of them have results, otherwise from your busiest sales hours, otherwise from what usually works. **What it’s based on** in the plan tells you which.',
    '**AI insights** shows what your plans and posts tell you, and what to do next.',
  ],
  questions: [
    {
      ask: 'Why can’t I press Generate AI Plan?',
      answer: 'Choose your industry and at least one platform first.',
    },
    {
      ask: 'Does the planner know holidays?',
      answer:
        'Yes, the holidays of the country in your business details. A post for a holiday says which one it’s for.',
    },
  ],
}

export const contentPlan: ArticleWording = {
  title: 'Approve a plan and add it to the calendar',
  summary:
    'Edit a plan’s posts, approve it, then add it to the calendar. It becomes scheduled campaigns; until then, nothing is published.',
  words: 'plan approve put calendar move drag day edit draft schedule campaigns rewrite skip bring back',
  phrasings: [
    'the plan is good, what now',
    'another idea for one day',
    'use the plan',
    'approve the plan',
    'put the plan on the calendar',
    'change a day of the plan',
    'skip a day of the plan',
  ],
  body: [
    {
      steps: [
        'Open a plan. Press **Edit** to change a post. Drag it to another day, or use **Move to…**.',
        'Press **Approve plan**. Any later change makes it a draft again.',
        'Press **Add to calendar** and confirm. You get one scheduled campaign for each upcoming post; days that have passed are skipped.',
      ],
    },
    'A post’s menu has more: **Rewrite** writes another text for the same day and reason, **Skip this post** keeps it in the plan but out of the calendar until you press **Bring back**, **Choose image…** uses your own image instead of one we create, and **Delete post** removes it. You can undo each of them.',
    'On [Campaigns](/campaigns), the posts of a plan are one card.',
    'Posts that break a platform’s rules are marked. Fix them to add the plan to the calendar. On platforms without a connected channel, posts wait for you when it’s time.',
    '**Back to draft** reopens an approved plan. If you delete a plan, posts already on the calendar stay there.',
  ],
  questions: [
    {
      ask: 'Does an approved plan publish automatically?',
      answer: 'Not yet. Press “Add to calendar” to turn it into scheduled campaigns.',
    },
    {
      ask: 'How do I rewrite or skip one day of a plan?',
      answer:
        'Open the plan and the menu of that post. “Rewrite” gives it another text, “Skip this post” leaves it out of the calendar, “Delete post” removes it. “Undo” takes you back.',
    },
    {
      ask: 'How do I move a planned post to another day?',
      answer:
        'Drag it there, or use “Move to…” in its menu. With the keyboard, press Space on its handle and use the arrow keys.',
    },
  ],
}
