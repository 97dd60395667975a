import type { Article } from './article.ts'
import { aiGenerate } from './articles/ai-generate.ts'
import { aiProvider } from './articles/ai-provider.ts'
import { analytics } from './articles/analytics.ts'
import { approvals } from './articles/approvals.ts'
import { backup } from './articles/backup.ts'
import { brandStudio } from './articles/brand-studio.ts'
import { brands } from './articles/brands.ts'
import { businessDetails } from './articles/business-details.ts'
import { calendar } from './articles/calendar.ts'
import { campaigns } from './articles/campaigns.ts'
import { channels } from './articles/channels.ts'
import { contentPlan } from './articles/content-plan.ts'
import { creator } from './articles/creator.ts'
import { csvImport } from './articles/csv-import.ts'
import { customers } from './articles/customers.ts'
import { dashboard } from './articles/dashboard.ts'
import { demoData } from './articles/demo-data.ts'
import { editPosts } from './articles/edit-posts.ts'
import { failedPosts } from './articles/failed-posts.ts'
import { gettingStarted } from './articles/getting-started.ts'
import { goals } from './articles/goals.ts'
import { help } from './articles/help.ts'
import { home } from './articles/home.ts'
import { inbox } from './articles/inbox.ts'
import { inboxAnswers } from './articles/inbox-answers.ts'
import { integrations } from './articles/integrations.ts'
import { invoices } from './articles/invoices.ts'
import { languages } from './articles/languages.ts'
import { latePosts } from './articles/late-posts.ts'
import { limits } from './articles/limits.ts'
import { mailServer } from './articles/mail-server.ts'
import { needsYou } from './articles/needs-you.ts'
import { notifications } from './articles/notifications.ts'
import { people } from './articles/people.ts'
import { planner } from './articles/planner.ts'
import { plans } from './articles/plans.ts'
import { platforms } from './articles/platforms.ts'
import { publishing } from './articles/publishing.ts'
import { sandbox } from './articles/sandbox.ts'
import { security } from './articles/security.ts'
import { selfHosting } from './articles/self-hosting.ts'
import { signIn } from './articles/sign-in.ts'
import { storage } from './articles/storage.ts'
import { teamTasks } from './articles/team-tasks.ts'
import { videos } from './articles/videos.ts'
import { yourData } from './articles/your-data.ts'

/** Every article, in the order in which the list shows them. */
export const articles: readonly Article[] = [
  gettingStarted,
  home,
  dashboard,
  demoData,
  languages,
  notifications,
  help,
  campaigns,
  aiGenerate,
  editPosts,
  creator,
  videos,
  brandStudio,
  brands,
  publishing,
  needsYou,
  failedPosts,
  latePosts,
  limits,
  channels,
  platforms,
  sandbox,
  planner,
  contentPlan,
  calendar,
  inbox,
  inboxAnswers,
  customers,
  invoices,
  people,
  teamTasks,
  approvals,
  integrations,
  csvImport,
  analytics,
  goals,
  signIn,
  security,
  businessDetails,
  aiProvider,
  mailServer,
  plans,
  yourData,
  storage,
  selfHosting,
  backup,
]

const byId = new Map(articles.map((each) => [each.id, each]))

export const findArticle = (id: string | null): Article | undefined => (id ? byId.get(id) : undefined)
