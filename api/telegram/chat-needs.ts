import type { Deps } from '../context';
import type { chatTexts } from '../mail/texts';
import type { ChatMember } from '../services/verification/find-by-telegram';

/** What the bot's answers are made from. */
export interface ChatNeeds extends Pick<Deps, 'db' | 'clock' | 'log' | 'limits' | 'vault'> {
  readonly siteUrl: string;
}

/** What a member wrote behind a command, and the words to answer with. */
export interface Asked {
  readonly member: ChatMember;
  readonly rest: string;
  readonly say: ReturnType<typeof chatTexts>;
}

/** Answers a command of a member in private. */
export type AnswerCommand = (needs: ChatNeeds, asked: Asked) => Promise<string>;
