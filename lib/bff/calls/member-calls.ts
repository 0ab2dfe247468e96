import {
  affiliateInputSchema,
  complaintInputSchema,
  depositInputSchema,
  ownerStepInputSchema,
  winInputSchema,
} from '@/contract/claim-inputs';
import { claimParamsSchema, claimStateAnswerSchema } from '@/contract/claims';
import {
  correctionAnswerSchema,
  deskIdParamsSchema,
  reversalInputSchema,
  voidTicketsInputSchema,
} from '@/contract/desk';
import { earnedAnswerSchema, inviteAnswerSchema } from '@/contract/earn-rules';
import { checkinAnswerSchema, redeemInputSchema, redemptionAnswerSchema } from '@/contract/earning';
import { statusSchema } from '@/contract/envelope';
import { marketEligibilityAnswerSchema, marketItemParamsSchema } from '@/contract/market';
import { orderAnswerSchema, orderInputSchema } from '@/contract/market-orders';
import { nicknameResetInputSchema } from '@/contract/nicknames';
import { objectionInputSchema } from '@/contract/number-origins';
import {
  endedCodesAnswerSchema,
  newCodeAnswerSchema,
  newCodeInputSchema,
  redeemCodeAnswerSchema,
  redeemCodeParamsSchema,
} from '@/contract/redeem-codes';
import { linkAccountInputSchema } from '@/contract/sponsor-accounts';
import { addCodesAnswerSchema, addCodesInputSchema } from '@/contract/vault';
import { vipAnswerSchema } from '@/contract/vip';
import {
  reactionChoiceSchema,
  winIdsParamsSchema,
  winParamsSchema,
  winReactionAnswerSchema,
  winReactionsAnswerSchema,
} from '@/contract/win-reactions';
import { json } from '../answer';
import { BffError } from '../bff-error';
import { memberWrite } from '../member-write';
import type { CallRows } from '../methods';
import { passRead, passWrite } from '../pass-through';
import { memberRoute } from '../route';

/** What members hand in, buy and earn, and what the team decides about it. */
export const memberCalls = {
  /** POST: the owner of a claim answers, writes, confirms or reopens. */
  claimSteps: {
    POST: passWrite({
      input: ownerStepInputSchema,
      isKeyed: true,
      params: claimParamsSchema,
      answer: claimStateAnswerSchema,
    }),
  },
  /** POST: asks to come under the code. */
  affiliateClaim: {
    POST: passWrite({ input: affiliateInputSchema, isKeyed: true, answer: claimStateAnswerSchema }),
  },
  /** POST: opens a complaint or a suggestion. */
  complaintClaim: {
    POST: passWrite({ input: complaintInputSchema, isKeyed: true, answer: claimStateAnswerSchema }),
  },
  /** POST: objects to a line of a contest's numbers. */
  objectionClaim: {
    POST: passWrite({ input: objectionInputSchema, isKeyed: true, answer: claimStateAnswerSchema }),
  },
  /** POST: hands in a deposit that earns tickets. */
  depositClaim: {
    POST: passWrite({ input: depositInputSchema, isKeyed: true, answer: claimStateAnswerSchema }),
  },
  /** POST: hands in a win. */
  winClaim: { POST: passWrite({ input: winInputSchema, isKeyed: true, answer: claimStateAnswerSchema }) },
  /** POST: the team takes a nickname away. */
  nicknameReset: { POST: passWrite({ input: nicknameResetInputSchema, answer: statusSchema }) },
  /** POST: an admin ends a redeem code before its time. */
  codeEnd: { POST: passWrite({ params: redeemCodeParamsSchema, answer: redeemCodeAnswerSchema }) },
  /** POST: an admin ends those that were made together with a redeem code. */
  codeBatchEnd: { POST: passWrite({ params: redeemCodeParamsSchema, answer: endedCodesAnswerSchema }) },
  /** POST: redeems a code for the member. */
  redemption: {
    POST: passWrite({ input: redeemInputSchema, isKeyed: true, answer: redemptionAnswerSchema }),
  },
  /** POST: an admin makes a redeem code. Not keyed: a kept answer would keep the code, which is nowhere else (ADR 131). */
  codes: { POST: passWrite({ input: newCodeInputSchema, answer: newCodeAnswerSchema }) },
  /** POST: an admin takes an approved deposit and its tickets back, once for its key. */
  depositReversal: {
    POST: passWrite({
      input: reversalInputSchema,
      isKeyed: true,
      params: deskIdParamsSchema,
      answer: correctionAnswerSchema,
    }),
  },
  /** POST: an admin takes a line of the ledger back, once for its key. */
  ledgerReversal: {
    POST: passWrite({
      input: reversalInputSchema,
      isKeyed: true,
      params: deskIdParamsSchema,
      answer: correctionAnswerSchema,
    }),
  },
  /** POST: an admin takes tickets of a draw back, once for its key. */
  ticketVoids: {
    POST: passWrite({ input: voidTicketsInputSchema, isKeyed: true, answer: correctionAnswerSchema }),
  },
  /** POST: an admin puts codes into the vault of an item. */
  itemCodes: { POST: passWrite({ input: addCodesInputSchema, answer: addCodesAnswerSchema }) },
  /** GET: the member's own checklist for an item of the market. */
  itemChecklist: { GET: passRead({ params: marketItemParamsSchema, answer: marketEligibilityAnswerSchema }) },
  /** POST: orders an item, once for the key. */
  itemOrders: { POST: passWrite({ input: orderInputSchema, isKeyed: true, answer: orderAnswerSchema }) },
  /** POST: stamps the member's card for today. */
  checkin: { POST: passWrite({ isKeyed: true, answer: checkinAnswerSchema }) },
  /** GET: the member’s own invitation. */
  invite: { GET: passRead({ answer: inviteAnswerSchema }) },
  /** GET: what each way to earn brought the member. */
  ownPoints: { GET: passRead({ answer: earnedAnswerSchema }) },
  /** POST: says which account at a sponsor is the member's. */
  sponsorAccounts: { POST: passWrite({ input: linkAccountInputSchema, answer: statusSchema }) },
  /** POST: applies for the tier that the member has reached. */
  vipApplication: { POST: passWrite({ answer: vipAnswerSchema }) },
  /** POST: the member's one reaction to a win, given, changed or, as null, taken back. */
  winReaction: {
    POST: memberRoute({ input: reactionChoiceSchema }, async (member, call) => {
      const win = winParamsSchema.safeParse(call.params);
      if (!win.success) throw new BffError('not_found');
      const { reaction } = call.input;
      const path = `/wins/${win.data.id}/reaction` as const;
      const method = reaction === null ? 'DELETE' : 'PUT';
      return json(
        await memberWrite(member, call, {
          method,
          path,
          body: { reaction },
          answer: winReactionAnswerSchema,
        }),
      );
    }),
  },
  /** GET: the member's own reactions to a page of wins, and how many said what by now. */
  winReactions: { GET: passRead({ params: winIdsParamsSchema, answer: winReactionsAnswerSchema }) },
} satisfies CallRows;
