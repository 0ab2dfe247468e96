/**
 * Runs before anything of the page is seen, because it stands at the page's beginning. It marks the document's element: as shown on a phone or tablet
 * (D14: `mobile-view`, and header variant 2; the style sheet decides by the same media query without it), as one whose age is asked (D31),
 * as a member's of a moment ago (ADR 197), as one whose rail was made narrow (ADR 202). What it finds in localStorage is kept by `lib/browser`.
 */
export const deviceScript = `(()=>{
const root=document.documentElement,configured=root.dataset.header??'2';
const desk=matchMedia('(width >= 64rem) and (hover: hover) and (pointer: fine)');
const mark=()=>{root.classList.toggle('mobile-view',!desk.matches);root.dataset.header=desk.matches?configured:'2'};
const isKept=(key)=>{try{return localStorage.getItem(key)==='1'}catch{return false}};
desk.addEventListener('change',mark);
mark();
if(root.dataset.ageGate==='on'&&!isKept('ageConfirmed'))root.dataset.ageGate='asked';
root.toggleAttribute('data-member',isKept('member'));
root.toggleAttribute('data-rail-narrow',isKept('railNarrow'));
})()`;

/** What lets it run where a policy names a nonce; a prerendered page has it among the hashes of its scripts. A test computes it anew. */
export const deviceScriptHash = "'sha256-wmTbkR1iZ7y0S4Pl8+lMBPGyVRYab2nogr77E20EVm8='";
