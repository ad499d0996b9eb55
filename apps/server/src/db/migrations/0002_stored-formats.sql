-- What is there already is of the first format, and so is what a program stores that is older than this and still serves: it does not say.
ALTER TABLE "published_ranges" ADD COLUMN "format" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "web_configurations" ADD COLUMN "format" integer DEFAULT 1 NOT NULL;
