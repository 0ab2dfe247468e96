import type { IconName } from './icon-names';
import { iconsFile } from './icons-file';

interface IconProps {
  readonly name: IconName;
  /** Edge length in CSS pixels. */
  readonly size?: number;
  readonly className?: string;
}

/** The style sheet knows them by their width alone, the usual one without it. */
const usual = 20;
const known: ReadonlySet<number> = new Set([16, 18, usual]);

/** A line icon in the colour of the text. Decorative: the text beside it, or the control's label, says what it means. */
export function Icon({ name, size = usual, className = '' }: IconProps) {
  return (
    <svg
      width={size === usual ? undefined : size}
      height={known.has(size) ? undefined : size}
      aria-hidden="true"
      className={`icon ${className}`.trim()}
    >
      <use href={`${iconsFile}#${name}`} />
    </svg>
  );
}
