import { SoftLink } from './soft-link';
import { Tile } from './tile';

interface TiledNameProps {
  /** The address of its page; null for a name alone. */
  readonly href: string | null;
  readonly name: string;
  /** A second, quieter line. */
  readonly note: string | null;
  /** Address of the small picture. */
  readonly pictureUrl: string | null;
}

/** A name with its small upright picture, linked to its page where it has one. */
export function TiledName({ href, name, note, pictureUrl }: TiledNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Tile src={pictureUrl} name={name} width={28} className="w-7" />
      <span className="min-w-0">
        {href === null ? (
          <span className="block leading-5 font-medium">{name}</span>
        ) : (
          <SoftLink href={href} className="block leading-5 font-medium underline-offset-4 hover:underline">
            {name}
          </SoftLink>
        )}
        {note === null ? null : <span className="block truncate text-xs leading-4 text-text-3">{note}</span>}
      </span>
    </span>
  );
}
