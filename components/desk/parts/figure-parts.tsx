import { useTranslations } from 'next-intl';
import { Area } from '@/components/figures/area';
import { spanAxis } from '@/components/figures/axis';
import { Bars, type FigureBar } from '@/components/figures/bars';
import { Figure } from '@/components/figures/figure';
import { Lanes } from '@/components/figures/lanes';
import { NoFigure } from '@/components/figures/no-figure';
import { Ring } from '@/components/figures/ring';
import { Sparkline } from '@/components/figures/sparkline';
import { Stairs } from '@/components/figures/stairs';
import { Strip } from '@/components/figures/strip';
import { Vessel } from '@/components/figures/vessel';
import { defaultAvatar } from '@/lib/format/default-avatar';
import { Part } from './part';

const values = [4, 7, -2, 9, 5, 12, null];
const tones: readonly FigureBar['tone'][] = ['plain', 'win', 'plain', 'live', 'hollow', 'win', 'plain'];

/** What draws numbers. */
export function FigureParts() {
  const t = useTranslations('desk.parts.texts');
  const points = values.map((value, at) => ({ value: value ?? 0, text: `${value}`, label: `${at + 1}` }));
  const bars = points.map((point, at) => ({
    ...point,
    value: values[at] ?? null,
    tone: tones[at] ?? 'plain',
  }));
  const plot = { text: t('sentence'), formatTick: String, lines: [{ value: 6, text: t('label') }] };
  const table = {
    columns: [{ title: t('name') }, { title: t('label'), align: 'end' as const }],
    rows: points.map(({ label, text }) => ({ key: label, cells: [label, text] })),
  };
  const lanes = [9, 6, 2].map((value, at) => ({
    key: `${at}`,
    name: `${t('name')} ${at + 1}`,
    value,
    valueText: `${value}.000`,
    tone: (['win', 'plain', 'coin'] as const)[at] ?? 'plain',
    face: defaultAvatar(`${at + 1}`),
    ...(at === 1 && { rule: t('label') }),
  }));
  const stairs = [1, 0.5, 0].map((share, at) => ({
    key: `${at}`,
    name: `${t('choice')} ${at + 1}`,
    share,
    reachedText: t('over'),
    children: t('word'),
  }));
  const ticks = [120, 180, 260, 300].map((value, at) => ({ value, count: at + 1, text: `${value}` }));
  return (
    <>
      <Part
        name="figure"
        isWide
        states={{
          rest: (
            <Figure title={t('title')} note={t('sentence')} table={table} level="h3">
              <Bars {...plot} bars={bars} />
            </Figure>
          ),
        }}
      />
      <Part
        name="no-figure"
        isWide
        states={{ empty: <NoFigure title={t('title')} text={t('none')} level="h3" /> }}
      />
      <Part
        name="bars"
        isWide
        states={{ rest: framed(<Bars {...plot} bars={bars} curve={[1, 3, 4, 6, 7, 9, 10]} />) }}
      />
      <Part name="area" isWide states={{ rest: framed(<Area {...plot} points={points} count={9} />) }} />
      <Part name="lanes" isWide states={{ rest: framed(<Lanes label={t('title')} lanes={lanes} />) }} />
      <Part name="stairs" isWide states={{ rest: framed(<Stairs label={t('title')} stairs={stairs} />) }} />
      <Part
        name="strip"
        isWide
        states={{
          rest: framed(
            <Strip
              text={t('sentence')}
              axis={spanAxis(100, 320)}
              formatTick={String}
              ticks={ticks}
              line={{ value: 240, text: t('label') }}
            />,
          ),
        }}
      />
      <Part
        name="ring"
        states={{
          empty: <Ring share={0} text="0" />,
          rest: (
            <Ring share={0.4} text="40">
              %40
            </Ring>
          ),
          green: <Ring share={0.7} text="70" tone="win" />,
          gold: <Ring share={1} text="100" tone="coin" />,
        }}
      />
      <Part
        name="sparkline"
        states={{
          rest: <Sparkline values={[5, 4, 6, 3, 2, 2, 1, 1]} text={t('sentence')} />,
          empty: <Sparkline values={[null, 3, null, 4, 4, null, null, 2]} text={t('sentence')} />,
        }}
      />
      <Part
        name="vessel"
        states={{
          empty: <Vessel share={0} text="0" marks={[0.3, 0.6]} />,
          filled: <Vessel share={0.5} text="50" marks={[0.3, 0.6]} />,
        }}
      />
    </>
  );
}

/** A figure goes by the width of its frame. */
function framed(drawing: React.ReactNode) {
  return <div className="figure">{drawing}</div>;
}
