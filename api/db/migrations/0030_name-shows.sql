ALTER TABLE "schedule_items" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "schedule_items" ADD CONSTRAINT "schedule_items_slug_unique" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "schedule_items" ADD CONSTRAINT "schedule_items_slug_plain" CHECK ("schedule_items"."slug" ~ '^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$');