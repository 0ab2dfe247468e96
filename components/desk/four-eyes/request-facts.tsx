import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ValueText } from '@/components/desk/content/value-text';
import { Coins } from '@/components/ui/amount';
import type { FourEyesRequestWire } from '@/contract/desk-four-eyes';
import { deskEntryPath } from '@/lib/desk-paths';

interface RequestFactsProps {
  readonly request: FourEyesRequestWire;
}

/** What a request is about, as its second person needs it: the member with the way to their page, what is to happen, and why. */
export function RequestFacts({ request: { member, subject, payload, reason } }: RequestFactsProps) {
  const t = useTranslations('desk.fourEyes');
  const { audit } = useMessages().desk;
  const labels: Readonly<Record<string, string>> = audit.fields;
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
      <Fact label={t('subject')}>
        {member ? (
          <a href={deskEntryPath('members', member.id)} className="break-all underline underline-offset-4">
            {member.username}
          </a>
        ) : (
          <Subject subject={subject} />
        )}
      </Fact>
      {Object.entries(payload).map(([name, value]) => (
        <Fact key={name} label={labels[name] ?? name}>
          <PayloadValue name={name} value={value} />
        </Fact>
      ))}
      <Fact label={t('reason')}>
        <span className="break-words">{reason}</span>
      </Fact>
    </dl>
  );
}

/** An entry of the content desk by its kind, with the way to its editor; what is none as the audit log names it. */
function Subject({ subject }: Pick<FourEyesRequestWire, 'subject'>) {
  const kinds: Readonly<Record<string, { readonly one: string }>> = useMessages().desk.content.kinds;
  const [name = '', slug = ''] = subject.split(':');
  const kind = name.replaceAll('_', '-');
  const words = kinds[kind];
  if (!words) return <span className="break-all">{subject}</span>;
  return (
    <a href={deskEntryPath('content', kind, slug)} className="break-all underline underline-offset-4">
      {words.one}: {slug}
    </a>
  );
}

type Value = FourEyesRequestWire['payload'][string];

/** What this site has a word for in its word, everything else as it came. */
function PayloadValue({ name, value }: { readonly name: string; readonly value: Value }) {
  const { desk, statement } = useMessages();
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    role: desk.team.roles,
    line_reason: statement.reasons,
  };
  const word = words[name]?.[String(value)];
  if (word) return word;
  if (name === 'amount' && typeof value === 'number') return <Coins value={value} />;
  if (name === 'before' || name === 'after') return <Prizes value={value} />;
  const texts = { label: String, help: () => undefined, choice: String };
  return <ValueText field={undefined} value={value} texts={texts} />;
}

/** Prizes as members read them, a place or a step a line. */
function Prizes({ value }: { readonly value: Value }) {
  const t = useTranslations('desk.fourEyes');
  const lists = typeof value === 'object' && value !== null ? Object.values(value) : [];
  const prizes = lists.flatMap((list) => (Array.isArray(list) ? list : []));
  const toLine = (prize: unknown) => {
    if (typeof prize !== 'object' || prize === null) return '';
    const { rank_from: from, rank_to: to, threshold, title } = { ...noPrize, ...prize };
    const place = threshold ?? from;
    if (place === null) return String(title);
    return from !== null && from !== to
      ? t('prizes', { from: Number(from), to: Number(to), title: String(title) })
      : t(threshold === null ? 'prize' : 'step', { place: Number(place), title: String(title) });
  };
  return (
    <ul className="grid gap-1">
      {prizes.map((prize) => (
        <li key={JSON.stringify(prize)}>{toLine(prize)}</li>
      ))}
    </ul>
  );
}

const noPrize: Readonly<Record<'rank_from' | 'rank_to' | 'threshold' | 'title', unknown>> = {
  rank_from: null,
  rank_to: null,
  threshold: null,
  title: '',
};

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-text-3">{label}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </>
  );
}
