import type { PlanBank } from '../../bank.ts'

const posts = (count: number) => (count === 1 ? '1 post' : `${count} posts`)

export const plan: PlanBank = {
  title: 'Content plan for {month}',
  description: 'One post for each day of {month} for {shop}, with its platform, time and reason.',
  namelessDescription: 'One post for each day of {month}, with its platform, time and reason.',
  habits: {
    tip: 'Useful advice is saved and shared',
    behind: 'Shows the people behind the work',
    community: 'Invites people to answer',
    invite: 'Reminds people to come by',
  },
  season: 'Fits {season}',
  seasons: { winter: 'winter', spring: 'spring', summer: 'summer', autumn: 'autumn' },
  insights: {
    platforms: 'How the posts are spread: {list}.',
    platformCount: (platform, count) => `${count} for ${platform}`,
    holidays: (count, days) =>
      count === 1
        ? `One special day has a post of its own: ${days}.`
        : `${count} special days have a post of their own: ${days}.`,
    noHolidays: 'No special day falls in this month, so the plan lives from products, tips and people.',
    product: (product, count) => `The product you will read most about is ${product}, in ${posts(count)}.`,
    noProducts: 'You have not named any products. Add some, and the plan can talk about them.',
    themes: (tips, products, others) =>
      `The mix: ${posts(tips)} with tips, ${posts(products)} about what you offer, and ${posts(others)} about people, the season and special days.`,
    evenings: (evening, all) =>
      `${evening} of ${all} posts go out at 5:00 PM or later, the others during the day.`,
    weekday: (weekday, platform, count) =>
      `A pattern to remember: ${platform} appears most often on ${weekday}, ${count} times.`,
    weekdays: ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'],
    strongSeason: (count) =>
      `This month is in the season you named as your strongest, so ${posts(count)} are about your products.`,
  },
}
