'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { callTo } from '@/lib/calls';
import { ClaimForm, type ErrorOf } from './claim-form';

/** What a picture of a claim shows, as `claimForms` names it, and what is said of it. */
type Proof = readonly [
  label: 'receipt' | 'screenshot' | 'attachment',
  hint: 'proofHint' | 'accountProofHint',
];

interface HandInFormProps {
  readonly kind: 'deposit' | 'win' | 'affiliate' | 'complaint';
  readonly proof: Proof;
  readonly extra?: (fields: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** The captcha's key for a form that asks for one (D30). */
  readonly captchaSiteKey?: string | null;
  readonly children: (errorOf: ErrorOf) => ReactNode;
}

/** As many pictures may go with a claim. */
const mostPictures = 4;

/** A form by which a member hands a claim in: where it goes and what it says follow from the kind, the fields are its own. */
export function HandInForm(props: HandInFormProps) {
  const { kind, proof, extra, captchaSiteKey = null, children } = props;
  const [label, hint] = proof;
  const t = useTranslations('claimForms');
  return (
    <ClaimForm
      path={callTo(`${kind}Claim`)}
      submitLabel={t(`${kind}.submit`)}
      doneText={t(`${kind}.done`)}
      proof={{ label: t(label), hint: t(hint), most: mostPictures }}
      captchaSiteKey={captchaSiteKey}
      {...(extra ? { extra } : {})}
    >
      {children}
    </ClaimForm>
  );
}
