import { z } from 'zod';
import { envelope } from './envelope';

/**
 * A draw's part of the public beacon: the chain from its publication on, `round` and `due_at` from the freeze on, `signature` and `randomness` (hex)
 * once the round was fetched and verified. Until then `tried_at` and `problem` say when it was asked for last and what it met with.
 */
export const drawBeaconSchema = z.object({
  chain: z.string(),
  round: z.number().int().nullish(),
  due_at: z.string().nullish(),
  signature: z.string().nullish(),
  randomness: z.string().nullish(),
  source: z.string().nullish(),
  fetched_at: z.string().nullish(),
  tried_at: z.string().nullish(),
  problem: z.string().nullish(),
});
/** A draw's part of the public beacon. */
export type DrawBeaconWire = z.infer<typeof drawBeaconSchema>;

/**
 * What makes a draw checkable. `commitment` is the SHA-256 of the server's seed, published with the draw; `root` and `total` are of the frozen list; the
 * seeds stay null until it is drawn. `beacon` is null for a draw of the first way. Times are ISO.
 */
export const drawFactsSchema = z.object({
  algorithm: z.string(),
  commitment: z.string(),
  root: z.string().nullish(),
  total: z.number().int().nullish(),
  server_seed: z.string().nullish(),
  seed: z.string().nullish(),
  published_at: z.string().nullish(),
  ends_at: z.string().nullish(),
  draw_at: z.string().nullish(),
  frozen_at: z.string().nullish(),
  drawn_at: z.string().nullish(),
  beacon: drawBeaconSchema.nullish(),
});
/** What makes a draw checkable. */
export type DrawFactsWire = z.infer<typeof drawFactsSchema>;

/** A run of tickets of one holder in the frozen list, first and last number. */
const holderRunSchema = z.tuple([z.number().int(), z.number().int(), z.string()]);

/**
 * Everything a draw was computed from and what came out, to compute it again. One by the beacon has it from its publication on: without a list until it is
 * frozen, without seeds and results until it is drawn. `raffle` is its name in the seed.
 */
export const drawProofSchema = drawFactsSchema.extend({
  raffle: z.string(),
  winners: z.number().int(),
  reserves: z.number().int(),
  tickets: z.array(holderRunSchema),
  results: z.array(z.tuple([z.number().int(), z.number().int(), z.string()])),
});
/** Everything a draw was computed from and what came out. */
export type DrawProofWire = z.infer<typeof drawProofSchema>;

/** GET /raffles/{slug}/proof, and GET /{tournaments,bonus-hunts,events}/{slug}/draw. */
export const drawProofAnswerSchema = envelope(drawProofSchema);
