ALTER TABLE "sessions" ADD COLUMN "opened_with" text;--> statement-breakpoint
UPDATE "sessions" SET "opened_with" = "hash" FROM "one_time_passwords" WHERE "used_in" = "sessions"."id";--> statement-breakpoint
DELETE FROM "one_time_passwords" WHERE "used_in" IS NOT NULL;
