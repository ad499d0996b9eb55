ALTER TABLE "users" ADD COLUMN "email_typed" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "email_typed" text;