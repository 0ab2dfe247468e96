'use client';

import { FileField } from '@/components/ui/file-field';
import type { useUploads } from '@/lib/browser/use-uploads';

interface ProofFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly most: number;
  readonly error: string | undefined;
  readonly uploads: ReturnType<typeof useUploads>;
}

/** The pictures that prove a claim: private, each shown as the site has kept it. */
export function ProofField({ label, hint, most, error, uploads: { uploads, add, remove } }: ProofFieldProps) {
  return (
    <FileField
      label={label}
      hint={hint}
      error={error}
      accept="image/jpeg,image/png,image/webp"
      most={most}
      files={uploads.map(({ id, ...file }) => ({ ...file, url: id === null ? null : `/api/media/${id}` }))}
      onAdd={add}
      onRemove={remove}
    />
  );
}
