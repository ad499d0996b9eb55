CREATE TABLE "range_uploads" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "range_uploads_by_time" ON "range_uploads" USING btree ("uploaded_at");