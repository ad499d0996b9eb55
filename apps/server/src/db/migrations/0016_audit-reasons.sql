CREATE TABLE "audit_reasons" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"subject_id" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_log_subject";--> statement-breakpoint
DROP INDEX "audit_log_actor";--> statement-breakpoint
ALTER TABLE "audit_reasons" ADD CONSTRAINT "audit_reasons_entry_id_audit_log_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_reasons" ADD CONSTRAINT "audit_reasons_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_reasons_subject" ON "audit_reasons" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
-- Reasons stood in the log itself, where nothing can be taken out. This once they are moved out of it; those of accounts that are gone go.
INSERT INTO "audit_reasons" ("entry_id", "subject_id", "words")
SELECT "audit_log"."id", "users"."id", "audit_log"."details"->>'reason' FROM "audit_log"
INNER JOIN "users" ON "users"."id" = "audit_log"."subject_id" WHERE "audit_log"."details" ? 'reason';--> statement-breakpoint
ALTER TABLE "audit_log" DISABLE TRIGGER audit_log_is_kept;--> statement-breakpoint
UPDATE "audit_log" SET "details" = "details" - 'reason' WHERE "details" ? 'reason';--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE TRIGGER audit_log_is_kept;--> statement-breakpoint
-- A reason goes with the account that it is about, and not before.
CREATE FUNCTION refuse_changed_reason() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = OLD."subject_id") THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_reasons_is_kept BEFORE UPDATE OR DELETE ON "audit_reasons" FOR EACH ROW EXECUTE FUNCTION refuse_changed_reason();--> statement-breakpoint
CREATE TRIGGER audit_reasons_is_kept_whole BEFORE TRUNCATE ON "audit_reasons" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
