CREATE SEQUENCE "public"."record_positions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "record_changes" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"position" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_changes_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE INDEX "record_changes_position" ON "record_changes" USING btree ("kind","position");--> statement-breakpoint
-- Noted when the transaction commits, by one transaction after another: the lock is the last that any takes, and who has it waits for nobody. So
-- positions are committed in their order.
CREATE FUNCTION note_record(changed_kind text, changed_id text) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  PERFORM pg_advisory_xact_lock(1382376306);
  INSERT INTO "record_changes" ("kind", "id", "position", "changed_at")
    VALUES (changed_kind, changed_id, nextval('record_positions'), clock_timestamp())
    ON CONFLICT ("kind", "id") DO UPDATE SET "position" = EXCLUDED."position", "changed_at" = EXCLUDED."changed_at";
END $$;--> statement-breakpoint
CREATE FUNCTION note_customer_of(changed_address text) RETURNS void LANGUAGE plpgsql AS $$ DECLARE found_id integer; BEGIN
  SELECT "customers"."id" INTO found_id FROM "customers" WHERE "address" = lower(changed_address);
  IF found_id IS NOT NULL THEN PERFORM note_record('customer', found_id::text); END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION note_changed_record() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  CASE TG_TABLE_NAME
    WHEN 'lead_work' THEN
      IF TG_OP = 'DELETE' THEN PERFORM note_record('lead', OLD."lead_id"::text); ELSE PERFORM note_record('lead', NEW."lead_id"::text); END IF;
    WHEN 'leads' THEN
      PERFORM note_record('lead', NEW."id"::text);
      PERFORM note_customer_of(OLD."email");
    WHEN 'offers' THEN PERFORM note_record('offer', NEW."id"::text);
    WHEN 'final_orders' THEN
      IF TG_OP = 'DELETE' THEN
        PERFORM note_record('order', OLD."token");
      ELSE
        PERFORM note_record('order', NEW."token");
        -- What it changes holds no more, or holds again.
        IF NEW."replaces" IS NOT NULL THEN PERFORM note_record('order', NEW."replaces"); END IF;
      END IF;
    WHEN 'customers' THEN
      IF TG_OP = 'DELETE' THEN PERFORM note_record('customer', OLD."id"::text); ELSE PERFORM note_record('customer', NEW."id"::text); END IF;
    WHEN 'users' THEN PERFORM note_customer_of(OLD."email");
  END CASE;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER lead_work_is_noted AFTER INSERT OR UPDATE OR DELETE ON "lead_work" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_changed_record();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER leads_are_noted AFTER UPDATE ON "leads" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."held_back" IS NULL) EXECUTE FUNCTION note_changed_record();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER offers_are_noted AFTER UPDATE ON "offers" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."sent_at" IS NOT NULL) EXECUTE FUNCTION note_changed_record();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER final_orders_are_noted AFTER INSERT OR UPDATE OR DELETE ON "final_orders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_changed_record();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER customers_are_noted AFTER INSERT OR UPDATE OR DELETE ON "customers" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_changed_record();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_are_noted AFTER UPDATE OF "name", "email", "cellphone", "municipality_id" OR DELETE ON "users" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_changed_record();--> statement-breakpoint
-- What is there already, oldest first.
INSERT INTO "record_changes" ("kind", "id", "position", "changed_at") SELECT "kind", "id", nextval('record_positions'), now() FROM (
  SELECT * FROM (
    SELECT 'lead' AS "kind", "lead_id"::text AS "id", "arrived_at" AS "at" FROM "lead_work"
    UNION ALL SELECT 'customer', "id"::text, "seen_at" FROM "customers"
    UNION ALL SELECT 'offer', "id"::text, "sent_at" FROM "offers" WHERE "sent_at" IS NOT NULL AND "erased_at" IS NULL
    UNION ALL SELECT 'order', "token", "made_at" FROM "final_orders"
  ) AS "there" ORDER BY "at", "kind", "id"
) AS "in_order";
