CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"jti" uuid NOT NULL,
	"previous_jti" uuid,
	"token_issued_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_for" text
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_fold" text NOT NULL,
	"email" text NOT NULL,
	"email_fold" text NOT NULL,
	"password_hash" text NOT NULL,
	"permission" text DEFAULT 'player' NOT NULL,
	"sponsor_id" bigint,
	"avatar" text DEFAULT '' NOT NULL,
	"point" bigint DEFAULT 0 NOT NULL,
	"phone_state" smallint DEFAULT 0 NOT NULL,
	"telegram_verified_at" timestamp with time zone,
	"affiliate_code" text,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_fold_unique" UNIQUE("username_fold"),
	CONSTRAINT "users_email_fold_unique" UNIQUE("email_fold"),
	CONSTRAINT "users_point_not_negative" CHECK ("users"."point" >= 0),
	CONSTRAINT "users_phone_state_known" CHECK ("users"."phone_state" in (0, 1, 2)),
	CONSTRAINT "users_status_known" CHECK ("users"."status" in ('active', 'banned')),
	CONSTRAINT "users_permission_named" CHECK (length("users"."permission") between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_sponsor_id_index" ON "users" USING btree ("sponsor_id");