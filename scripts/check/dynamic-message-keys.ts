/** Keys that are used in a way no reader of the sources can follow, each with the file that does it. */
export const dynamicMessageKeys: readonly { readonly keys: RegExp; readonly usedBy: string }[] = [
  {
    keys: /^userSections\./,
    usedBy: 'app/(member)/user/[section]/page.tsx, components/layout/account-menu.tsx',
  },
  {
    keys: /^desk\.audit\.fields\./,
    usedBy: 'components/desk/audit/audit-changes.tsx, components/desk/four-eyes/request-list.tsx',
  },
  {
    keys: /^desk\.stream\.own\.(list\.states|edit\.flags|form\.missing|fields|modes|refused|sign|end\.end)\./,
    usedBy: 'components/desk/stream',
  },
  { keys: /^desk\.today\.(ends|kinds)\./, usedBy: 'components/desk/today/day-panels.tsx' },
  {
    keys: /^desk\.member\.(sessionEnds|events|ticketSources)\./,
    usedBy: 'components/desk/members/timeline-words.ts',
  },
  {
    keys: /^market\.(days|hours|needs\.\w+)$/,
    usedBy: 'components/market/limit-points.ts, components/market/duration-text.ts',
  },
  { keys: /^scorecards\.rules\./, usedBy: 'components/sponsors/scorecard-method.tsx' },
  { keys: /^requirements\./, usedBy: 'components/requirements/requirement-points.ts' },
  {
    keys: /^huntBoard\.(bonusStates|flags)\./,
    usedBy: 'components/bonus-hunts/bonus-table.tsx',
  },
  {
    keys: /^bonusBuys\.(states|entryStates)\./,
    usedBy: 'components/bonus-buys/session-state.tsx, components/bonus-buys/entry-table.tsx',
  },
  {
    keys: /^games\.plays\.\w+\.(title|none)$/,
    usedBy: 'components/games/game-source.tsx',
  },
  { keys: /^raffles\.results\.(winner|reserve)$/, usedBy: 'components/tickets/results-table.tsx' },
  { keys: /^orders\.states\./, usedBy: 'components/orders/order-state.tsx' },
  {
    keys: /^(eventJury|tournamentDeskOwn|huntDeskOwn)\.(cancel\w*|reason|reasonHint)$/,
    usedBy: 'lib/browser/use-cancellation.ts',
  },
  { keys: /^ownDay\.next\.earn$/, usedBy: 'components/start-page/next-thing.tsx' },
  { keys: /^sponsors\.views\.(cards|table)$/, usedBy: 'components/sponsors/view-switch.tsx' },
  {
    keys: /^desk\.content\.(fields|help|choices|own)\./,
    usedBy: 'components/desk/content/use-field-texts.ts',
  },
  {
    keys: /^desk\.content\.(problems|locks)\./,
    usedBy: 'components/desk/content/problem-texts.ts',
  },
  {
    keys: /^desk\.settings\.(fields|help|choices)\./,
    usedBy: 'components/desk/settings/use-setting-form.ts',
  },
  { keys: /^desk\.(groups|pages)\./, usedBy: 'components/desk/desk-menu.tsx, lib/seo/page-metadata.ts' },
  {
    keys: /^deliveries\.units\./,
    usedBy: 'components/deliveries/delivery-summary.tsx, components/deliveries/delivery-times.tsx',
  },
  {
    keys: /^numbers\.(sources|roles|importNo|tickets|parts|ends|places|match)/,
    usedBy: 'components/number-origins/origin-text.ts, components/number-origins/line-name.ts',
  },
  { keys: /^setup\.title$/, usedBy: 'app/(site)/kurulum/page.tsx' },
  {
    keys: /^(mails\.telegram\.(codeRefused|choiceLine|commands)|kickRules)\./,
    usedBy: 'api/mail/texts.ts, api/telegram',
  },
  { keys: /^errorPage\./, usedBy: 'lib/i18n/error-page-texts.ts, a copy that its test holds equal' },
];
