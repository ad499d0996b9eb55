CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"sealed" text NOT NULL
);--> statement-breakpoint
-- Counters were kept under plain addresses before.
DELETE FROM "rate_limits";