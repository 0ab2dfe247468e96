/**
 * The texts of the error pages, a copy of `messages/tr.json` → `errorPage` (a test keeps them equal). Error boundaries run in
 * the browser and must stand when nothing else can be loaded, and importing the file would send every text to every visitor.
 */
export const errorPageTexts = {
  title: 'Bir şeyler ters gitti',
  text: 'Sayfa şu anda gösterilemiyor. Biraz sonra yeniden deneyebilirsin.',
  action: 'Yeniden dene',
  reference: 'Başvuru kodu: {code}',
} as const;
