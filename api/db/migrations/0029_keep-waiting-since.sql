ALTER TABLE "affiliate_changes" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "affiliate_changes" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_entries" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "prize_claims" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "prize_claims" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ticket_deposits" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vip_applications" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vip_applications" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "wins" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "wins" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "affiliate_changes_queue_index" ON "affiliate_changes" USING btree (("state" = 'needs_info'),coalesce("waiting_since", "created_at"),"id") WHERE "affiliate_changes"."state" in ('pending', 'in_review', 'needs_info');--> statement-breakpoint
CREATE INDEX "affiliate_changes_decided_index" ON "affiliate_changes" USING btree (coalesce("decided_at", "created_at"),"id") WHERE "affiliate_changes"."state" not in ('pending', 'in_review', 'needs_info');--> statement-breakpoint
CREATE INDEX "complaints_queue_index" ON "complaints" USING btree (("state" = 'needs_info'),coalesce("waiting_since", "created_at"),"id") WHERE "complaints"."state" in ('pending', 'in_review', 'needs_info');--> statement-breakpoint
CREATE INDEX "complaints_decided_index" ON "complaints" USING btree (coalesce("decided_at", "created_at"),"id") WHERE "complaints"."state" not in ('pending', 'in_review', 'needs_info');--> statement-breakpoint
CREATE INDEX "event_entries_queue_index" ON "event_entries" USING btree (("review" = 'needs_info'),coalesce("waiting_since", "submitted_at"),"id") WHERE "event_entries"."review" in ('pending', 'in_review', 'needs_info');--> statement-breakpoint
CREATE INDEX "event_entries_decided_index" ON "event_entries" USING btree (coalesce("decided_at", "submitted_at"),"id") WHERE "event_entries"."review" not in ('pending', 'in_review', 'needs_info');--> statement-breakpoint
CREATE INDEX "prize_claims_queue_index" ON "prize_claims" USING btree (("state" = 'needs_info'),coalesce("waiting_since", "created_at"),"id") WHERE "prize_claims"."state" in ('pending', 'in_review', 'needs_info', 'approved');--> statement-breakpoint
CREATE INDEX "prize_claims_decided_index" ON "prize_claims" USING btree (coalesce("decided_at", "created_at"),"id") WHERE "prize_claims"."state" not in ('pending', 'in_review', 'needs_info', 'approved');--> statement-breakpoint
CREATE INDEX "ticket_deposits_queue_index" ON "ticket_deposits" USING btree (("state" = 'needs_info'),coalesce("waiting_since", "created_at"),"id") WHERE "ticket_deposits"."state" in ('pending', 'in_review', 'needs_info');--> statement-breakpoint
CREATE INDEX "ticket_deposits_decided_index" ON "ticket_deposits" USING btree (coalesce("decided_at", "created_at"),"id") WHERE "ticket_deposits"."state" not in ('pending', 'in_review', 'needs_info');--> statement-breakpoint
CREATE INDEX "ticket_deposits_sponsor_decided_index" ON "ticket_deposits" USING btree ("sponsor_id",coalesce("decided_at", "created_at"),"id") WHERE "ticket_deposits"."state" not in ('pending', 'in_review', 'needs_info');--> statement-breakpoint
CREATE INDEX "vip_applications_queue_index" ON "vip_applications" USING btree (("state" = 'needs_info'),coalesce("waiting_since", "created_at"),"id") WHERE "vip_applications"."state" in ('pending', 'in_review', 'needs_info');--> statement-breakpoint
CREATE INDEX "vip_applications_decided_index" ON "vip_applications" USING btree (coalesce("decided_at", "created_at"),"id") WHERE "vip_applications"."state" not in ('pending', 'in_review', 'needs_info');--> statement-breakpoint
CREATE INDEX "wins_queue_index" ON "wins" USING btree (("review" = 'needs_info'),coalesce("waiting_since", "created_at"),"id") WHERE "wins"."review" in ('pending', 'in_review', 'needs_info');--> statement-breakpoint
CREATE INDEX "wins_decided_index" ON "wins" USING btree (coalesce("decided_at", "created_at"),"id") WHERE "wins"."review" not in ('pending', 'in_review', 'needs_info');--> statement-breakpoint
UPDATE "ticket_deposits" SET "waiting_since" = steps.since, "decided_at" = coalesce(steps.decided, "decided_at")
FROM (
  SELECT "subject_id",
    max("created_at") FILTER (WHERE "action" IN ('answer', 'reopen')) AS since,
    max("created_at") FILTER (WHERE "by_team" AND "action" IN ('approve', 'reject', 'deliver')) AS decided
  FROM "review_steps" WHERE "kind" = 'deposit' GROUP BY "subject_id"
) steps
WHERE steps."subject_id" = "ticket_deposits"."id" AND num_nonnulls(steps.since, steps.decided) > 0;--> statement-breakpoint
UPDATE "wins" SET "waiting_since" = steps.since, "decided_at" = coalesce(steps.decided, "decided_at")
FROM (
  SELECT "subject_id",
    max("created_at") FILTER (WHERE "action" IN ('answer', 'reopen')) AS since,
    max("created_at") FILTER (WHERE "by_team" AND "action" IN ('approve', 'reject', 'deliver')) AS decided
  FROM "review_steps" WHERE "kind" = 'win' GROUP BY "subject_id"
) steps
WHERE steps."subject_id" = "wins"."id" AND num_nonnulls(steps.since, steps.decided) > 0;--> statement-breakpoint
UPDATE "affiliate_changes" SET "waiting_since" = steps.since, "decided_at" = coalesce(steps.decided, "decided_at")
FROM (
  SELECT "subject_id",
    max("created_at") FILTER (WHERE "action" IN ('answer', 'reopen')) AS since,
    max("created_at") FILTER (WHERE "by_team" AND "action" IN ('approve', 'reject', 'deliver')) AS decided
  FROM "review_steps" WHERE "kind" = 'affiliate' GROUP BY "subject_id"
) steps
WHERE steps."subject_id" = "affiliate_changes"."id" AND num_nonnulls(steps.since, steps.decided) > 0;--> statement-breakpoint
UPDATE "complaints" SET "waiting_since" = steps.since, "decided_at" = coalesce(steps.decided, "decided_at")
FROM (
  SELECT "subject_id",
    max("created_at") FILTER (WHERE "action" IN ('answer', 'reopen')) AS since,
    max("created_at") FILTER (WHERE "by_team" AND "action" IN ('approve', 'reject', 'deliver')) AS decided
  FROM "review_steps" WHERE "kind" = 'complaint' GROUP BY "subject_id"
) steps
WHERE steps."subject_id" = "complaints"."id" AND num_nonnulls(steps.since, steps.decided) > 0;--> statement-breakpoint
UPDATE "prize_claims" SET "waiting_since" = steps.since, "decided_at" = coalesce(steps.decided, "decided_at")
FROM (
  SELECT "subject_id",
    max("created_at") FILTER (WHERE "action" IN ('answer', 'reopen', 'approve')) AS since,
    max("created_at") FILTER (WHERE "by_team" AND "action" IN ('approve', 'reject', 'deliver')) AS decided
  FROM "review_steps" WHERE "kind" = 'prize' GROUP BY "subject_id"
) steps
WHERE steps."subject_id" = "prize_claims"."id" AND num_nonnulls(steps.since, steps.decided) > 0;--> statement-breakpoint
UPDATE "event_entries" SET "waiting_since" = steps.since, "decided_at" = coalesce(steps.decided, "decided_at")
FROM (
  SELECT "subject_id",
    max("created_at") FILTER (WHERE "action" IN ('answer', 'reopen')) AS since,
    max("created_at") FILTER (WHERE "by_team" AND "action" IN ('approve', 'reject', 'deliver')) AS decided
  FROM "review_steps" WHERE "kind" = 'event' GROUP BY "subject_id"
) steps
WHERE steps."subject_id" = "event_entries"."id" AND num_nonnulls(steps.since, steps.decided) > 0;--> statement-breakpoint
UPDATE "vip_applications" SET "waiting_since" = steps.since, "decided_at" = coalesce(steps.decided, "decided_at")
FROM (
  SELECT "subject_id",
    max("created_at") FILTER (WHERE "action" IN ('answer', 'reopen')) AS since,
    max("created_at") FILTER (WHERE "by_team" AND "action" IN ('approve', 'reject', 'deliver')) AS decided
  FROM "review_steps" WHERE "kind" = 'vip' GROUP BY "subject_id"
) steps
WHERE steps."subject_id" = "vip_applications"."id" AND num_nonnulls(steps.since, steps.decided) > 0;
