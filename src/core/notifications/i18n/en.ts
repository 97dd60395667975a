/** The texts of notifications; they are written when read, so they follow the reader's language. */
export const notification = {
  kinds: {
    welcome: {
      title: 'Welcome to CampAIgner',
      message: 'Start with your customers: add one, or import your list from a CSV file.',
    },
    invoice_overdue: {
      title: 'Invoice {number} is overdue',
      message: '{customer} has not paid invoice {number} yet. It was due on {due}.',
    },
    password_changed: {
      title: 'Your password was changed',
      message: 'All other devices were signed out. If it was not you, ask for a new password at once.',
    },
    email_changed: {
      title: 'Your email address was changed',
      message: 'From now on you sign in with {email}. If it was not you, change your password at once.',
    },
    person_joined: {
      title: '{name} joined your team',
      message: '{name} accepted the invitation and can start right away.',
    },
    post_no_account: {
      title: '“{campaign}” waits for you',
      message:
        'No account is connected for {platform}. Connect one and publish again, or post it yourself and tell us.',
    },
    post_missed: {
      title: '“{campaign}” was not sent in time',
      message:
        'We could not send it at its hour, and by now it may be too late. Open the campaign and choose another time.',
    },
    post_failed: {
      title: '“{campaign}” did not go out on {platform}',
      message:
        'Nothing was published there. Open the campaign to see why, and whether others failed with it, then try again.',
    },
    post_unconfirmed: {
      title: 'Please look for “{campaign}” on {platform}',
      message:
        'We sent it, but nobody told us whether it arrived. We do not send it again by ourselves, so that nothing appears twice.',
    },
    post_overdue: {
      title: '“{campaign}” is late',
      message:
        'It should be out by now. Nothing is lost: it goes out as soon as it can. Open the campaign to see where it stands.',
    },
    storage_full: {
      title: '“{campaign}” has no picture: your storage is full',
      message:
        'Delete old videos under Settings, Data. Then open the campaign and choose “Make missing pictures”.',
    },
    account_needs_reconnect: {
      title: 'Connect {account} again',
      message: '{platform} no longer lets us in. What is planned there waits until you connect it again.',
    },
    creation_done: {
      title: 'Your campaign is written',
      message: '“{title}” is ready as a draft. Look at it and choose when it goes out.',
    },
    creation_failed: {
      title: 'Your campaign could not be written',
      message: 'Nothing was published. Open it to see why, and try again.',
    },
    plan_ready: {
      title: 'Your content plan is ready',
      message: '“{title}” is written. Look through it, approve it and put it on the calendar.',
    },
    plan_failed: {
      title: 'Your content plan could not be written',
      message: '“{title}” stopped half-way. Open it to see why and to try again.',
    },
    conversation_assigned: {
      title: 'A conversation is yours now',
      message: '{name} wrote on {platform}, and a colleague has given the conversation to you.',
    },
    task_assigned: {
      title: 'New task: {title}',
      message: '{name} gave you this task. Open it to see what is to be done.',
    },
    proof_submitted: {
      title: 'Proof to look at: {title}',
      message: '{name} has handed in proof and waits for your decision.',
    },
    task_approved: {
      title: 'Approved: {title}',
      message: '{name} approved what you handed in. The task is done.',
    },
    task_rejected: {
      title: 'Sent back: {title}',
      message: '{name} asks you to do it again: {reason}',
    },
    task_completed: {
      title: 'Done: {title}',
      message: '{name} has completed the task you gave.',
    },
    task_cancelled: {
      title: 'Cancelled: {title}',
      message: '{name} has taken this task back. There is nothing left to do.',
    },
    tasks_handed_over: {
      title: 'The tasks of {name} are yours now',
      message: '{name} has left the team. What was still open is among your tasks.',
    },
    pos_sync_failed: {
      title: '“{store}” could not be synced',
      message: 'What came before is kept. Open the integrations to see why and what to do.',
    },
  },
  panel: {
    title: 'Notifications',
    open: 'Notifications',
    openUnread: 'Notifications, some unread',
    markAll: 'Mark all as read',
    empty: 'Nothing new. We will tell you here when something needs you.',
    failed: 'The notifications could not be loaded.',
    unread: 'Unread',
    loading: 'Loading notifications',
  },
} as const
