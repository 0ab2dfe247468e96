'use client';

import { useTranslations } from 'next-intl';
import { Icon } from './icon';
import { ProgressRail } from './progress-rail';

/** A file on its way, there, or refused. */
export interface ShownFile {
  readonly key: number;
  readonly name: string;
  /** From 0 to 1. */
  readonly progress: number;
  /** Where its picture is once it is there. */
  readonly url: string | null;
  readonly error: string | null;
}

interface FileRowProps {
  readonly file: ShownFile;
  readonly onRemove: (key: number) => void;
}

/** One file: its picture once it is there, how far it is until then, why it was refused, and the way to take it out. */
export function FileRow({ file: { key, name, progress, url, error }, onRemove }: FileRowProps) {
  const t = useTranslations('uploads');
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-surface p-2 pe-1">
      <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-lg bg-surface-2 text-text-3">
        {url ? (
          <img src={url} alt="" width={56} height={56} className="size-14 object-cover" />
        ) : (
          <Icon name="camera" />
        )}
      </span>
      <div className="grid min-w-0 flex-1 gap-1.5 text-sm">
        <p className="truncate text-text">{name}</p>
        {error ? (
          <p role="alert" className="text-red">
            {error}
          </p>
        ) : null}
        {url || error ? null : (
          <ProgressRail label={t('sending', { name })} value={Math.round(progress * 100)} max={100} />
        )}
        {url ? <p className="text-text-3">{t('ready')}</p> : null}
      </div>
      <button
        type="button"
        aria-label={t('remove', { name })}
        onClick={() => onRemove(key)}
        className="grid size-11 shrink-0 place-items-center rounded-card text-text-3 hover:bg-surface-2 hover:text-text"
      >
        <Icon name="x" size={18} />
      </button>
    </li>
  );
}
