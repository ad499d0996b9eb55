CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"house_id" integer DEFAULT 0 NOT NULL,
	"question_id" integer DEFAULT 0 NOT NULL,
	"item_id" integer DEFAULT 0 NOT NULL,
	"because_id" integer DEFAULT 0 NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_once" PRIMARY KEY("kind","house_id","day","question_id","item_id","because_id")
);
--> statement-breakpoint
ALTER TABLE "lead_work" ADD COLUMN "first_contact_at" timestamp with time zone;--> statement-breakpoint
-- Requests from before: what was done for the customer first, as their history has it.
UPDATE "lead_work" SET "first_contact_at" = (
  SELECT min("at") FROM "lead_history" WHERE "lead_history"."lead_id" = "lead_work"."lead_id"
    AND "action" IN ('note', 'milestone', 'step-done', 'offer-sent', 'offer-withdrawn', 'order-made', 'order-frozen')
);
