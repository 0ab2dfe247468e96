CREATE TABLE "win_reactions" (
	"win_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	"reacted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "win_reactions_win_id_user_id_pk" PRIMARY KEY("win_id","user_id"),
	CONSTRAINT "win_reactions_known" CHECK ("win_reactions"."reaction" in ('clap', 'fire', 'heart', 'wow'))
);
--> statement-breakpoint
ALTER TABLE "win_reactions" ADD CONSTRAINT "win_reactions_win_id_wins_id_fk" FOREIGN KEY ("win_id") REFERENCES "public"."wins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "win_reactions" ADD CONSTRAINT "win_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "win_reactions_user_index" ON "win_reactions" USING btree ("user_id");