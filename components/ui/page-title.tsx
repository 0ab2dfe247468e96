interface PageTitleProps {
  readonly title: string;
  readonly text: string;
}

/** The title of a page and one sentence on what it is for. */
export function PageTitle({ title, text }: PageTitleProps) {
  return (
    <div className="mb-8 sm:mb-10">
      <h1 className="font-display text-3xl font-bold tracking-tight sm:text-4xl">{title}</h1>
      <p className="mt-3 max-w-2xl leading-relaxed text-pretty text-text-2">{text}</p>
    </div>
  );
}
