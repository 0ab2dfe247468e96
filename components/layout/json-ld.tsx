interface JsonLdProps {
  /** Already serialised and safe inside a script element (lib/seo/json-ld). */
  readonly json: string;
}

/** Structured data for search engines. A data block: the browser never runs it, so no policy has to allow it. */
export function JsonLd({ json }: JsonLdProps) {
  return <script type="application/ld+json">{json}</script>;
}
