'use client'; // Forms are told what becomes of a press; these send nothing.

import { type ReactNode, useState } from 'react';
import { AskTwice } from '@/components/ui/ask-twice';
import { Button } from '@/components/ui/button';
import { ConfirmedForm } from '@/components/ui/confirmed-form';
import { Field } from '@/components/ui/field';
import { FormSummary } from '@/components/ui/form-summary';
import { NewPasswordFields } from '@/components/ui/new-password-fields';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { ReasonForm } from '@/components/ui/reason-form';

interface FormTexts {
  readonly ask: string;
  readonly sure: string;
  readonly save: string;
  readonly label: string;
  readonly text: string;
}

interface FormPartProps {
  readonly texts: FormTexts;
  readonly isBusy?: boolean;
  readonly isReady?: boolean;
}

interface Submitted {
  preventDefault(): void;
}

/** A button that asks, and asks again. */
export function AskTwicePart({ texts: { ask, sure }, isBusy = false }: FormPartProps) {
  return <AskTwice ask={ask} sure={sure} isBusy={isBusy} isShown onSubmit={stay} />;
}

/** A form whose press cannot be taken back. */
export function ConfirmedPart({ texts, isBusy = false, isReady = true }: FormPartProps) {
  return (
    <ConfirmedForm
      ask={texts.ask}
      sure={texts.sure}
      summary={[]}
      isBusy={isBusy}
      isReady={isReady}
      submit={stay}
    >
      <Field label={texts.label} />
    </ConfirmedForm>
  );
}

/** A form of one button. */
export function OneButtonPart({ texts, isBusy = false, isReady = true }: FormPartProps) {
  return (
    <OneButtonForm
      submit={stay}
      isBusy={isBusy}
      isReady={isReady}
      summary={[]}
      save={texts.save}
      variant="primary"
    >
      <Field label={texts.label} />
    </OneButtonForm>
  );
}

/** A form that takes a reason. */
export function ReasonPart({ texts }: FormPartProps) {
  return (
    <ReasonForm
      title={texts.ask}
      text={texts.text}
      label={texts.label}
      hint={texts.text}
      error={undefined}
      ask={texts.ask}
      sure={texts.sure}
      summary={[]}
      isBusy={false}
      isReady
      submit={stay}
    />
  );
}

/** A new password, twice. */
export function NewPasswordPart({ label, again }: { readonly label: string; readonly again: string }) {
  return <NewPasswordFields label={label} labelAgain={again} errorOf={() => undefined} />;
}

/** The summary of errors comes when it is asked for: it takes the focus. */
export function SummaryPart({ open, texts }: { readonly open: string; readonly texts: readonly string[] }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid gap-3">
      <Shower onPress={() => setShown(true)}>{open}</Shower>
      <FormSummary texts={isShown ? texts : none} />
    </div>
  );
}

function Shower({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <Button onClick={onPress} data-opens className="justify-self-start">
      {children}
    </Button>
  );
}

const none: readonly string[] = [];

function stay(event: Submitted) {
  event.preventDefault();
}
