import { transact } from '../db/transact';
import { countOwnTickets } from '../services/raffles/count-own-tickets';
import { letTelegramGo } from '../services/verification/let-telegram-go';
import { linkTo } from '../site-links';
import type { AnswerCommand } from './chat-needs';

/** /bakiye: what the member has. */
export const answerBalance: AnswerCommand = async ({ siteUrl }, { member, say }) =>
  say('balance', { amount: member.point, link: linkTo(siteUrl, { type: 'statement' }) });

/** /bilet: tickets of the draws that are still ahead. */
export const answerTickets: AnswerCommand = async (needs, { member, say }) => {
  const link = linkTo(needs.siteUrl, { type: 'raffles' });
  const own = await countOwnTickets(needs, member.id);
  if (own.length === 0) return say('noTickets', { link });
  return say('tickets', { list: own.map((line) => say('ticketLine', line)).join('\n'), link });
};

/** /ayril: says what it means, and does it with the word that it asks for. */
export const answerLeave: AnswerCommand = async ({ db, clock, log }, { member, rest, say }) => {
  if (rest.toLocaleLowerCase('tr') !== 'evet') return say('leaveAsk');
  const isLeft = await transact(db, (tx) => letTelegramGo(tx, clock, member.id));
  if (isLeft) log.info({ event: 'telegram_unlinked', userId: member.id, by: 'bot' }, 'Telegram unlinked');
  return say('left');
};
