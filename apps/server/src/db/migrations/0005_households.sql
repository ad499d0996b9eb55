CREATE TABLE "household_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "household_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token" varchar(8) NOT NULL,
	"email" text NOT NULL,
	"key_hash" text NOT NULL,
	"invited_by" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "household_invitations_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "household_invitations_once" UNIQUE("token","email")
);
--> statement-breakpoint
ALTER TABLE "saved_configurations" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "household_invitations" ADD CONSTRAINT "household_invitations_token_saved_configurations_token_fk" FOREIGN KEY ("token") REFERENCES "public"."saved_configurations"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_invitations" ADD CONSTRAINT "household_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "household_invitations_invited_by" ON "household_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "household_invitations_expires" ON "household_invitations" USING btree ("expires_at");