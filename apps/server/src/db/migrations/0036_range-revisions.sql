CREATE TABLE "draft_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draft_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file" text NOT NULL,
	"keys" jsonb NOT NULL,
	"before" jsonb,
	"value" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_changes_place" UNIQUE("file","keys")
);
--> statement-breakpoint
CREATE TABLE "range_drafts" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "range_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "range_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent" integer,
	"tree" jsonb NOT NULL,
	"pictures" text NOT NULL,
	"origin" text NOT NULL,
	"restores" integer,
	"message" text NOT NULL,
	"author_id" text,
	"at" timestamp with time zone NOT NULL,
	"published_range" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "range_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
