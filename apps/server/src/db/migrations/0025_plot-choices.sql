CREATE TABLE "plot_choices" (
	"token" varchar(8) NOT NULL,
	"plot_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "plot_choices_token_plot_id_pk" PRIMARY KEY("token","plot_id")
);
--> statement-breakpoint
ALTER TABLE "plot_choices" ADD CONSTRAINT "plot_choices_token_saved_configurations_token_fk" FOREIGN KEY ("token") REFERENCES "public"."saved_configurations"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plot_choices_plot" ON "plot_choices" USING btree ("plot_id","since","token");--> statement-breakpoint
CREATE INDEX "leads_naming_plots" ON "leads" USING btree ("sent_at","id","plot_ids") WHERE "plot_ids" <> '{}' and "held_back" is null and "erased_at" is null;--> statement-breakpoint
-- What is chosen now, since the first of the saves that are kept which has it.
INSERT INTO "plot_choices" ("token", "plot_id", "since")
SELECT "chosen"."token", "chosen"."plot_id", min("kept"."saved_at")
FROM (
	SELECT "house"."token", unnest("saved"."plot_ids") AS "plot_id"
	FROM "saved_configurations" AS "house"
	JOIN "configuration_versions" AS "saved" ON "saved"."token" = "house"."token" AND "saved"."revision" = "house"."revision"
	WHERE "house"."type" = 'guide'
) AS "chosen"
JOIN "configuration_versions" AS "kept" ON "kept"."token" = "chosen"."token" AND "kept"."plot_ids" @> ARRAY["chosen"."plot_id"]
GROUP BY "chosen"."token", "chosen"."plot_id";
