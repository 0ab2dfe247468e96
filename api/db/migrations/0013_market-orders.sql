CREATE TABLE "market_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint NOT NULL,
	"sealed" text NOT NULL,
	"fingerprint" text NOT NULL,
	"order_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "market_codes_order_unique" UNIQUE("order_id"),
	CONSTRAINT "market_codes_code_unique" UNIQUE("item_id","fingerprint"),
	CONSTRAINT "market_codes_fingerprint_form" CHECK ("market_codes"."fingerprint" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "market_orders" DROP CONSTRAINT "market_orders_idempotency_key_unique";--> statement-breakpoint
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_source_known";--> statement-breakpoint
ALTER TABLE "market_orders" ALTER COLUMN "idempotency_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "market_items" ADD COLUMN "ticket_count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "market_orders" ADD COLUMN "content" text;--> statement-breakpoint
ALTER TABLE "market_orders" ADD COLUMN "raffle_id" bigint;--> statement-breakpoint
ALTER TABLE "market_orders" ADD COLUMN "first_ticket" integer;--> statement-breakpoint
ALTER TABLE "market_orders" ADD COLUMN "last_ticket" integer;--> statement-breakpoint
ALTER TABLE "market_orders" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "market_orders" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "market_codes" ADD CONSTRAINT "market_codes_item_id_market_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."market_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_codes" ADD CONSTRAINT "market_codes_order_id_market_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."market_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "market_codes_free_index" ON "market_codes" USING btree ("item_id","id") WHERE "market_codes"."order_id" is null;--> statement-breakpoint
ALTER TABLE "market_orders" ADD CONSTRAINT "market_orders_raffle_id_raffles_id_fk" FOREIGN KEY ("raffle_id") REFERENCES "public"."raffles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_orders" ADD CONSTRAINT "market_orders_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "market_orders_member_index" ON "market_orders" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "market_orders_open_index" ON "market_orders" USING btree ("created_at","id") WHERE "market_orders"."state" in ('reserved', 'pending', 'approved');--> statement-breakpoint
ALTER TABLE "market_items" ADD CONSTRAINT "market_items_ticket_count_positive" CHECK ("market_items"."ticket_count" > 0);--> statement-breakpoint
ALTER TABLE "market_orders" ADD CONSTRAINT "market_orders_rejected_says_why" CHECK ("market_orders"."state" <> 'rejected' or "market_orders"."reason" is not null);--> statement-breakpoint
ALTER TABLE "market_orders" ADD CONSTRAINT "market_orders_tickets_whole" CHECK (num_nulls("market_orders"."raffle_id", "market_orders"."first_ticket", "market_orders"."last_ticket") in (0, 3));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_source_known" CHECK ("tickets"."source" in ('deposit', 'event', 'gift', 'free', 'market'));