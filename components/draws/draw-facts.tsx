import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SoftLink } from '@/components/ui/soft-link';
import type { DrawFactsWire } from '@/contract/draw-proof';
import { pageRows } from '@/lib/routes';
import { DrawCheck } from './draw-check';
import { useDrawCheckTexts } from './draw-check-texts';
import { type DrawEnded, DrawTimeline } from './draw-timeline';

interface DrawFactsProps {
  readonly draw: DrawFactsWire;
  /** The call that answers everything the draw is computed from. */
  readonly proof: `/api/${string}`;
  /** What the file of it is called. */
  readonly name: string;
  /** The draw whose own tickets the viewer may have; none where nobody has tickets. */
  readonly raffle?: string;
  /** Why the steps that are left do not come; not there while they do. */
  readonly ended?: DrawEnded | null;
}

/** What makes a draw checkable: what was promised when, the numbers of it, a button that computes it all again, and everything to take along. */
export function DrawFacts({ draw, proof, name, raffle, ended = null }: DrawFactsProps) {
  const t = useTranslations('draws.proof');
  const way = draw.beacon ? 'beacon' : 'first';
  const texts = useDrawCheckTexts();
  return (
    <section aria-labelledby="draw-facts" className="rounded-panel border border-line bg-surface p-5 sm:p-7">
      <h2 id="draw-facts" className="font-display text-xl font-semibold">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-3xl text-sm leading-relaxed text-text-2">{t(`${way}.text`)}</p>
      <p className="mt-2 max-w-3xl text-sm leading-relaxed text-text-3">
        {t(`${way}.limit`)}{' '}
        <SoftLink href={pageRows.howToCheck.path} className="underline underline-offset-4">
          {t('more')}
        </SoftLink>
      </p>
      {draw.beacon ? <DrawTimeline draw={draw} beacon={draw.beacon} ended={ended} /> : null}
      <DrawNumbers draw={draw} ended={ended} />
      {draw.root && (draw.beacon || draw.server_seed) ? (
        <DrawCheck
          proof={proof}
          raffle={raffle ?? null}
          published={{ commitment: draw.commitment, root: draw.root ?? null }}
          texts={texts}
        >
          <a href={proof} download={`${name}.json`} className={buttonClass()}>
            <Icon name="download" size={18} />
            {t('download')}
          </a>
          <a href="/dogrula.mjs" download="dogrula.mjs" className={buttonClass()}>
            <Icon name="download" size={18} />
            {t('script')}
          </a>
        </DrawCheck>
      ) : null}
    </section>
  );
}

function DrawNumbers({ draw, ended }: Pick<DrawFactsProps, 'draw' | 'ended'>) {
  const t = useTranslations('draws.proof');
  const facts = [
    ['commitment', draw.commitment],
    ['root', draw.root],
    ...(draw.beacon ? ([['signature', draw.beacon.signature]] as const) : []),
    ['serverSeed', draw.server_seed],
    ['seed', draw.seed],
  ] as const;
  return (
    <dl className="mt-5 space-y-4 text-sm">
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt className="text-text-3">{t(key)}</dt>
          <dd className="mt-0.5 font-mono text-xs leading-relaxed break-all text-text-2">
            {value ?? t(ended ? 'never' : `${key}Later`)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
