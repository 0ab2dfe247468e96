import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DeskHead } from '@/components/desk/desk-head';
import { SetupRail } from '@/components/desk/setup/setup-rail';
import { SetupWays } from '@/components/desk/setup/setup-ways';
import { getAreaSettings } from '@/lib/data/desk-settings';
import {
  findSetupStep,
  nextStepPath,
  type SetupStep,
  setupStepPath,
  setupSteps,
} from '@/lib/format/setup-steps';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { AreaSettings } from '../../_components/area-settings';
import { GroupSettings } from '../../_components/group-settings';
import { StaffPage } from '../../_components/staff-page';

type Props = PageProps<'/yonetim/kurulum/[[...segment]]'>;

export async function generateMetadata(props: Props) {
  const step = await readStep(props);
  const t = await getTranslations('desk.setup.titles');
  return deskPageMetadata('setup', step ? t(step) : undefined);
}

/** GET /yonetim/kurulum and its steps: coin, mark, colours, areas, and where to go from there. Rendered per request (D12). */
export default async function SetupStepPage(props: Props) {
  const step = (await readStep(props)) ?? notFound();
  return <StaffPage path={setupStepPath(step)} show={() => show(step)} />;
}

async function readStep({ params }: Props): Promise<SetupStep | null> {
  const { segment = [''] } = await params;
  return findSetupStep(segment.join('/'));
}

async function show(step: SetupStep) {
  const t = await getTranslations('desk.setup');
  const at = { at: setupSteps.indexOf(step) + 1, of: setupSteps.length };
  return (
    <>
      <SetupRail current={step} />
      <DeskHead title={t(`titles.${step}`)} lead={step === 'done' ? t('doneLead') : t('lead', at)} />
      {step === 'done' ? <Ways /> : <Form step={step} />}
    </>
  );
}

function Form({ step }: { readonly step: Exclude<SetupStep, 'done'> }) {
  const next = nextStepPath(step);
  if (step === 'areas') return <AreaSettings next={next} />;
  return <GroupSettings key={step} group={step} hasPreview next={next} />;
}

async function Ways() {
  const known = await getAreaSettings();
  return <SetupWays hasNews={!known?.areas_off.includes('news')} />;
}
