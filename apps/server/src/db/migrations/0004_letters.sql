CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"sealed" text,
	"useless_after" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE INDEX "letters_ended" ON "letters" USING btree ("ended_at");