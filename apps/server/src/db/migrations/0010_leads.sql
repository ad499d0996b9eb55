CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_type" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"consent_id" integer,
	"newsletter_consent_id" integer,
	"configuration_id" text,
	"house" jsonb,
	"price_ore" bigint,
	"house_title" text NOT NULL,
	"municipality_id" text,
	"plot_ids" integer[] NOT NULL,
	"salesperson_name" text NOT NULL,
	"salesperson_email" text NOT NULL,
	"source" text NOT NULL,
	"marketing" jsonb NOT NULL,
	"key_hash" text,
	"held_back" text,
	CONSTRAINT "leads_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "snapshots" ADD COLUMN "is_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_user" ON "leads" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "leads_configuration" ON "leads" USING btree ("configuration_id");--> statement-breakpoint
CREATE INDEX "leads_sent" ON "leads" USING btree ("sent_at");