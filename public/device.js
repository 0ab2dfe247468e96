// Marks the document as shown on a phone or tablet (D14): `mobile-view`, and header variant 2. The style sheet decides by the
// same media query before this has run, so nothing moves.
(() => {
  const root = document.documentElement;
  const configured = root.dataset.header ?? '2';
  const desk = window.matchMedia('(width >= 64rem) and (hover: hover) and (pointer: fine)');
  const mark = () => {
    root.classList.toggle('mobile-view', !desk.matches);
    root.dataset.header = desk.matches ? configured : '2';
  };
  desk.addEventListener('change', mark);
  mark();
  // Where the operator asks for the visitor's age (D31): until this browser has answered, before the first frame.
  if (root.dataset.ageGate === 'on' && !isKept('ageConfirmed')) root.dataset.ageGate = 'asked';
  // A member of a moment ago sees no guest's links while it is asked who looks.
  root.toggleAttribute('data-member', isKept('member'));
  // Who made the rail narrow finds it narrow.
  root.toggleAttribute('data-rail-narrow', isKept('railNarrow'));

  function isKept(key) {
    try {
      return localStorage.getItem(key) === '1';
    } catch {
      return false;
    }
  }
})();
