import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { ImportPanel } from '@/components/desk/content/import-panel';
import { DeskHead } from '@/components/desk/desk-head';
import { buttonClass } from '@/components/ui/button';
import { MoreMessages } from '@/components/ui/more-messages';
import { SoftLink } from '@/components/ui/soft-link';
import {
  contentKinds,
  figureKinds,
  figuresOf,
  type ImportKind,
  sharedFigures,
} from '@/contract/desk-content';
import { findImportKind, listContentFields } from '@/lib/data/desk-content';
import { deskEntryPath } from '@/lib/desk-paths';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../../../_components/read-query';
import { StaffPage } from '../../../_components/staff-page';

export const generateMetadata = () => deskPageMetadata('content');

type Props = PageProps<'/yonetim/icerik/[kind]/aktar'>;

/** GET /yonetim/icerik/{kind}/aktar: a file, or figures typed for the entry `kayit`, compared with what is stored and written as it was shown. */
export default async function ImportPage({ params, searchParams }: Props) {
  const kind = findImportKind((await params).kind) ?? notFound();
  const { kayit } = await readQuery(searchParams, 'kayit');
  return <StaffPage path={deskEntryPath('content', kind, 'aktar')} show={() => show(kind, kayit)} />;
}

async function show(kind: ImportKind, slug: string | undefined) {
  const [t, { desk }, fields] = await Promise.all([
    getTranslations('desk.content'),
    getMessages(),
    listContentFields(kind),
  ]);
  const many = t(`kinds.${kind}.many`);
  const figures = figureKinds.find((one) => one === kind);
  const owner = contentKinds.find((one) => one === kind || (one in figuresOf && toFigures(one) === kind));
  const back = owner ?? notFound();
  return (
    <>
      <DeskHead
        title={`${many}: ${t('import.title').toLocaleLowerCase('tr')}`}
        lead={t('import.lead')}
        actions={
          <SoftLink
            href={slug ? deskEntryPath('content', back, slug) : deskEntryPath('content', back)}
            className={buttonClass('quiet')}
          >
            {t(`kinds.${back}.many`)}
          </SoftLink>
        }
      />
      <MoreMessages messages={{ desk: { content: desk.content } }}>
        <ImportPanel
          kind={kind}
          fields={fields}
          {...(figures && slug && { entered: { kind: figures, slug, shared: sharedFigures[figures] } })}
        />
      </MoreMessages>
    </>
  );
}

function toFigures(kind: string): string | undefined {
  return Object.entries(figuresOf).find(([of]) => of === kind)?.[1];
}
