'use client'; // A field of files is told what becomes of them.

import { FileField } from '@/components/ui/file-field';

interface FilePartProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly files?: readonly {
    readonly progress: number;
    readonly url?: string;
    readonly error?: string;
  }[];
}

/** A field of files that sends nothing. */
export function FilePart({ files = [], ...field }: FilePartProps) {
  return (
    <FileField
      {...field}
      accept="image/*"
      most={2}
      files={files.map(({ progress, url = null, error = null }, key) => ({
        key,
        name: 'ekran.png',
        progress,
        url,
        error,
      }))}
      onAdd={doNothing}
      onRemove={doNothing}
    />
  );
}

function doNothing() {}
