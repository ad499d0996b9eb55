CREATE TABLE "lead_columns" (
	"user_id" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" text,
	"name" text NOT NULL,
	"list" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
DROP INDEX "leads_price";--> statement-breakpoint
DROP INDEX "lead_work_milestone";--> statement-breakpoint
DROP INDEX "lead_work_dormant";--> statement-breakpoint
DROP INDEX "lead_work_lost";--> statement-breakpoint
ALTER TABLE "lead_work" ADD COLUMN "municipality_id" text;--> statement-breakpoint
ALTER TABLE "lead_work" ADD COLUMN "price_ore" bigint;--> statement-breakpoint
UPDATE "lead_work" SET "municipality_id" = "leads"."municipality_id", "price_ore" = "leads"."price_ore" FROM "leads" WHERE "leads"."id" = "lead_work"."lead_id";--> statement-breakpoint
ALTER TABLE "lead_columns" ADD CONSTRAINT "lead_columns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_views" ADD CONSTRAINT "lead_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_views_owner" ON "lead_views" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "lead_work_owner_arrived" ON "lead_work" USING btree ("owner_id","arrived_at","lead_id");--> statement-breakpoint
CREATE INDEX "lead_work_price" ON "lead_work" USING btree (coalesce("price_ore", -1),"lead_id");--> statement-breakpoint
CREATE INDEX "lead_work_owner_price" ON "lead_work" USING btree ("owner_id",coalesce("price_ore", -1),"lead_id");--> statement-breakpoint
CREATE INDEX "lead_work_municipality" ON "lead_work" USING btree ("municipality_id",coalesce("due_on", '9999-12-31'::date),"lead_id");--> statement-breakpoint
CREATE INDEX "lead_work_owner_milestone" ON "lead_work" USING btree ("owner_id","milestone",coalesce("due_on", '9999-12-31'::date),"lead_id") WHERE "lost_reason" is null;--> statement-breakpoint
CREATE INDEX "lead_work_milestone" ON "lead_work" USING btree ("milestone",coalesce("due_on", '9999-12-31'::date),"lead_id") WHERE "lost_reason" is null;--> statement-breakpoint
CREATE INDEX "lead_work_dormant" ON "lead_work" USING btree (coalesce("due_on", '9999-12-31'::date),"lead_id") WHERE "lost_reason" is null and "dormant_until" is not null;--> statement-breakpoint
CREATE INDEX "lead_work_lost" ON "lead_work" USING btree ("waiting_since","lead_id") WHERE "lost_reason" is not null;