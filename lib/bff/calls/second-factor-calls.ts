import { statusSchema } from '@/contract/envelope';
import {
  factorCodeInputSchema,
  recoveryCodesAnswerSchema,
  startedFactorAnswerSchema,
  startFactorInputSchema,
} from '@/contract/second-factor';
import { json } from '../answer';
import { memberWrite } from '../member-write';
import type { CallRows } from '../methods';
import { passWrite } from '../pass-through';
import { drawQrCode } from '../qr-code';
import { memberRoute } from '../route';

const withCode = passWrite({ input: factorCodeInputSchema, answer: recoveryCodesAnswerSchema });

/** The second factor of somebody of the team. */
export const secondFactorCalls = {
  /** POST {password}: begins; what an app needs comes with its QR code, drawn here. */
  secondFactor: {
    POST: memberRoute({ input: startFactorInputSchema }, async (member, call) => {
      const { data } = await memberWrite(member, call, {
        path: '/user/second-factor',
        body: call.input,
        answer: startedFactorAnswerSchema,
      });
      return json({ status: true, data: { ...data, qr: drawQrCode(data.uri) } });
    }),
  },
  /** POST {code}: confirms, and answers the recovery codes. */
  secondFactorConfirmation: { POST: withCode },
  /** POST {code}: new recovery codes in place of all earlier ones. */
  secondFactorCodes: { POST: withCode },
  /** POST {code}: does without. */
  secondFactorRemoval: { POST: passWrite({ input: factorCodeInputSchema, answer: statusSchema }) },
} satisfies CallRows;
