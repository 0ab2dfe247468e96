import { getMessages, getTranslations } from 'next-intl/server';
import { MarketPicture } from '@/components/layout/pictures/market-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { MoreMessages } from '@/components/ui/more-messages';
import { VaultList } from '@/components/vault/vault-list';
import { listVault } from '@/lib/data/vault';
import { deskPath } from '@/lib/routes';
import { deskMetadata } from '@/lib/seo/page-metadata';
import { DeskScreen } from '../../_components/desk-screen';

export const generateMetadata = () => deskMetadata('vault');

/** GET /user/ticket-deposits/kasa: the vault of codes, for admins. Rendered per request (D12). */
export default function VaultPage() {
  return <DeskScreen desk="vault" path={deskPath('vault')} load={load} />;
}

async function load() {
  const items = await listVault();
  const t = await getTranslations('vault');
  if (items.length === 0)
    return <EmptyState picture={<MarketPicture />} title={t('none.title')} text={t('none.text')} />;
  const { vaultOwn } = await getMessages();
  return (
    <MoreMessages messages={{ vaultOwn }}>
      <VaultList items={items} />
    </MoreMessages>
  );
}
