CREATE TABLE "scheduled_publications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheduled_publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"publish_at" timestamp with time zone NOT NULL,
	"changes" jsonb NOT NULL,
	"message" text NOT NULL,
	"scheduled_by" text NOT NULL,
	"scheduled_at" timestamp with time zone NOT NULL,
	"signature" jsonb,
	"approval" jsonb,
	"stopped" jsonb
);
--> statement-breakpoint
ALTER TABLE "range_drafts" ADD COLUMN "review" jsonb;--> statement-breakpoint
ALTER TABLE "range_revisions" ADD COLUMN "approval" jsonb;