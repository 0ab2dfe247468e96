import type { IconName } from './icon-names';
import sprite from './icons.svg';

interface IconProps {
  readonly name: IconName;
  /** Edge length in CSS pixels. */
  readonly size?: number;
  readonly className?: string;
}

/** A line icon in the colour of the text. Decorative: the text beside it, or the control's label, says what it means. */
export function Icon({ name, size = 20, className = '' }: IconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={`icon ${className}`.trim()}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
