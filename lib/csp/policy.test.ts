import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes, sha256Source } from './inline-script-hashes.mjs';
import { contentSecurityPolicy, injectedStyleHashes } from './policy.mjs';

const options = { scripts: ["'sha256-x'"], isSecure: false, hasCaptcha: false, isDevelopment: false };
const { resolve } = createRequire(import.meta.url);

describe('the policy', () => {
  it('starts from nothing and never allows inline code or eval in production', () => {
    const policy = contentSecurityPolicy({ ...options, isSecure: true, hasCaptcha: true });
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-x' /);
    expect(policy).not.toMatch(/unsafe|\*|http:|strict-dynamic/);
    expect(policy).toContain("base-uri 'none'; frame-ancestors 'none'");
  });

  it('lets Google in only where a captcha key is set', () => {
    expect(contentSecurityPolicy(options)).not.toContain('google');
    const policy = contentSecurityPolicy({ ...options, hasCaptcha: true });
    expect(policy).toContain(
      'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/; style-src',
    );
  });

  it.each(["'sha256-x'", "'nonce-abcdefgh'"])(
    'has no finding of weight for an evaluator (T-CSP-3, %s)',
    (script) => {
      const policy = contentSecurityPolicy({
        ...options,
        scripts: [script],
        isSecure: true,
        hasCaptcha: true,
      });
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
      // What it always says of 'self' and of any host is of 50; 10 is high, 20 is wrong syntax, 30 and 40 are medium and perhaps high.
      expect(findings.filter(({ severity }) => severity < 50)).toEqual([]);
    },
  );

  it('lets pictures come over plain http where the site does, and over https alone where it does not', () => {
    expect(contentSecurityPolicy(options)).toContain("; img-src 'self' data: https: http:; ");
    expect(contentSecurityPolicy({ ...options, isSecure: true })).toContain(
      "; img-src 'self' data: https:; ",
    );
  });

  it('upgrades requests over https alone', () => {
    expect(contentSecurityPolicy(options)).not.toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy({ ...options, isSecure: true })).toMatch(/; upgrade-insecure-requests$/);
  });

  it('knows the style sheets the installed libraries inject', async () => {
    expect(injectedStyleHashes).toEqual([
      await sha256Source(''),
      await sha256Source(sonnerStyle()),
      await sha256Source(draggableStyle()),
    ]);
  });
});

describe('the hashes of a page', () => {
  it('cover each executable inline script once, and neither files nor data', async () => {
    const html =
      '<script>a()</script><script id="_R_">b("<p>")</script><script src="/x.js" async=""></script>' +
      '<script type="application/ld+json">{}</script><script>a()</script>';
    expect(await inlineScriptHashes(html)).toEqual([
      await sha256Source('a()'),
      await sha256Source('b("<p>")'),
    ]);
  });
});

/** `__insertCSS("…")` of the package's own build. */
function sonnerStyle(): string {
  const source = readFileSync(resolve('sonner'), 'utf8');
  return JSON.parse(/^__insertCSS\(("(?:[^"\\]|\\.)*")\);?$/m.exec(source)?.[1] ?? '""');
}

/** The assignments to `styleEl.innerHTML`, in order. */
function draggableStyle(): string {
  const source = readFileSync(resolve('react-draggable').replace(/cjs\.js$/, 'Draggable.js'), 'utf8');
  const parts = [...source.matchAll(/styleEl\.innerHTML \+?= ("(?:[^"\\]|\\.)*")/g)];
  return parts.map(([, text = '""']) => JSON.parse(text)).join('');
}
