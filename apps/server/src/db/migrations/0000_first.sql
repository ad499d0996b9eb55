CREATE TABLE "published_ranges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "published_ranges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_hash" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"token" varchar(8) PRIMARY KEY NOT NULL,
	"web_configuration_id" integer NOT NULL,
	"web_configuration_version" integer NOT NULL,
	"municipality_id" text NOT NULL,
	"area_code" text NOT NULL,
	"house_id" integer NOT NULL,
	"name" text NOT NULL,
	"answers" jsonb NOT NULL,
	"price_ore" bigint NOT NULL,
	"withdraw_key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_configurations" (
	"id" integer NOT NULL,
	"version" integer NOT NULL,
	"content_hash" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "web_configurations_id_version_pk" PRIMARY KEY("id","version")
);
--> statement-breakpoint
CREATE INDEX "snapshots_opened" ON "snapshots" USING btree ("opened_at");