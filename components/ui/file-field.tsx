'use client'; // Files are chosen, dropped and pasted here.

import { useTranslations } from 'next-intl';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FieldNotes } from './field-frame';
import { FileRow, type ShownFile } from './file-row';
import { Icon } from './icon';

interface FileFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Types as an input's `accept` has them. */
  readonly accept: string;
  readonly most: number;
  readonly files: readonly ShownFile[];
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: number) => void;
}

/** Pictures to send along: chosen, dropped on the field, or pasted anywhere while it is on the page; each shows how far it is. */
export function FileField({ label, hint, error, accept, most, files, onAdd, onRemove }: FileFieldProps) {
  const t = useTranslations('uploads');
  const id = useId();
  const [isOver, setOver] = useState(false);
  usePastedFiles(onAdd);
  const input = useEarlyFiles(onAdd);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onAdd([...event.dataTransfer.files]);
  };
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-2">
      <span id={`${id}-label`} className="text-sm font-medium text-text">
        {label}
      </span>
      {files.length < most ? (
        <label
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          data-over={isOver || undefined}
          className="flex min-h-24 cursor-pointer flex-col items-center justify-center gap-2 rounded-card border border-dashed border-line-strong bg-bg px-4 py-5 text-center text-sm text-text-2 transition-colors hover:border-text-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-over:border-text data-over:text-text"
        >
          <Icon name="camera" size={22} />
          <span>{t('choose')}</span>
          <input
            ref={input}
            type="file"
            accept={accept}
            multiple={most > 1}
            aria-labelledby={`${id}-label`}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
            onChange={({ currentTarget }) => {
              onAdd([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
            className="sr-only"
          />
        </label>
      ) : null}
      {files.length > 0 ? (
        <ul className="grid gap-2">
          {files.map((file) => (
            <FileRow key={file.key} file={file} onRemove={onRemove} />
          ))}
        </ul>
      ) : null}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** What was chosen before the script was there to hear of it is taken up when it comes. */
function useEarlyFiles(onAdd: FileFieldProps['onAdd']) {
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(() => {
    const files = [...(input.current?.files ?? [])];
    if (files.length > 0) onAdd(files);
    if (input.current) input.current.value = '';
  });
  useEffect(() => take(), []);
  return input;
}

/** A screenshot in the clipboard is the usual proof: it may be pasted wherever the focus is. */
function usePastedFiles(onAdd: FileFieldProps['onAdd']): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length > 0) onAdd(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
