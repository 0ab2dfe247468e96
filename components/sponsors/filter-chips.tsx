interface FilterChipsProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** A group of radio buttons in the shape of chips; on a phone it scrolls sideways. */
export function FilterChips({ name, legend, options, chosen, onChoose }: FilterChipsProps) {
  return (
    <fieldset className="min-w-0 lg:flex lg:items-start">
      <legend className="mb-2 text-sm text-text-3 lg:float-left lg:mb-0 lg:w-36 lg:shrink-0 lg:pt-4 desk:pt-3">
        {legend}
      </legend>
      <div className="flex flex-wrap gap-2 py-1">
        {options.map(({ value, label }) => (
          <label key={value} className="chip">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
