import { useTranslations } from 'next-intl';
import type { SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormSummary } from '@/components/ui/form-summary';
import { Modal } from '@/components/ui/modal';
import { TextareaField } from '@/components/ui/textarea-field';
import type { DeskMove } from '@/contract/desk-content';
import { useRefusal } from '@/lib/browser/use-refusal';

interface MoveFormProps {
  readonly move: DeskMove;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSend: (more: Readonly<Record<string, string>>) => void;
}

/** What a move asks for: when an entry is published, or why it is cancelled. */
export function MoveForm({ move, isBusy, onClose, onSend }: MoveFormProps) {
  const t = useTranslations('desk.content');
  const { summary, errorOf, refuse } = useRefusal();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const given = [...new FormData(event.currentTarget)].map(
      ([name, value]) => [name, String(value)] as const,
    );
    const missing = given.filter(([, value]) => value.trim() === '');
    if (missing.length === 0) return onSend(Object.fromEntries(given));
    const errors = Object.fromEntries(missing.map(([name]) => [name, ['required']]));
    refuse({ errors }, event.currentTarget);
  };
  return (
    <Modal open onClose={onClose} title={t(`moves.${move}`)}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <FormSummary texts={summary} />
        {move === 'schedule' ? (
          <Field
            name="at"
            type="datetime-local"
            label={t('editor.scheduleAt')}
            error={errorOf('at')}
            required
          />
        ) : (
          <TextareaField
            name="reason"
            label={t('editor.reason')}
            error={errorOf('reason')}
            maxLength={400}
            required
          />
        )}
        <div className="flex gap-3">
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('editor.confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('editor.close')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
