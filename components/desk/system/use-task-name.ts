import { useTranslations } from 'next-intl';

const keys = {
  mail_notification: 'tasks.mail_notification',
  write_notification: 'tasks.write_notification',
  mail_password_reset: 'tasks.mail_password_reset',
  mail_email_link: 'tasks.mail_email_link',
  mail_email_notice: 'tasks.mail_email_notice',
  send_phone_code: 'tasks.send_phone_code',
  publish_win_picture: 'tasks.publish_win_picture',
  credit_verified: 'tasks.credit_verified',
  carry_out_decision: 'tasks.carry_out_decision',
  content_changes: 'tasks.content_changes',
  publish_news: 'tasks.publish_news',
  advance: 'tasks.advance',
  turn_boards: 'tasks.turn_boards',
  announce: 'tasks.announce',
  watch_kick: 'tasks.watch_kick',
  watch_youtube: 'tasks.watch_youtube',
  answer_redemption: 'tasks.answer_redemption',
  place_kick_reward: 'tasks.place_kick_reward',
  say_at_kick: 'tasks.say_at_kick',
  tell_team: 'tasks.tell_team',
  sweep: 'tasks.sweep',
  close_days: 'tasks.close_days',
  beat: 'tasks.beat',
  close_books: 'tasks.close_books',
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
