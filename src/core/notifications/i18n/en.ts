/** The texts of notifications; they are written when read, so they follow the reader's language. */
export const notification = {
  kinds: {
    welcome: {
      title: 'Welcome to CampAIgner',
      message: 'Start with your customers: add one, or import your list from a CSV file.',
    },
    invoice_overdue: {
      title: 'Invoice {number} is overdue',
      message: '{customer} hasn’t paid invoice {number} yet. It was due on {due}.',
    },
    password_changed: {
      title: 'Your password was changed',
      message: 'All other devices were signed out. If this wasn’t you, request a new password right away.',
    },
    email_changed: {
      title: 'Your email address was changed',
      message: 'You now sign in with {email}. If this wasn’t you, change your password right away.',
    },
    person_joined: {
      title: '{name} joined your team',
      message: '{name} accepted the invitation and can start right away.',
    },
    post_no_account: {
      title: '“{campaign}” is ready for you to post',
      message:
        'No channel is connected for {platform}. Connect one and publish again, or post it yourself and mark it as published.',
    },
    post_drafted: {
      title: 'Finish “{campaign}” in the {platform} app',
      message:
        'It’s waiting there as a draft. Open {platform} on your phone, post it, then mark it as published here.',
    },
    post_coming_up: {
      title: 'Coming up: “{campaign}”',
      message:
        'It’s due less than {minutes} minutes after this reminder, and you publish it yourself. Check the text and images now.',
    },
    post_missed: {
      title: '“{campaign}” wasn’t sent on time',
      message:
        'We couldn’t send it at its scheduled time, and by now it may be too late. Open the campaign to reschedule it.',
    },
    post_failed: {
      title: '“{campaign}” failed on {platform}',
      message:
        'Nothing was published there. Open the campaign to see why and whether other posts failed, then retry.',
    },
    post_unconfirmed: {
      title: 'Check whether “{campaign}” is on {platform}',
      message:
        'We sent it but got no confirmation. We won’t send it again on our own, so nothing appears twice.',
    },
    post_overdue: {
      title: '“{campaign}” is running late',
      message:
        'It should be published by now. Nothing is lost: we’ll publish it as soon as possible. Open the campaign to see its status.',
    },
    storage_full: {
      title: '“{campaign}” has no image: your storage is full',
      message:
        'Delete old videos in Settings, under Data. Then open the campaign and choose “Create missing images”.',
    },
    account_needs_reconnect: {
      title: 'Reconnect {account}',
      message: 'We’ve lost access to {platform}. Posts scheduled there wait until you reconnect.',
    },
    account_expires_soon: {
      title: 'Reconnect {account} soon',
      message:
        'Access to {platform} {days, select, 0 {ends today} 3 {ends in 3 days} other {ends in two weeks}}. Reconnect it before then, and nothing scheduled is held up.',
    },
    creation_done: {
      title: 'Your campaign is ready',
      message: '“{title}” is saved as a draft. Review it and choose when to publish it.',
    },
    creation_failed: {
      title: 'Couldn’t create your campaign',
      message: 'Nothing was published. Open it to see why and try again.',
    },
    plan_ready: {
      title: 'Your content plan is ready',
      message: '“{title}” is written. Review it, approve it and add it to your calendar.',
    },
    plan_failed: {
      title: 'Couldn’t finish your content plan',
      message: '“{title}” stopped halfway. Open it to see why and try again.',
    },
    conversation_assigned: {
      title: 'A conversation was assigned to you',
      message: '{name} wrote on {platform}, and a team member assigned the conversation to you.',
    },
    task_assigned: {
      title: 'New task: {title}',
      message: '{name} assigned you this task. Open it to see the details.',
    },
    proof_submitted: {
      title: 'Proof to review: {title}',
      message: '{name} submitted proof and is waiting for your decision.',
    },
    task_approved: {
      title: 'Approved: {title}',
      message: '{name} approved your work. The task is done.',
    },
    task_rejected: {
      title: 'Rejected: {title}',
      message: '{name} asked you to do it again: {reason}',
    },
    task_completed: {
      title: 'Completed: {title}',
      message: '{name} completed the task you assigned.',
    },
    task_cancelled: {
      title: 'Canceled: {title}',
      message: '{name} canceled this task. There’s nothing left to do.',
    },
    tasks_handed_over: {
      title: '{name}’s tasks are now yours',
      message: '{name} left the team. Their open tasks are now in your list.',
    },
    pos_sync_failed: {
      title: 'Couldn’t sync “{store}”',
      message: 'Your earlier data is safe. Open Integrations to see why and what to do.',
    },
    returned_mail_stopped: {
      title: 'We can’t read your returned emails',
      message: 'Emails still go out. Open the Email channel to see why and what to do.',
    },
    text_approved: {
      title: 'Text approved: “{title}”',
      message:
        '{use, select, post {You can schedule the post now.} other {You can use it in your posts now.}}',
    },
    text_rejected: {
      title: 'Text rejected: “{title}”',
      message: '{reason} Change it, then submit it again.',
    },
    text_stopped: {
      title: '“{campaign}” can’t be sent: its text was stopped',
      message:
        'The network doesn’t accept the approved text anymore. Choose another one before the scheduled time, or unschedule the post.',
    },
  },
  panel: {
    title: 'Notifications',
    open: 'Notifications',
    openUnread: 'Notifications, some unread',
    markAll: 'Mark all as read',
    empty: 'You’re all caught up. We’ll let you know here when something needs you.',
    failed: 'Couldn’t load your notifications.',
    unread: 'Unread',
    loading: 'Loading notifications',
  },
} as const
