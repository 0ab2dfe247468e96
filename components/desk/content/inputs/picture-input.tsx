import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { type InputProps, textOf } from '../content-field';
import { PictureChoice } from '../picture-choice';
import { FieldBox } from './field-box';

/** A picture: out of the library, or by its address. */
export function PictureInput(props: InputProps) {
  const t = useTranslations('desk.content.editor');
  const { value, onChange, lock } = props;
  const [isChoosing, setChoosing] = useState(false);
  const address = textOf(value);
  return (
    <FieldBox {...props}>
      {(control) => (
        <div className="flex flex-wrap items-start gap-3">
          {address === '' ? (
            <span className="grid h-22 w-39 place-items-center rounded-card border border-dashed border-line-strong text-sm text-text-3">
              {t('noPicture')}
            </span>
          ) : (
            <img
              src={address}
              alt=""
              width={156}
              height={88}
              className="h-22 w-39 rounded-card border border-line bg-bg-raised object-contain"
            />
          )}
          <div className="grid min-w-56 flex-1 gap-2">
            {lock === null ? (
              <div className="flex flex-wrap gap-2">
                <Button onClick={() => setChoosing(true)}>{t('choosePicture')}</Button>
                {address === '' ? null : (
                  <Button variant="quiet" onClick={() => onChange(null)}>
                    {t('clear')}
                  </Button>
                )}
              </div>
            ) : null}
            <label htmlFor={control.id} className="text-sm text-text-3">
              {t('pictureAddress')}
            </label>
            <input
              {...control}
              value={address}
              spellCheck={false}
              autoComplete="off"
              onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
              className="control h-11 min-w-0 px-3 text-sm text-text-2"
            />
          </div>
          {isChoosing ? (
            <PictureChoice
              onClose={() => setChoosing(false)}
              onChoose={(chosen) => {
                setChoosing(false);
                onChange(chosen.address);
              }}
            />
          ) : null}
        </div>
      )}
    </FieldBox>
  );
}
