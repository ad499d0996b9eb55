-- What is there already is of the first format. What comes says its own.
ALTER TABLE "published_ranges" ADD COLUMN "format" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "published_ranges" ALTER COLUMN "format" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "web_configurations" ADD COLUMN "format" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "web_configurations" ALTER COLUMN "format" DROP DEFAULT;
