'use client';

import { useTranslations } from 'next-intl';
import type { AvatarChoice } from '@/lib/data/main';

interface AvatarChoicesProps {
  readonly avatars: readonly AvatarChoice[];
  readonly chosen: string | null;
  readonly onChoose: (path: string) => void;
}

/** The pictures as a group of radio buttons: arrow keys move, a ring marks the choice. */
export function AvatarChoices({ avatars, chosen, onChoose }: AvatarChoicesProps) {
  const t = useTranslations('avatar');
  return (
    <fieldset>
      <legend className="mb-4 text-sm text-text-2">{t('legend')}</legend>
      <div className="grid grid-cols-3 gap-3">
        {avatars.map(({ path, url }, index) => (
          <label
            key={path}
            className="relative block aspect-square overflow-hidden rounded-card border-2 border-line transition-colors hover:border-line-strong has-checked:border-gold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="avatar"
              value={path}
              checked={path === chosen}
              onChange={() => onChoose(path)}
              className="absolute inset-0 size-full opacity-0"
            />
            <span className="sr-only">{t('choice', { number: index + 1 })}</span>
            <img src={url} alt="" width={160} height={160} className="size-full object-cover" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
