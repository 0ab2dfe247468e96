CREATE TABLE "notification_choices" (
	"user_id" uuid NOT NULL,
	"group" text NOT NULL,
	"by_mail" boolean NOT NULL,
	CONSTRAINT "notification_choices_user_id_group_pk" PRIMARY KEY("user_id","group"),
	CONSTRAINT "notification_choices_group_known" CHECK ("notification_choices"."group" in ('account', 'reviews', 'market', 'contests'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"path" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_kind_named" CHECK ("notifications"."kind" ~ '^[a-z_]{1,60}$'),
	CONSTRAINT "notifications_path_on_this_site" CHECK ("notifications"."path" ~ '^/[^/\\]')
);
--> statement-breakpoint
CREATE TABLE "recurring_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"last_ended_at" timestamp (3) with time zone NOT NULL,
	"last_ok_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "recurring_runs_failures_counted" CHECK ("recurring_runs"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_user_index" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_index" ON "notifications" USING btree ("user_id","id") WHERE "notifications"."read_at" is null;