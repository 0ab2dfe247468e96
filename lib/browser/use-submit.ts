'use client';

import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createKeyKeeper } from './idempotency-key';
import { type CallError, type Method, type Sent, sendJson } from './send-json';
import { useHydrated } from './use-hydrated';
import { useRefusal } from './use-refusal';

/** Rule names or ready sentences by field, as the server sends them (D28). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

type Body = Readonly<Record<string, unknown>>;

/** What a form sends and what follows. `T` is the handler's answer. */
export interface Submission<T> {
  readonly path: `/api/${string}`;
  /** POST unless given. */
  readonly method?: Exclude<Method, 'GET'>;
  /** The body out of the form's fields. */
  readonly read: (fields: FormData) => Body;
  /** What goes along and is another one each time, such as a captcha's token: a repeat with another one is still the same request. */
  readonly along?: () => Promise<Body>;
  /** How the body is sent, unless as JSON to `path` for an answer in JSON. */
  readonly ask?: (body: Body) => Promise<Sent<T>>;
  /** What the browser can know before it asks; nothing is sent while it finds something. */
  readonly check?: (body: Body) => FieldErrors;
  /** After success. The form is busy until it resolves. */
  readonly done: (answer: T) => void | Promise<void>;
  /** Whether the form is emptied after that, once it can be sent again: whoever sees it empty may fill it in and press Enter. */
  readonly empties?: boolean;
}

/**
 * The one action of a form: `submit` for its `onSubmit`. A refusal stands in `summary` and, by field, in `errorOf`, and what has no field is
 * told as a toast; what was filled in stays. A form that is sent twice is one request: it waits while one is
 * under way, and a repeat after a lost answer carries the same idempotency key. `isReady` once the script is there.
 */
export function useSubmit<T = unknown>({
  path,
  method = 'POST',
  read,
  along,
  ask,
  check,
  done,
  empties = false,
}: Submission<T>) {
  const keys = useRef(createKeyKeeper());
  const isReady = useHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const { refuse, clear, summary, errorOf } = useRefusal();

  const told = (refusal: CallError, form: HTMLFormElement) => {
    refuse(refusal, form);
    return false;
  };

  const sendOnce = async (body: Body) => {
    const idempotencyKey = keys.current.keyFor(body);
    return sendJson<T>(method, path, { ...body, ...(await along?.()) }, { idempotencyKey });
  };

  /** Whether it was taken. */
  const send = async (form: HTMLFormElement): Promise<boolean> => {
    const body = read(new FormData(form));
    const errors = check?.(body) ?? {};
    if (Object.keys(errors).length > 0) return told({ errors: mutable(errors) }, form);
    const sent = await (ask?.(body) ?? sendOnce(body));
    if (!sent.ok) return told(sent.error, form);
    keys.current.forget();
    clear();
    await done(sent.data);
    return true;
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setIsBusy(true);
    // The button is there again before the fields are empty: an Enter in between would be lost.
    const isTaken = await send(form).finally(() => flushSync(() => setIsBusy(false)));
    if (isTaken && empties) form.reset();
  };

  return { isBusy, isReady, summary, errorOf, submit };
}

function mutable(errors: FieldErrors): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, rules]) => [field, [...rules]]));
}
