CREATE TABLE "lead_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_work" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text,
	"milestone" text DEFAULT 'new' NOT NULL,
	"dormant_until" date,
	"lost_reason" text,
	"next_step" text DEFAULT '' NOT NULL,
	"due_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone NOT NULL,
	"house_saved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lead_history" ADD CONSTRAINT "lead_history_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_work" ADD CONSTRAINT "lead_work_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_work" ADD CONSTRAINT "lead_work_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_history_lead" ON "lead_history" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "lead_work_due" ON "lead_work" USING btree (coalesce("due_on", '9999-12-31'::date),"lead_id");--> statement-breakpoint
CREATE INDEX "lead_work_owner_due" ON "lead_work" USING btree ("owner_id",coalesce("due_on", '9999-12-31'::date),"lead_id");--> statement-breakpoint
CREATE INDEX "lead_work_waiting" ON "lead_work" USING btree ("waiting_since","lead_id");--> statement-breakpoint
CREATE INDEX "lead_work_owner_waiting" ON "lead_work" USING btree ("owner_id","waiting_since","lead_id");--> statement-breakpoint
CREATE INDEX "lead_work_arrived" ON "lead_work" USING btree ("arrived_at","lead_id");--> statement-breakpoint
CREATE INDEX "lead_work_milestone" ON "lead_work" USING btree ("milestone","arrived_at");--> statement-breakpoint
CREATE INDEX "lead_work_dormant" ON "lead_work" USING btree ("dormant_until");--> statement-breakpoint
CREATE INDEX "lead_work_lost" ON "lead_work" USING btree ("lost_reason");--> statement-breakpoint
CREATE INDEX "lead_work_house_saved" ON "lead_work" USING btree ("house_saved_at");--> statement-breakpoint
CREATE INDEX "leads_municipality" ON "leads" USING btree ("municipality_id");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "leads_price" ON "leads" USING btree (coalesce("price_ore", -1),"id");--> statement-breakpoint
CREATE INDEX "leads_words" ON "leads" USING gin (to_tsvector('simple', translate("name" || ' ' || "email" || ' ' || "house_title", '@._-ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ', '    àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþ') || ' ' || translate("phone", ' -()+', '') || ' ' || coalesce("configuration_id", '')));--> statement-breakpoint
-- What was asked before there was an administration is new in it.
INSERT INTO "lead_work" ("lead_id", "owner_id", "due_on", "arrived_at", "waiting_since")
SELECT "leads"."id", "users"."id", ("leads"."sent_at" AT TIME ZONE 'Europe/Stockholm')::date, "leads"."sent_at", "leads"."sent_at" FROM "leads"
LEFT JOIN "users" ON "users"."email" = lower("leads"."salesperson_email") AND "users"."role" <> 'Customer' AND "users"."disabled_at" IS NULL
WHERE "leads"."held_back" IS NULL AND "leads"."erased_at" IS NULL;--> statement-breakpoint
-- History is only added to. What was written may be emptied, and goes with its request.
CREATE FUNCTION refuse_changed_history() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'UPDATE' AND NEW."words" = '' AND to_jsonb(NEW) - 'words' = to_jsonb(OLD) - 'words' THEN RETURN NEW; END IF;
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "leads" WHERE "leads"."id" = OLD."lead_id") THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER lead_history_is_kept BEFORE UPDATE OR DELETE ON "lead_history" FOR EACH ROW EXECUTE FUNCTION refuse_changed_history();--> statement-breakpoint
CREATE TRIGGER lead_history_is_kept_whole BEFORE TRUNCATE ON "lead_history" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
