import type { ArticleWording } from '#platform/help-article.ts'

export const teamTasks: ArticleWording = {
  title: 'Tasks for your team',
  summary:
    'Assign a task with a priority and a due date. If it requires proof, the team member submits a photo or a PDF and a manager approves it.',
  words:
    'task assign to do work proof photo complete due priority colleague employee staff reject resubmit job give somebody counts',
  phrasings: [
    'to do list for my staff',
    'a job for the weekend team',
    'remind my employee',
    'tell an employee to take photos',
    'get someone to do something by friday',
    'tasks',
    'my task got rejected',
    'give someone a task',
    'to do list for the team',
    'photo as proof of a task',
    'my task was sent back',
    'due date of a task',
    'task for an employee',
  ],
  body: [
    {
      steps: [
        'Open [Team](/team) and assign a new task: choose a team member and enter a title. The due date, priority and description are optional.',
        'Tasks require proof unless you turn that off.',
        'The assignee finds the task in their own view and completes it with notes and, if required, a file (PNG, JPG or PDF up to 10 MB).',
      ],
    },
    'A task without proof is completed right away, and the person who assigned it is notified. A task with proof goes to the assignee’s manager for approval, or to the person who assigned it if there’s no manager. If it’s rejected, it comes back with the reason and can be submitted again. Earlier proof is kept.',
    'Switch between the tasks assigned to you and the ones you created. Everyone sees only their own.',
  ],
  questions: [
    {
      ask: 'How do I assign a task?',
      answer:
        'Open Team, assign a new task, choose a team member and enter a title. They’re notified right away.',
    },
    {
      ask: 'Why can’t I complete my task?',
      answer: 'It requires proof. Add a photo or a PDF first. Only the assignee can complete a task.',
    },
    {
      ask: 'My task was rejected. What now?',
      answer: 'Open the task to see the reason. Fix it and complete it again with new proof.',
    },
  ],
}

export const approvals: ArticleWording = {
  title: 'Approve or reject tasks',
  summary:
    'If you can approve tasks, you’ll find the ones waiting for you here, with their proof. Approving completes a task. Rejecting sends it back with a reason.',
  words:
    'approve approval reject pending waiting proof manager access restricted permission hierarchy level subordinates',
  phrasings: [
    'approve the photos',
    'check what my staff did',
    'who has to approve the work',
    'who checks the work',
    'done but still waiting',
    'approvals',
    'approve a task',
    'reject a task',
    'who approves my task',
    'who signs off',
    'tasks waiting for me',
  ],
  body: [
    {
      steps: [
        'Open [Approvals](/approvals). Each card shows the task, who submitted it and when, and the proof file.',
        'Approve it, or reject it with a reason. If two people decide at once, the first decision counts.',
        'The team member is notified right away.',
      ],
    },
    'The second tab shows the team members who report to you, the third your notifications.',
    'If you see that access is restricted, you can’t approve tasks yet. An owner or manager can change that in [Settings](/settings?section=people), **People**, with **Change role and permissions** and **Can approve**.',
  ],
  questions: [
    {
      ask: 'Why is my access to approvals restricted?',
      answer:
        'You need the “Can approve” permission. An owner or manager can give it to you in Settings, under People.',
    },
    {
      ask: 'Who approves my task?',
      answer: 'The person you report to. If you report to no one, the person who assigned you the task.',
    },
    {
      ask: 'Do I have to give a reason when I reject?',
      answer: 'Yes. The team member sees it and can fix the task.',
    },
  ],
}
