CREATE TABLE "configuration_versions" (
	"token" varchar(8) NOT NULL,
	"revision" integer NOT NULL,
	"name" text NOT NULL,
	"house_id" integer NOT NULL,
	"web_configuration_id" integer NOT NULL,
	"web_configuration_version" integer NOT NULL,
	"municipality_id" text NOT NULL,
	"area_code" text NOT NULL,
	"answers" jsonb NOT NULL,
	"plot_ids" integer[] NOT NULL,
	"price_ore" bigint NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text,
	CONSTRAINT "configuration_versions_token_revision_pk" PRIMARY KEY("token","revision")
);
--> statement-breakpoint
CREATE TABLE "household_members" (
	"token" varchar(8) NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "household_members_token_user_id_pk" PRIMARY KEY("token","user_id")
);
--> statement-breakpoint
CREATE TABLE "saved_configurations" (
	"token" varchar(8) PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"type" text DEFAULT 'guide' NOT NULL,
	"revision" integer NOT NULL,
	"request_for_proposal_sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "configuration_versions" ADD CONSTRAINT "configuration_versions_token_saved_configurations_token_fk" FOREIGN KEY ("token") REFERENCES "public"."saved_configurations"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configuration_versions" ADD CONSTRAINT "configuration_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_token_saved_configurations_token_fk" FOREIGN KEY ("token") REFERENCES "public"."saved_configurations"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_configurations" ADD CONSTRAINT "saved_configurations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "configuration_versions_saved_by" ON "configuration_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "household_members_user" ON "household_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_configurations_owner" ON "saved_configurations" USING btree ("owner_id");