CREATE TABLE "event_participants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_participants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_participants_user_once" UNIQUE("event_id","user_id"),
	CONSTRAINT "event_participants_number_once" UNIQUE("event_id","number"),
	CONSTRAINT "event_participants_number_positive" CHECK ("event_participants"."number" > 0),
	CONSTRAINT "event_participants_state_known" CHECK ("event_participants"."state" in ('joined', 'waitlist', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "tournament_participants" DROP CONSTRAINT "tournament_participants_state_known";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_participants_state_index" ON "event_participants" USING btree ("event_id","state");--> statement-breakpoint
CREATE INDEX "event_participants_user_index" ON "event_participants" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_capacity_positive" CHECK ("events"."capacity" > 0);--> statement-breakpoint
ALTER TABLE "tournament_participants" ADD CONSTRAINT "tournament_participants_state_known" CHECK ("tournament_participants"."state" in ('registered', 'waitlist', 'checked_in', 'no_show', 'dq', 'eliminated', 'winner', 'withdrawn'));