import type { Earning, Wish } from './user-story';

/** Something that moved a balance at a time (milliseconds): an earning, or the purchase of an item. */
export type Movement = { readonly at: number; readonly amount: number } & (
  | { readonly earning: Earning }
  | { readonly earning: null; readonly wish: Wish }
);

interface Story {
  readonly earnings: readonly Earning[];
  readonly wishes: readonly Wish[];
  readonly now: number;
}

const halfHour = 1_800_000;

/** Puts the purchases between the earnings, each as soon as the balance covers it, so that it never falls below zero. */
export function userMovements({ earnings, wishes, now }: Story): Movement[] {
  const movements: Movement[] = [];
  const waiting = [...wishes];
  let balance = 0;
  const buyAfter = (time: number) => {
    const wish = waiting[0];
    if (!wish || balance < wish.price) return;
    waiting.shift();
    balance -= wish.price;
    const at = Math.floor(time + Math.min(halfHour, (now - time) / 2));
    movements.push({ at, amount: -wish.price, earning: null, wish });
  };
  for (const earning of earnings) {
    balance += earning.amount;
    movements.push({ at: earning.at, amount: earning.amount, earning });
    buyAfter(earning.at);
  }
  for (let left = waiting.length; left > 0; left -= 1) buyAfter(earnings.at(-1)?.at ?? now);
  return movements.sort((a, b) => a.at - b.at);
}
