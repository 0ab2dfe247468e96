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
    <fieldset>
      <legend>{legend}</legend>
      <div>
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
