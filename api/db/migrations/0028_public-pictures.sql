CREATE TABLE "public_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"win_id" bigint NOT NULL,
	"image" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "public_pictures_win_once" UNIQUE("win_id"),
	CONSTRAINT "public_pictures_size_positive" CHECK ("public_pictures"."width" > 0 and "public_pictures"."height" > 0),
	CONSTRAINT "public_pictures_image_given" CHECK (octet_length("public_pictures"."image") between 1 and 4194304)
);
--> statement-breakpoint
ALTER TABLE "wins" ADD COLUMN "shows_picture" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "public_pictures" ADD CONSTRAINT "public_pictures_win_id_wins_id_fk" FOREIGN KEY ("win_id") REFERENCES "public"."wins"("id") ON DELETE cascade ON UPDATE no action;