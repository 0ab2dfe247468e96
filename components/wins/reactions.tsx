'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { ReactionCounts, WinReactionName } from '@/contract/win-reactions';
import { takeWish } from '@/lib/browser/login-wish';
import { formatCoins } from '@/lib/format/money';
import { loginPath } from '@/lib/format/next-path';
import { pathTo } from '@/lib/paths';
import { useReaction } from './use-reaction';

interface ReactionsProps {
  readonly id: string;
  /** As the page was made with them: what a guest reads. */
  readonly counts: ReactionCounts;
}

const faces = [
  ['clap', 'party-popper'],
  ['fire', 'flame'],
  ['heart', 'heart'],
  ['wow', 'sparkles'],
] as const satisfies readonly (readonly [WinReactionName, IconName])[];

/** What members said to a win, each kind with its number; an island because a member presses, and a guest is led to the login and back. */
export function Reactions({ id, counts }: ReactionsProps) {
  const t = useTranslations('winReactions');
  const { who, standing, press } = useReaction(id, counts);
  useEffect(() => {
    const pressed = who === 'member' && faces.find(([name]) => takeWish(toWish(id, name)));
    // Given to the win, never taken back from it.
    if (pressed && standing.own !== pressed[0]) void press(pressed[0]);
  });
  return (
    <fieldset className="reactions">
      <legend className="sr-only">{t('label')}</legend>
      {faces.map(([name, icon]) =>
        who === 'guest' ? (
          <a
            key={name}
            href={loginPath(pathTo('win', id))}
            data-auth-dialog="login"
            data-wish={toWish(id, name)}
            title={t('login')}
            className="reaction"
          >
            <Face icon={icon} name={t(`names.${name}`)} count={standing.counts[name]} />
          </a>
        ) : (
          <button
            key={name}
            type="button"
            disabled={who === 'unknown'}
            aria-pressed={standing.own === name}
            title={t(`names.${name}`)}
            onClick={() => void press(name)}
            className="reaction"
          >
            <Face icon={icon} name={t(`names.${name}`)} count={standing.counts[name]} />
          </button>
        ),
      )}
    </fieldset>
  );
}

/** What a guest's press on a reaction is called until the login. */
const toWish = (id: string, name: WinReactionName) => `reaction:${id}:${name}`;

interface FaceProps {
  readonly icon: IconName;
  readonly name: string;
  readonly count: number;
}

function Face({ icon, name, count }: FaceProps) {
  return (
    <>
      <Icon name={icon} size={18} />
      <span className="sr-only">{name}</span>
      <span>{formatCoins(count)}</span>
    </>
  );
}
