CREATE TABLE "event_scores" (
	"entry_id" bigint NOT NULL,
	"juror_id" uuid NOT NULL,
	"score" numeric(6, 2) NOT NULL,
	"scored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_scores_entry_id_juror_id_pk" PRIMARY KEY("entry_id","juror_id"),
	CONSTRAINT "event_scores_in_range" CHECK ("event_scores"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "stored_counts" (
	"list" text NOT NULL,
	"parent_id" bigint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "stored_counts_list_parent_id_pk" PRIMARY KEY("list","parent_id"),
	CONSTRAINT "stored_counts_not_negative" CHECK ("stored_counts"."count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "prize_claims" ALTER COLUMN "raffle_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "prize_claims" ADD COLUMN "event_id" bigint;--> statement-breakpoint
ALTER TABLE "prize_claims" ADD COLUMN "hunt_id" bigint;--> statement-breakpoint
ALTER TABLE "prize_claims" ADD COLUMN "tournament_id" bigint;--> statement-breakpoint
ALTER TABLE "event_scores" ADD CONSTRAINT "event_scores_entry_id_event_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."event_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_scores" ADD CONSTRAINT "event_scores_juror_id_users_id_fk" FOREIGN KEY ("juror_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_scores_juror_index" ON "event_scores" USING btree ("juror_id");--> statement-breakpoint
ALTER TABLE "prize_claims" ADD CONSTRAINT "prize_claims_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_claims" ADD CONSTRAINT "prize_claims_hunt_id_bonus_hunts_id_fk" FOREIGN KEY ("hunt_id") REFERENCES "public"."bonus_hunts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_claims" ADD CONSTRAINT "prize_claims_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_claims" ADD CONSTRAINT "prize_claims_event_place_once" UNIQUE("event_id","position");--> statement-breakpoint
ALTER TABLE "prize_claims" ADD CONSTRAINT "prize_claims_event_member_once" UNIQUE("event_id","user_id");--> statement-breakpoint
ALTER TABLE "prize_claims" ADD CONSTRAINT "prize_claims_hunt_place_once" UNIQUE("hunt_id","position");--> statement-breakpoint
ALTER TABLE "prize_claims" ADD CONSTRAINT "prize_claims_hunt_member_once" UNIQUE("hunt_id","user_id");--> statement-breakpoint
ALTER TABLE "prize_claims" ADD CONSTRAINT "prize_claims_tournament_place_once" UNIQUE("tournament_id","position");--> statement-breakpoint
ALTER TABLE "prize_claims" ADD CONSTRAINT "prize_claims_tournament_member_once" UNIQUE("tournament_id","user_id");--> statement-breakpoint
ALTER TABLE "prize_claims" ADD CONSTRAINT "prize_claims_of_one" CHECK (num_nonnulls("prize_claims"."raffle_id", "prize_claims"."event_id", "prize_claims"."hunt_id", "prize_claims"."tournament_id") = 1);