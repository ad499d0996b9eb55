DROP INDEX "leads_words";--> statement-breakpoint
ALTER TABLE "lead_work" ADD COLUMN "is_forgotten" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Nothing is told of it anew: that they were erased has been told.
ALTER TABLE "lead_work" DISABLE TRIGGER "lead_work_is_noted";--> statement-breakpoint
UPDATE "lead_work" SET "is_forgotten" = true FROM "leads" WHERE "leads"."id" = "lead_id" AND "erased_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_work" ENABLE TRIGGER "lead_work_is_noted";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate("name" || ' ' || "email" || ' ' || "house_title", '@._-ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ', '    àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþ') || ' ' || translate("phone", ' -()+', '') || ' ' || coalesce("configuration_id", ''))) STORED;--> statement-breakpoint
CREATE INDEX "customers_whole" ON "customers" USING btree (coalesce("joined_to", "id"));--> statement-breakpoint
CREATE INDEX "lead_work_kept" ON "lead_work" USING btree ("waiting_since","lead_id") WHERE not "is_forgotten";--> statement-breakpoint
CREATE INDEX "leads_words" ON "leads" USING gin ("words");--> statement-breakpoint
-- How common each word is: by itself PostgreSQL looks at a table once enough of it has changed.
ANALYZE "leads";