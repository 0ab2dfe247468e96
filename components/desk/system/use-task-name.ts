import { useTranslations } from 'next-intl';

const keys = {
  mail_notification: 'tasks.mail_notification',
  mail_password_reset: 'tasks.mail_password_reset',
  mail_email_link: 'tasks.mail_email_link',
  mail_email_notice: 'tasks.mail_email_notice',
  send_phone_code: 'tasks.send_phone_code',
  publish_win_picture: 'tasks.publish_win_picture',
  credit_verified: 'tasks.credit_verified',
  carry_out_decision: 'tasks.carry_out_decision',
  publish_news: 'tasks.publish_news',
  advance: 'tasks.advance',
  turn_boards: 'tasks.turn_boards',
  tell_team: 'tasks.tell_team',
  sweep: 'tasks.sweep',
  close_days: 'tasks.close_days',
  reconcile_books: 'tasks.reconcile_books',
} as const;

/** What a task is called; one that a newer API knows keeps its own name. */
export function useTaskName(): (task: string) => string {
  const t = useTranslations('jobs');
  return (task) => (isKnown(task) ? t(keys[task]) : task);
}

function isKnown(task: string): task is keyof typeof keys {
  return Object.hasOwn(keys, task);
}
