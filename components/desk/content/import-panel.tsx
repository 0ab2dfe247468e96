'use client'; // A file is chosen, compared and written here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type DragEvent, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { FigureKind, ImportKind } from '@/contract/desk-content';
import type { ContentField } from '@/contract/desk-content-fields';
import type { ImportReportWire } from '@/contract/desk-content-files';
import { errorTexts } from '@/lib/browser/error-texts';
import { sendDesk } from '@/lib/browser/send-desk';
import { showErrors, showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { deskCallTo } from '@/lib/desk-calls';
import { FigureRows } from './figure-rows';
import { ImportColumns } from './import-columns';
import { ImportReport } from './import-report';

interface ImportPanelProps {
  readonly kind: ImportKind;
  readonly fields: readonly ContentField[];
  /** The entry whose figures are entered here; absent where files alone are taken. */
  readonly entered?: FigureEntry;
}

/** What figures are of. */
interface FigureEntry {
  readonly kind: FigureKind;
  readonly slug: string;
  readonly shared: readonly string[];
}

const mostBytes = 4 * 1_048_576;

/** An import in two steps: what the file would change is shown first, and written only as it was shown. */
export function ImportPanel({ kind, fields, entered }: ImportPanelProps) {
  const t = useTranslations();
  const c = useTranslations('desk.content.import');
  const router = useRouter();
  const isReady = useHydrated();
  const [file, setFile] = useState<Blob | null>(null);
  const [report, setReport] = useState<ImportReportWire | null>(null);
  const [isBusy, setBusy] = useState(false);

  const ask = async (sent: Blob, hash?: string) => {
    setBusy(true);
    const path = deskCallTo('deskContentImport', kind);
    const answer = await sendDesk<{ readonly data: ImportReportWire }>(
      'POST',
      hash ? `${path}?apply=${hash}` : path,
      { file: sent },
    );
    setBusy(false);
    return answer;
  };
  const compare = async (chosen: File | undefined) => {
    if (!chosen) return;
    const type = typeOf(chosen.name);
    if (type === null) return showToast('error', c('type'));
    if (chosen.size > mostBytes) return showToast('error', c('tooLarge'));
    await compareBlob(new Blob([chosen], { type }));
  };
  const compareBlob = async (sent: Blob) => {
    setFile(sent);
    setReport(null);
    const answer = await ask(sent);
    if (answer.ok) setReport(answer.data.data);
    else showErrors(errorTexts(answer.error, t));
  };
  const write = async () => {
    if (!file || !report) return;
    const answer = await ask(file, report.hash);
    if (answer.ok) {
      setReport(answer.data.data);
      showToast('success', c('written'));
      router.refresh();
    } else if (answer.status === 409) {
      const again = await ask(file);
      if (again.ok) setReport(again.data.data);
      showToast('warning', c('again'));
    } else showErrors(errorTexts(answer.error, t));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void compare(event.dataTransfer.files[0]);
  };
  const count = report ? report.added_count + report.changed_count : 0;

  return (
    <div className="grid gap-5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button, which everybody can press */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-line-strong px-4 py-3"
      >
        <label className={buttonClass('secondary', 'cursor-pointer has-focus-visible:outline-2')}>
          {isBusy ? <Spinner /> : null}
          {c('choose')}
          <input
            type="file"
            accept=".csv,.json,text/csv,application/json"
            disabled={!isReady || isBusy}
            className="sr-only"
            onChange={({ currentTarget }) => {
              void compare(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </label>
        <p role="status" className="text-sm text-text-3">
          {isBusy ? c('reading') : c('drop')}
        </p>
      </div>
      {entered ? (
        <FigureRows
          {...{ ...entered, fields, isBusy: isBusy || !isReady }}
          problems={report?.problems ?? []}
          onCompare={compareBlob}
        />
      ) : null}
      {report || entered ? null : <ImportColumns kind={kind} fields={fields} />}
      {report ? <ImportReport kind={kind} fields={fields} report={report} /> : null}
      {report && !report.is_written && report.problem_count === 0 && count > 0 ? (
        <Button variant="primary" isBusy={isBusy} onClick={write} className="justify-self-start">
          {c('apply', { count })}
        </Button>
      ) : null}
    </div>
  );
}

function typeOf(name: string): string | null {
  if (/\.csv$/i.test(name)) return 'text/csv';
  return /\.json$/i.test(name) ? 'application/json' : null;
}
