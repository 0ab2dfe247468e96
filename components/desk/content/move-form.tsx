import { useTranslations } from 'next-intl';
import type { SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Modal } from '@/components/ui/modal';
import { TextareaField } from '@/components/ui/textarea-field';
import type { DeskMove } from '@/contract/desk-content';

interface MoveFormProps {
  readonly move: DeskMove;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSend: (more: Readonly<Record<string, string>>) => void;
}

/** What a move asks for: when an entry is published, or why it is cancelled. */
export function MoveForm({ move, isBusy, onClose, onSend }: MoveFormProps) {
  const t = useTranslations('desk.content');
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    onSend(Object.fromEntries(given));
  };
  return (
    <Modal open onClose={onClose} title={t(`moves.${move}`)}>
      <form method="post" onSubmit={submit} className="grid gap-4">
        {move === 'schedule' ? (
          <Field name="at" type="datetime-local" label={t('editor.scheduleAt')} required />
        ) : (
          <TextareaField name="reason" label={t('editor.reason')} maxLength={400} required />
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
