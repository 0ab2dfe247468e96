/** Three blank cards, fanned: what stands where no sponsor is listed. Decorative. */
export function NoSponsorPicture() {
  return (
    <svg viewBox="0 0 160 112" width="160" height="112" aria-hidden="true" fill="none" strokeWidth="1.5">
      <g className="fill-surface stroke-line-strong">
        <rect x="22" y="24" width="52" height="72" rx="8" transform="rotate(-10 48 60)" />
        <rect x="86" y="24" width="52" height="72" rx="8" transform="rotate(10 112 60)" />
        <rect x="50" y="14" width="60" height="84" rx="9" className="fill-surface-2" />
      </g>
      <path d="M50 46h60M62 60h36M62 70h24" className="stroke-line-strong" strokeLinecap="round" />
      <circle cx="80" cy="30" r="8" className="stroke-text-3" strokeDasharray="1.57 1.57" />
    </svg>
  );
}
