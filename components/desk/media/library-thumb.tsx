import type { LibraryPictureWire } from '@/contract/desk-media';

interface LibraryThumbProps {
  readonly picture: Pick<LibraryPictureWire, 'small_address'>;
}

/** A picture of the library as it is, whole, on a place of 4:3. Decorative: its name stands beside it. */
export function LibraryThumb({ picture }: LibraryThumbProps) {
  return (
    <img
      src={picture.small_address}
      alt=""
      width={320}
      height={240}
      loading="lazy"
      decoding="async"
      className="block aspect-4/3 w-full rounded-card border border-line bg-bg-raised object-contain"
    />
  );
}
