import { transact } from '../db/transact';
import { ServiceError } from '../service-error';
import { assertMayClaim } from '../services/claims/review/reviewer-scope';
import { redeemCode } from '../services/codes/redeem-code';
import { listAreasOff } from '../services/settings/list-areas-off';
import type { AnswerCommand, Asked } from './chat-needs';

/** /kod CODE: redeems it as the site does, with the site's limits; told twice of one update it credits once. */
export const answerCode: AnswerCommand = async (needs, { member, rest, say }) => {
  if (rest === '' || rest.length > 60) return say('codeHow');
  if (member.pause !== null) return say('paused');
  if ((await listAreasOff(needs)).includes('points')) return say('codeRefused.off');
  const { db, clock, vault, limits } = needs;
  if (!(await limits.redeemTry.allows(member.id))) return say('codeRefused.tries');
  try {
    assertMayClaim(member);
    const asked = { userId: member.id, code: rest };
    const got = await transact(db, (tx) => redeemCode({ tx, clock, vault }, asked));
    await limits.redeemTry.giveBack(member.id);
    return say('codeDone', got);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return refused(error, say);
  }
};

function refused({ code, detail }: ServiceError, say: Asked['say']): string {
  if (code === 'forbidden') return say('supportRole');
  if (code === 'limit_reached') return say('codeRefused.limit');
  if (code === 'unavailable') return say('codeRefused.off');
  const rule = detail.errors?.code?.[0];
  if (rule === 'unique') return say('codeRefused.unique');
  return say(rule === 'used_up' ? 'codeRefused.used_up' : 'codeRefused.exists');
}
