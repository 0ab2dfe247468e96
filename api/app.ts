import { OpenAPIHono } from '@hono/zod-openapi';
import type { Metrics } from '@/system/metrics';
import type { Tracer } from '@/system/trace';
import type { Deps } from './context';
import { accessLog } from './http/access-log';
import type { Api, AppEnv } from './http/app-env';
import { areaGate } from './http/area-gate';
import { countRequests } from './http/count-requests';
import { errorAnswer } from './http/error-answer';
import { requireKnownClient } from './http/known-client';
import { notFound } from './http/not-found';
import { previewed } from './http/previewed';
import { requestContext } from './http/request-context';
import { responseHeaders } from './http/response-headers';
import { traceRequests } from './http/trace-requests';
import { validationHook } from './http/validation-hook';
import { registerAccountRoutes } from './routes/account';
import { registerAnalysisRoutes } from './routes/analyses';
import { registerBannerRoutes } from './routes/banners';
import { registerBonusBuyRoutes } from './routes/bonus-buys';
import { registerBonusHuntRoutes } from './routes/bonus-hunts';
import { registerBookRoutes } from './routes/books';
import { registerClaimRoutes } from './routes/claims';
import { registerCorrectionRoutes } from './routes/corrections';
import { registerDeliveryRoutes } from './routes/deliveries';
import { registerDeskAuditRoutes } from './routes/desk-audit';
import { registerDeskContentRoutes } from './routes/desk-content';
import { registerDeskContentFileRoutes } from './routes/desk-content-files';
import { registerDeskContentWriteRoutes } from './routes/desk-content-writes';
import { registerDeskCorrectionRoutes } from './routes/desk-corrections';
import { registerDeskFigureRoutes } from './routes/desk-figures';
import { registerDeskFourEyesRoutes } from './routes/desk-four-eyes';
import { registerDeskInboxRoutes } from './routes/desk-inbox';
import { registerDeskInboxWriteRoutes } from './routes/desk-inbox-writes';
import { registerDeskKickRoutes } from './routes/desk-kick';
import { registerDeskMediaRoutes } from './routes/desk-media';
import { registerDeskMemberExportRoutes } from './routes/desk-member-export';
import { registerDeskMemberStepRoutes } from './routes/desk-member-steps';
import { registerDeskMemberRoutes } from './routes/desk-members';
import { registerDeskPrizeRoutes } from './routes/desk-prizes';
import { registerDeskReasonRoutes } from './routes/desk-reasons';
import { registerDeskSettingGroupRoutes } from './routes/desk-setting-groups';
import { registerDeskSettingRoutes } from './routes/desk-settings';
import { registerDeskSponsorRoutes } from './routes/desk-sponsors';
import { registerDeskStreamRoutes } from './routes/desk-stream';
import { registerDeskSystemRoutes } from './routes/desk-system';
import { registerDeskTeamRoutes } from './routes/desk-team';
import { registerDeskTodayRoutes } from './routes/desk-today';
import { registerDocumentRoutes } from './routes/document';
import { registerEarningRoutes } from './routes/earning';
import { registerEmailRoutes } from './routes/email';
import { registerEntryRoutes } from './routes/entries';
import { registerEventEntryRoutes } from './routes/event-entry';
import { registerEventResultRoutes } from './routes/event-results';
import { registerEventRoutes } from './routes/events';
import { registerGameRoutes } from './routes/games';
import { registerHealthRoutes } from './routes/health';
import { registerHuntResultRoutes } from './routes/hunt-results';
import { registerJobRoutes } from './routes/jobs';
import { registerKickRoutes } from './routes/kick';
import { registerLeaderRoutes } from './routes/leaders';
import { registerLiveRoutes } from './routes/live';
import { registerMarketRoutes } from './routes/market';
import { registerMediaRoutes } from './routes/media';
import { registerNewsRoutes } from './routes/news';
import { registerNicknameRoutes } from './routes/nicknames';
import { registerNotificationRoutes } from './routes/notifications';
import { registerNumberOriginRoutes } from './routes/number-origins';
import { registerOrderDrawRoutes } from './routes/order-draws';
import { registerOrderQueueRoutes } from './routes/order-queue';
import { registerOrderRoutes } from './routes/orders';
import { registerOverlayRoutes } from './routes/overlays';
import { registerOwnClaimRoutes } from './routes/own-claims';
import { registerOwnDataRoutes } from './routes/own-data';
import { registerOwnSessionRoutes } from './routes/own-sessions';
import { registerPasswordRoutes } from './routes/passwords';
import { registerPauseRoutes } from './routes/pauses';
import { registerPictureRoutes } from './routes/pictures';
import { registerPointRoutes } from './routes/points';
import { registerPopupRoutes } from './routes/popups';
import { registerPostbackRoutes } from './routes/postbacks';
import { registerRaffleRoutes } from './routes/raffles';
import { registerRedeemCodeRoutes } from './routes/redeem-codes';
import { registerReviewRoutes } from './routes/reviews';
import { registerScheduleRoutes } from './routes/schedule';
import { registerScorecardRoutes } from './routes/scorecards';
import { registerSearchRoutes } from './routes/search';
import { registerSecondFactorRoutes } from './routes/second-factor';
import { registerSessionRoutes } from './routes/session';
import { registerSettingRoutes } from './routes/settings';
import { registerSetupRoutes } from './routes/setup';
import { registerSpecialOddRoutes } from './routes/special-odds';
import { registerSponsorAccountRoutes } from './routes/sponsor-accounts';
import { registerSponsorRoutes } from './routes/sponsors';
import { registerStatementRoutes } from './routes/statement';
import { registerTextPageRoutes } from './routes/text-pages';
import { registerTournamentEntryRoutes } from './routes/tournament-entry';
import { registerTournamentResultRoutes } from './routes/tournament-results';
import { registerTournamentRoutes } from './routes/tournaments';
import { registerVaultRoutes } from './routes/vault';
import { registerVerificationRoutes } from './routes/verification';
import { registerVipRoutes } from './routes/vip';
import { registerWagerEventRoutes } from './routes/wager-events';
import { registerWinReactionRoutes } from './routes/win-reactions';
import { registerWinRoutes } from './routes/wins';

