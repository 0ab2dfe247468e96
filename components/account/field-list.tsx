interface FieldListProps {
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** Names and values, a line each. */
export function FieldList({ fields }: FieldListProps) {
  return (
    <dl className="divide-y divide-line rounded-panel border border-line bg-surface px-6">
      {fields.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-4 text-sm">
          <dt className="text-text-3">{name}</dt>
          <dd className="min-w-0 font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
