CREATE TABLE "telegram_unlinks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"telegram_id" bigint NOT NULL,
	"unlinked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "telegram_unlinks" ADD CONSTRAINT "telegram_unlinks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "telegram_unlinks_telegram_index" ON "telegram_unlinks" USING btree ("telegram_id");--> statement-breakpoint
CREATE INDEX "telegram_unlinks_user_index" ON "telegram_unlinks" USING btree ("user_id");