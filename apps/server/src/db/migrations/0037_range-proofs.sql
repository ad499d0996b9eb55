ALTER TABLE "range_revisions" ADD COLUMN "proof" jsonb;--> statement-breakpoint
ALTER TABLE "range_revisions" ADD COLUMN "signature" jsonb;