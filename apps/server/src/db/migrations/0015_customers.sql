CREATE TABLE "customer_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"joined_to" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_address_unique" UNIQUE("address")
);
--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "customer_history" ADD CONSTRAINT "customer_history_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_joined_to_customers_id_fk" FOREIGN KEY ("joined_to") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_history_customer" ON "customer_history" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "customers_seen" ON "customers" USING btree ("seen_at","id");--> statement-breakpoint
CREATE INDEX "customers_joined" ON "customers" USING btree ("joined_to");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (to_tsvector('simple', translate("name" || ' ' || "email", '@._-ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ', '    àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþ') || ' ' || translate("cellphone", ' -()+', '') || ' ' || "customer_number"::text));--> statement-breakpoint
CREATE INDEX "letters_lead" ON "letters" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "letters_customer" ON "letters" USING btree ("customer_id");--> statement-breakpoint
-- Whoever has asked before, or has an account, is a customer.
INSERT INTO "customers" ("address", "seen_at") SELECT "address", max("at") FROM (
  SELECT lower("email") AS "address", "sent_at" AS "at" FROM "leads" WHERE "email" <> '' AND "held_back" IS NULL
  UNION ALL SELECT "email", "created_at" FROM "users" WHERE "role" = 'Customer'
) AS "seen" GROUP BY "address" ORDER BY max("at");--> statement-breakpoint
-- As the history of requests. It goes with its customer.
CREATE FUNCTION refuse_changed_customer_history() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'UPDATE' AND NEW."words" = '' AND to_jsonb(NEW) - 'words' = to_jsonb(OLD) - 'words' THEN RETURN NEW; END IF;
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "customers" WHERE "customers"."id" = OLD."customer_id") THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER customer_history_is_kept BEFORE UPDATE OR DELETE ON "customer_history" FOR EACH ROW EXECUTE FUNCTION refuse_changed_customer_history();--> statement-breakpoint
CREATE TRIGGER customer_history_is_kept_whole BEFORE TRUNCATE ON "customer_history" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
