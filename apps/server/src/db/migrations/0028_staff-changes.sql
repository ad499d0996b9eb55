CREATE TABLE "salesperson_areas" (
	"user_id" text PRIMARY KEY NOT NULL,
	"municipality_ids" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_versions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "salesperson_areas" ADD CONSTRAINT "salesperson_areas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_versions" ADD CONSTRAINT "staff_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_offer_failed" ON "letters" USING btree ("lead_id","ended_at") WHERE "kind" = 'offer' and "outcome" <> 'sent';