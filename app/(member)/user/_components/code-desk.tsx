import { getMessages, getTranslations } from 'next-intl/server';
import { CodeList } from '@/components/redeem-codes/code-list';
import { NewCodeForm } from '@/components/redeem-codes/new-code-form';
import { MoreMessages } from '@/components/ui/more-messages';
import { listRedeemCodes } from '@/lib/data/redeem-codes';
import { listPage } from '@/lib/paths';
import { deskPath } from '@/lib/routes';
import { DeskScreen } from './desk-screen';

interface CodeDeskProps {
  readonly cursor?: string;
}

/** Redeem codes: on the first page the form of a new one, on each a page of them. */
export function CodeDesk({ cursor }: CodeDeskProps) {
  const path = deskPath('codes');
  return <DeskScreen desk="codes" path={listPage(path, cursor)} load={() => load(cursor)} />;
}

async function load(cursor: string | undefined) {
  const page = await listRedeemCodes(cursor ?? null);
  if (!page) return null;
  const t = await getTranslations('redeemCodes');
  const { redeemCodesOwn } = await getMessages();
  const isFirst = cursor === undefined;
  return (
    <MoreMessages messages={{ redeemCodesOwn }}>
      <div className="space-y-10">
        {isFirst ? (
          <section
            aria-labelledby="new-code"
            className="rounded-panel border border-line bg-surface p-5 sm:p-8"
          >
            <h2 id="new-code" className="mb-6 font-display text-xl font-semibold">
              {t('new')}
            </h2>
            <NewCodeForm />
          </section>
        ) : null}
        <CodeList page={page} isFirst={isFirst} />
      </div>
    </MoreMessages>
  );
}
