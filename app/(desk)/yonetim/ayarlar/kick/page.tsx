import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DeskHead } from '@/components/desk/desk-head';
import { AppForm } from '@/components/desk/kick/app-form';
import { ChannelState } from '@/components/desk/kick/channel-state';
import { ChatForm } from '@/components/desk/kick/chat-form';
import { EventList, RedemptionList, RewardList } from '@/components/desk/kick/kick-lists';
import { RewardForm } from '@/components/desk/kick/reward-form';
import { CopyText } from '@/components/ui/copy-text';
import { MoreMessages } from '@/components/ui/more-messages';
import { getDeskKick } from '@/lib/data/kick';
import { deskEntryPath } from '@/lib/desk-paths';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../../_components/read-query';
import { SettingTabs } from '../../_components/setting-tabs';
import { StaffPage } from '../../_components/staff-page';

const path = deskEntryPath('settings', 'kick');

export const generateMetadata = () => deskPageMetadata('settings');

/** GET /yonetim/ayarlar/kick: the app, the channel, its rewards, and what arrived last. Rendered per request (D12). */
export default async function KickPage({ searchParams }: PageProps<'/yonetim/ayarlar/kick'>) {
  const { kick } = await readQuery(searchParams, 'kick');
  return <StaffPage path={path} show={() => show(kick)} />;
}

async function show(ending: string | undefined) {
  const [found, t, page, { desk }] = await Promise.all([
    getDeskKick(),
    getTranslations('desk.kick'),
    getTranslations('desk.pages.settings'),
    getMessages(),
  ]);
  const kick = found ?? notFound();
  const isConnected = kick.channel !== null;
  return (
    <MoreMessages messages={{ desk: { kick: { own: desk.kick.own } } }}>
      <DeskHead title={page('title')} lead={page('lead')} />
      <SettingTabs page="settings" current={path} />
      {ending !== undefined && ending !== 'linked' ? (
        <p role="alert" className="mb-6 text-sm text-red">
          {t('failed')}
        </p>
      ) : null}
      <div className="grid max-w-5xl gap-10">
        <Part title={t('app')}>
          <p className="max-w-prose text-sm text-text-2">{t('appText')}</p>
          <div className="grid gap-4 lg:grid-cols-2">
            <CopyText text={kick.redirect_url} label={t('redirectUrl')} />
            <CopyText text={kick.webhook_url} label={t('webhookUrl')} />
          </div>
          <AppForm clientId={kick.client_id} />
        </Part>
        {kick.client_id === null ? null : (
          <Part title={t('channel')}>
            <ChannelState kick={kick} />
          </Part>
        )}
        {isConnected ? (
          <>
            <Part title={t('rewards')}>
              <p className="max-w-prose text-sm text-text-2">{t('rewardsText')}</p>
              <RewardList rewards={kick.rewards} />
              <RewardForm />
            </Part>
            <Part title={t('redemptions')}>
              <RedemptionList redemptions={kick.redemptions} />
            </Part>
            <Part title={t('chat')}>
              <ChatForm />
            </Part>
            <Part title={t('events')}>
              <EventList events={kick.events} />
            </Part>
          </>
        ) : null}
      </div>
    </MoreMessages>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="font-display text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}
