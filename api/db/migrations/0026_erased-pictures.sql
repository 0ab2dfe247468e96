ALTER TABLE "media" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "media_kept_index" ON "media" USING btree ("created_at") WHERE "media"."erased_at" is null and "media"."step_id" is not null;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_erased_empty" CHECK ("media"."erased_at" is null or octet_length("media"."image") = 1);