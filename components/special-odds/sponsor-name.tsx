import { SoftLink } from '@/components/ui/soft-link';
import { pathTo } from '@/lib/paths';

interface SponsorNameProps {
  readonly sponsor: { readonly name: string; readonly slug: string | null };
  readonly className?: string;
}

/** A sponsor's name, which leads to its page where it has one. */
export function SponsorName({ sponsor: { name, slug }, className = '' }: SponsorNameProps) {
  if (slug === null) return <span className={className}>{name}</span>;
  return (
    <SoftLink
      href={pathTo('sponsor', slug)}
      className={`rounded-sm underline-offset-4 hover:underline ${className}`}
    >
      {name}
    </SoftLink>
  );
}
