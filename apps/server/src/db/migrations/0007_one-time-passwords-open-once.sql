ALTER TABLE "one_time_passwords" ADD COLUMN "used_in" text;--> statement-breakpoint
ALTER TABLE "one_time_passwords" ADD CONSTRAINT "one_time_passwords_used_in_sessions_id_fk" FOREIGN KEY ("used_in") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DELETE FROM "sessions" WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "must_choose_password");--> statement-breakpoint
UPDATE "credentials" SET "password" = NULL WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "must_choose_password");
