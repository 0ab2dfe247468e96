import { type NotificationGroup, notificationGroups } from '@/contract/notifications';
import { notificationGroupWords } from '../mail/texts';
import { choose, listChosen } from '../services/notifications/choices';
import { getNames } from '../services/settings/get-names';
import type { AnswerCommand, ChatNeeds } from './chat-needs';

/** /bildirim: which groups the bot writes to the member; a number behind it turns one on or off. */
export const answerChoices: AnswerCommand = async (needs, { member, rest, say }) => {
  const groups = notificationGroups.filter((group) => group !== 'team' || member.permission !== 'player');
  const before = await listWritten(needs, member.id);
  const group = groups[Number(rest) - 1];
  const chosen = group && { group, telegram: !before[group] };
  if (chosen) await choose(needs, { userId: member.id, input: chosen });
  const now: Written = chosen ? { ...before, [chosen.group]: chosen.telegram } : before;
  const words = notificationGroupWords(await getNames(needs));
  const lines = groups.map((one, at) =>
    say(now[one] ? 'choiceLine.on' : 'choiceLine.off', { number: at + 1, group: words[one] }),
  );
  return say('choices', { list: lines.join('\n') });
};

type Written = Partial<Record<NotificationGroup, boolean>>;

async function listWritten(needs: ChatNeeds, id: string): Promise<Written> {
  return (await listChosen(needs, id)).telegram;
}
