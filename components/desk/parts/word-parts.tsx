import { useTranslations } from 'next-intl';
import { Coins, Money } from '@/components/ui/amount';
import { Badge } from '@/components/ui/badge';
import { Coin } from '@/components/ui/coin';
import { CountdownClock } from '@/components/ui/countdown-clock';
import { CountdownTiles } from '@/components/ui/countdown-tiles';
import { Facts } from '@/components/ui/facts';
import { Icon } from '@/components/ui/icon';
import { iconNames } from '@/components/ui/icon-names';
import { KindLabel } from '@/components/ui/kind-label';
import { Mark } from '@/components/ui/mark';
import { PageTitle } from '@/components/ui/page-title';
import { Person } from '@/components/ui/person';
import { ProgressRail } from '@/components/ui/progress-rail';
import { StatusBadge } from '@/components/ui/status-badge';
import { Part } from './part';

/** A moment that never comes, and the time of the page before it: what the first frame shows. */
const time = { until: '2099-01-01T00:00:00Z', madeAtMs: Date.parse('2098-12-28T19:47:27Z') };

/** What says something in a word, a mark or a number. */
export function WordParts() {
  const t = useTranslations('desk.parts.texts');
  const over = { ...time, until: '2020-01-01T00:00:00Z', over: t('over') };
  const user = { name: t('name'), avatarUrl: '/avatars/2/1.jpg', isVerified: false };
  const rail = (value: number) => (
    <div className="w-40">
      <ProgressRail label={t('title')} value={value} max={100} />
    </div>
  );
  return (
    <>
      <Part
        name="badge"
        states={{
          rest: <Badge>{t('word')}</Badge>,
          gold: <Badge tone="gold">{t('word')}</Badge>,
          green: <Badge tone="green">{t('word')}</Badge>,
          red: <Badge tone="red">{t('word')}</Badge>,
          live: <Badge tone="live">{t('word')}</Badge>,
        }}
      />
      <Part
        name="status-badge"
        states={{
          rest: <StatusBadge tone="soon">{t('word')}</StatusBadge>,
          marked: <StatusBadge tone="on">{t('word')}</StatusBadge>,
          done: <StatusBadge tone="done">{t('word')}</StatusBadge>,
          green: <StatusBadge tone="open">{t('word')}</StatusBadge>,
          live: <StatusBadge tone="live">{t('word')}</StatusBadge>,
        }}
      />
      <Part name="kind-label" states={{ rest: <KindLabel icon="trophy">{t('word')}</KindLabel> }} />
      <Part
        name="amount"
        states={{ rest: <Money minor={125_000} currency="TRY" />, gold: <Coins value={12_400} /> }}
      />
      <Part name="coin" states={{ rest: <Coin size={48} /> }} />
      <Part
        name="person"
        states={{ rest: <Person user={user} />, marked: <Person user={{ ...user, isVerified: true }} /> }}
      />
      <Part
        name="mark"
        states={{
          empty: <Mark name={t('name')} logoUrl={null} tone={null} />,
          filled: <Mark name={t('name')} logoUrl={null} tone="#7a2e2e" />,
        }}
      />
      <Part name="progress-rail" states={{ empty: rail(0), filled: rail(40), done: rail(100) }} />
      <Part
        name="countdown-clock"
        states={{
          rest: <CountdownClock {...time} over={t('over')} />,
          done: (
            <span>
              <CountdownClock {...over} />
            </span>
          ),
        }}
      />
      <Part
        name="countdown-tiles"
        states={{ rest: <CountdownTiles {...time} over={t('over')} />, done: <CountdownTiles {...over} /> }}
      />
      <Part
        name="facts"
        isWide
        states={{
          rest: (
            <Facts facts={[1, 2, 3, 4].map((at) => ({ name: `${t('label')} ${at}`, value: at * 1250 }))} />
          ),
        }}
      />
      <Part
        name="page-title"
        isWide
        states={{ rest: <PageTitle title={t('title')} text={t('sentence')} /> }}
      />
      <Part
        name="icon"
        isWide
        states={{
          rest: (
            <div className="flex flex-wrap gap-3 text-text-2">
              {iconNames.map((name) => (
                <Icon key={name} name={name} />
              ))}
            </div>
          ),
        }}
      />
    </>
  );
}
