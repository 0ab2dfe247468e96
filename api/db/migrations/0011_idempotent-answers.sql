CREATE TABLE "idempotent_answers" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "idempotent_answers_key_plain" CHECK ("idempotent_answers"."key" ~ '^[A-Za-z0-9_.-]{1,64}$'),
	CONSTRAINT "idempotent_answers_hash_form" CHECK ("idempotent_answers"."request_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD CONSTRAINT "idempotent_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotent_answers_age_index" ON "idempotent_answers" USING btree ("created_at");