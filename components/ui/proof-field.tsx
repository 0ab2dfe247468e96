'use client';

import { callTo } from '@/lib/calls';
import { FileField } from './file-field';
import type { ShownFile } from './file-row';

/** Pictures on their way, as `useUploads` has them. */
interface Uploads {
  readonly uploads: readonly (Omit<ShownFile, 'url'> & { readonly id: string | null })[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: number) => void;
}

interface ProofFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly most: number;
  readonly error: string | undefined;
  readonly uploads: Uploads;
}

/** The pictures that prove something: private, each shown as the site has kept it. */
export function ProofField({ label, hint, most, error, uploads: { uploads, add, remove } }: ProofFieldProps) {
  return (
    <FileField
      label={label}
      hint={hint}
      error={error}
      accept="image/jpeg,image/png,image/webp"
      most={most}
      files={uploads.map(({ id, ...file }) => ({
        ...file,
        url: id === null ? null : callTo('privatePicture', id),
      }))}
      onAdd={add}
      onRemove={remove}
    />
  );
}
