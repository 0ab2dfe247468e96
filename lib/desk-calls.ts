import { fillPattern, type Segments } from './fill-pattern';

/** What the team alone asks of this site below `/api`: apart, so that no visitor's browser fetches it. `[name]` is a segment that `deskCallTo` fills in. */
export const deskCalls = {
  depositReversal: '/desk/deposits/[id]/reversal',
  deskAreas: '/desk/settings/areas',
  deskAuditCsv: '/desk/audit.csv',
  deskContentBulk: '/desk/content/[kind]/moves',
  deskContentCopies: '/desk/content/[kind]/entries/[slug]/copies',
  deskContentCsv: '/desk/content/[kind]/export.csv',
  deskContentDraft: '/desk/content/[kind]/entries/[slug]/draft',
  deskContentEntries: '/desk/content/[kind]/entries',
  deskContentEntry: '/desk/content/[kind]/entries/[slug]',
  deskContentImport: '/desk/content/[kind]/import',
  deskContentJson: '/desk/content/[kind]/export.json',
  deskContentMoves: '/desk/content/[kind]/entries/[slug]/moves',
  deskContentPreview: '/desk/content/[kind]/entries/[slug]/preview-links',
  deskContentRestore: '/desk/content/[kind]/entries/[slug]/versions/[number]/restore',
  deskFourEyesDecision: '/desk/four-eyes/[id]/decision',
  deskFigureCsv: '/desk/figures/[figure]/export.csv',
  deskFigureJson: '/desk/figures/[figure]/export.json',
  deskInboxAssignment: '/desk/inbox/[kind]/[id]/assignment',
  deskInboxCounts: '/desk/inbox/counts',
  deskInboxDecision: '/desk/inbox/[kind]/[id]/decision',
  deskInboxDecisions: '/desk/inbox/decisions',
  deskInboxUndo: '/desk/inbox/undo',
  deskInboxWatch: '/desk/inbox/[kind]/[id]/watch',
  deskKickApp: '/desk/kick/app',
  deskKickChat: '/desk/kick/chat',
  deskKickConnect: '/desk/kick/connect',
  deskKickDisconnect: '/desk/kick/disconnect',
  deskKickRewardEnd: '/desk/kick/rewards/[id]/end',
  deskKickRewards: '/desk/kick/rewards',
  deskMedia: '/desk/media',
  deskMemberErasure: '/desk/members/[id]/erasure',
  deskMemberExport: '/desk/members/[id]/export',
  deskMemberAdjustment: '/desk/members/[id]/adjustment',
  deskMemberLift: '/desk/members/[id]/sanction/lift',
  deskMemberNotes: '/desk/members/[id]/notes',
  deskMemberReset: '/desk/members/[id]/verification-reset',
  deskMemberVerification: '/desk/members/[id]/verification',
  deskMemberSanction: '/desk/members/[id]/sanction',
  deskMemberSessionsEnd: '/desk/members/[id]/sessions-end',
  deskOverlayLinks: '/desk/overlays',
  deskOverlayRevocation: '/desk/overlays/[id]/revocation',
  deskPostbackSecret: '/desk/sponsor-tracking/[slug]/secret',
  deskPicture: '/desk/media/[id]',
  deskPictureFile: '/desk/media/[id]/picture',
  deskPictureRemoval: '/desk/media/[id]/removal',
  deskStream: '/desk/stream/[kind]/[slug]',
  deskStreamEnd: '/desk/stream/[kind]/[slug]/end',
  deskStreamSteps: '/desk/stream/[kind]/[slug]/steps',
  deskTeamFactor: '/desk/team/[id]/second-factor/removal',
  deskTeamFactorNeed: '/desk/team/second-factor',
  deskTeamInvitations: '/desk/invitations',
  deskTeamLinks: '/desk/team/[id]/reset-links',
  deskTeamRights: '/desk/team/[id]/rights',
  deskTeamRoles: '/desk/roles',
  deskSystemRuns: '/desk/system/runs',
  deskSystemTests: '/desk/system/tests',
  deskSponsorReportCsv: '/desk/sponsor-report/export.csv',
  deskReferences: '/desk/references/[of]',
  deskSettingGroup: '/desk/settings/groups/[group]',
  ledgerReversal: '/desk/ledger/[id]/reversal',
  ticketVoids: '/desk/raffles/[slug]/voids',
} as const;

/** One of the team's calls. */
export type DeskCallName = keyof typeof deskCalls;

/** The address of a call of the team; each segment is encoded. */
export function deskCallTo<Name extends DeskCallName>(
  name: Name,
  ...segments: Segments<(typeof deskCalls)[Name]>
): `/api/${string}` {
  return `/api/${fillPattern(deskCalls[name], segments).slice(1)}`;
}