/** Every resource of the community API; a new one is one line here. */
const resources: readonly ((app: Api) => void)[] = [
  registerHealthRoutes,
  registerSettingRoutes,
  registerSetupRoutes,
  registerLiveRoutes,
  registerPopupRoutes,
  registerSponsorRoutes,
  registerScorecardRoutes,
  registerPostbackRoutes,
  registerEntryRoutes,
  registerSpecialOddRoutes,
  registerWinRoutes,
  registerWinReactionRoutes,
  registerPictureRoutes,
  registerNewsRoutes,
  registerCorrectionRoutes,
  registerDeliveryRoutes,
  registerNumberOriginRoutes,
  registerBookRoutes,
  registerTextPageRoutes,
  registerBannerRoutes,
  registerMarketRoutes,
  registerOrderRoutes,
  registerOrderQueueRoutes,
  registerVaultRoutes,
  registerDeskPrizeRoutes,
  registerPointRoutes,
  registerEarningRoutes,
  registerRedeemCodeRoutes,
  registerOverlayRoutes,
  registerStatementRoutes,
  registerLeaderRoutes,
  registerSearchRoutes,
  registerBonusHuntRoutes,
  registerBonusBuyRoutes,
  registerGameRoutes,
  registerSessionRoutes,
  registerAccountRoutes,
  registerPasswordRoutes,
  registerEmailRoutes,
  registerOwnSessionRoutes,
  registerVerificationRoutes,
  registerOwnDataRoutes,
  registerPauseRoutes,
  registerNicknameRoutes,
  registerNotificationRoutes,
  registerJobRoutes,
  registerKickRoutes,
  registerOrderDrawRoutes,
  registerRaffleRoutes,
  registerEventRoutes,
  registerEventEntryRoutes,
  registerEventResultRoutes,
  registerAnalysisRoutes,
  registerScheduleRoutes,
  registerVipRoutes,
  registerTournamentRoutes,
  registerTournamentEntryRoutes,
  registerTournamentResultRoutes,
  registerDeskCorrectionRoutes,
  registerDeskKickRoutes,
  registerDeskMediaRoutes,
  registerDeskMemberRoutes,
  registerDeskMemberExportRoutes,
  registerDeskMemberStepRoutes,
  registerDeskFourEyesRoutes,
  registerDeskSettingRoutes,
  registerDeskSettingGroupRoutes,
  registerDeskTeamRoutes,
  registerSecondFactorRoutes,
  registerDeskSystemRoutes,
  registerDeskAuditRoutes,
  registerDeskContentRoutes,
  registerDeskContentWriteRoutes,
  registerDeskContentFileRoutes,
  registerDeskStreamRoutes,
  registerDeskFigureRoutes,
  registerDeskSponsorRoutes,
  registerDeskInboxRoutes,
  registerDeskInboxWriteRoutes,
  registerDeskReasonRoutes,
  registerDeskTodayRoutes,
  registerHuntResultRoutes,
  registerWagerEventRoutes,
  registerClaimRoutes,
  registerMediaRoutes,
  registerOwnClaimRoutes,
  registerReviewRoutes,
  registerSponsorAccountRoutes,
  registerDocumentRoutes,
];

/** Who watches what is answered: counts it, or notes how long its parts take. */
export interface Watching {
  readonly onAnswered?: Metrics['onAnswered'] | undefined;
  readonly tracer?: Tracer | undefined;
}

/**
 * The community API as a function from request to response: no listening, no environment, no globals. Requests with
 * the configured `X-Client-Id` are the site's. Whoever watches is told of each.
 */
export function createApp(deps: Deps, { onAnswered, tracer }: Watching = {}): Api {
  const app = new OpenAPIHono<AppEnv>({ strict: true, defaultHook: validationHook });
  app.onError(errorAnswer);
  app.notFound(notFound(app));
  if (onAnswered) app.use(countRequests(onAnswered));
  app.use(responseHeaders, requestContext(deps), accessLog(deps.log));
  if (tracer) app.use(traceRequests(tracer));
  app.use(requireKnownClient, areaGate, previewed);
  for (const register of resources) register(app);
  return app;
}
