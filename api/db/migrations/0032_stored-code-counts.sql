CREATE TABLE "stored_code_counts" (
	"list" text NOT NULL,
	"code" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "stored_code_counts_list_code_pk" PRIMARY KEY("list","code"),
	CONSTRAINT "stored_code_counts_not_negative" CHECK ("stored_code_counts"."count" >= 0)
);
--> statement-breakpoint
CREATE INDEX "games_bonus_buy_index" ON "games" USING btree ("name","id") WHERE "games"."has_bonus_buy";--> statement-breakpoint
CREATE INDEX "market_items_sponsor_shown_index" ON "market_items" USING btree ("sponsor_id",("state" <> 'active'),"sort","id") WHERE "market_items"."state" in ('active', 'sold_out', 'paused');