import type { ComponentType } from 'react';
import type { FieldInput } from '@/contract/desk-content-fields';
import type { ContentInputsProps, InputProps } from '../content-field';
import { ChoiceInput } from './choice-input';
import { ChoicesInput } from './choices-input';
import { ColourInput } from './colour-input';
import { ListInput } from './list-input';
import { LongtextInput } from './longtext-input';
import { MarkdownInput } from './markdown-input';
import { MomentInput } from './moment-input';
import { NumberInput } from './number-input';
import { ObjectInput } from './object-input';
import { PictureInput } from './picture-input';
import { ReferenceInput } from './reference-input';
import { ReferencesInput } from './references-input';
import { TextInput } from './text-input';
import { TextsInput } from './texts-input';
import { YesNoInput } from './yes-no-input';

/** One component an input, for every kind of content. */
const components: Readonly<Record<FieldInput, ComponentType<InputProps>>> = {
  slug: TextInput,
  text: TextInput,
  address: TextInput,
  path: TextInput,
  longtext: LongtextInput,
  markdown: MarkdownInput,
  integer: NumberInput,
  decimal: NumberInput,
  money: NumberInput,
  yes_no: YesNoInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  moment: MomentInput,
  picture: PictureInput,
  colour: ColourInput,
  sponsor: ReferenceInput,
  game: ReferenceInput,
  analyst: ReferenceInput,
  games: ReferencesInput,
  texts: TextsInput,
  list: ListInput,
  object: ObjectInput,
};

/** The inputs of an object's fields, in their order. */
export function ContentInputs({ fields, path, values, onChange, errors, lockOf, texts }: ContentInputsProps) {
  return fields.map((field) => {
    const Input = components[field.input];
    return (
      <Input
        key={field.name}
        field={field}
        path={path === '' ? field.name : `${path}.${field.name}`}
        value={values[field.name]}
        onChange={(value) => onChange({ ...values, [field.name]: value })}
        errors={errors}
        lock={lockOf(field.name)}
        texts={texts}
        Inputs={ContentInputs}
      />
    );
  });
}
