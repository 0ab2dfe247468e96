/**
 * A statement that is built once for each database or connection and run with other values each time: building one takes longer than
 * PostgreSQL does for it. `build` takes what it is run on and ends in `.prepare('')`; its values are `sql.placeholder`s.
 */
export function builtOnce<D extends object, S>(build: (db: D) => S): (db: D) => S {
  const known = new WeakMap<D, S>();
  return (db) => {
    const found = known.get(db);
    if (found !== undefined) return found;
    const made = build(db);
    known.set(db, made);
    return made;
  };
}
