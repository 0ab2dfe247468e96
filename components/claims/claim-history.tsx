import { useTranslations } from 'next-intl';
import { PrivatePictures } from '@/components/ui/private-pictures';
import { RelativeTime } from '@/components/ui/relative-time';
import type { ClaimKind, ClaimStepWire } from '@/contract/claims';

interface ClaimHistoryProps {
  /** A case is solved, an account verified, an order taken on, anything else approved. */
  readonly kind: ClaimKind | 'order';
  readonly steps: readonly ClaimStepWire[];
  /** Whose eyes: the owner reads "sen", a reviewer "üye". */
  readonly viewer: 'owner' | 'reviewer';
}

/** Who somebody is to whom. */
const words = {
  owner: { member: 'you', team: 'team' },
  reviewer: { member: 'member', team: 'team' },
} as const;

/** What happened to a claim, oldest first: who did what, when, what was said and shown; what happened by itself names nobody. */
export function ClaimHistory({ kind, steps, viewer }: ClaimHistoryProps) {
  const t = useTranslations('claims');
  return (
    <ol className="grid gap-4 border-s border-line ps-5">
      {steps.map((step) => (
        <li key={`${step.at} ${step.action}`} className="relative">
          <span
            aria-hidden="true"
            className={`absolute -start-[1.6rem] top-1.5 size-2.5 rounded-full ${step.by === 'team' ? 'bg-text' : 'bg-line-strong'}`}
          />
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
            <span className="font-semibold">{t(`steps.${step.action}`, { kind })}</span>
            <span className="text-text-3">
              {step.by === 'site' ? null : `${t(`by.${words[viewer][step.by]}`)} · `}
              <RelativeTime iso={step.at} />
            </span>
          </p>
          {step.text ? (
            <p className="mt-1.5 max-w-prose leading-relaxed break-words whitespace-pre-line text-text-2">
              {step.text}
            </p>
          ) : null}
          <PrivatePictures files={step.files} isLarge={viewer === 'reviewer'} />
        </li>
      ))}
    </ol>
  );
}
