CREATE TABLE "offer_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"valid_until" date NOT NULL,
	"words" text NOT NULL,
	"lines" jsonb NOT NULL,
	"year" integer,
	"number" integer,
	"sent_at" timestamp with time zone,
	"sent_by" text,
	"token" text,
	"customer_name" text,
	"customer_email" text,
	"seller_name" text,
	"seller_email" text,
	"seller_phone" text,
	"configuration_id" text,
	"revision" integer,
	"chosen" jsonb,
	"house" jsonb,
	"total_ore" bigint,
	"replaces" uuid,
	"accepted_at" timestamp with time zone,
	"accepted_name" text,
	"withdrawn_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "offers_token_unique" UNIQUE("token"),
	CONSTRAINT "offers_number" UNIQUE("year","number")
);
--> statement-breakpoint
ALTER TABLE "lead_work" ADD COLUMN "offer_answer" text;--> statement-breakpoint
ALTER TABLE "lead_work" ADD COLUMN "offer_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_work" ADD COLUMN "offer_until" date;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_lead" ON "offers" USING btree ("lead_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_draft" ON "offers" USING btree ("lead_id") WHERE "sent_at" is null;--> statement-breakpoint
CREATE INDEX "lead_work_offer_answered" ON "lead_work" USING btree ("offer_answered_at");--> statement-breakpoint
CREATE INDEX "lead_work_offer_until" ON "lead_work" USING btree ("offer_until");--> statement-breakpoint
-- What was sent stays as it was. What becomes of it is written once, and it is emptied when its customer is forgotten.
CREATE FUNCTION refuse_changed_offer() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE
  fate text[] := ARRAY['accepted_at', 'accepted_name', 'withdrawn_at', 'replaced_at'];
  forgotten text[] := ARRAY['words', 'lines', 'token', 'customer_name', 'customer_email', 'configuration_id', 'chosen', 'house', 'accepted_name', 'erased_at'];
BEGIN
  IF OLD."sent_at" IS NULL THEN RETURN coalesce(NEW, OLD); END IF;
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "leads" WHERE "leads"."id" = OLD."lead_id") THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND OLD."erased_at" IS NULL THEN
    IF NEW."erased_at" IS NOT NULL AND to_jsonb(NEW) - forgotten = to_jsonb(OLD) - forgotten
      AND NEW."words" = '' AND NEW."lines" = '[]' AND NEW."token" IS NULL AND NEW."customer_name" IS NULL AND NEW."customer_email" IS NULL
      AND NEW."configuration_id" IS NULL AND NEW."chosen" IS NULL AND NEW."house" IS NULL AND NEW."accepted_name" IS NULL THEN RETURN NEW; END IF;
    IF to_jsonb(NEW) - fate = to_jsonb(OLD) - fate
      AND (OLD."accepted_at" IS NULL OR (NEW."accepted_at" = OLD."accepted_at" AND NEW."accepted_name" = OLD."accepted_name"))
      AND (OLD."withdrawn_at" IS NULL OR NEW."withdrawn_at" = OLD."withdrawn_at")
      AND (OLD."replaced_at" IS NULL OR NEW."replaced_at" = OLD."replaced_at") THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'an offer that was sent is never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER offers_are_kept BEFORE UPDATE OR DELETE ON "offers" FOR EACH ROW EXECUTE FUNCTION refuse_changed_offer();--> statement-breakpoint
CREATE TRIGGER offers_are_kept_whole BEFORE TRUNCATE ON "offers" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
