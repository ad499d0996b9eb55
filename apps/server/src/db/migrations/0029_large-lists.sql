DROP INDEX "lead_work_house_saved";--> statement-breakpoint
DROP INDEX "lead_work_offer_answered";--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("name","id") WHERE "role" <> 'Customer';--> statement-breakpoint
CREATE INDEX "users_seen" ON "users" USING btree ("last_seen_on","id") WHERE "role" = 'Customer';--> statement-breakpoint
CREATE INDEX "users_idle_told" ON "users" USING btree ("idle_told_at") WHERE "idle_told_at" is not null;--> statement-breakpoint
CREATE INDEX "lead_work_milestone_all" ON "lead_work" USING btree ("milestone",coalesce("due_on", '9999-12-31'::date),"lead_id");--> statement-breakpoint
CREATE INDEX "lead_work_house_saved" ON "lead_work" USING btree ("owner_id","house_saved_at") WHERE "house_saved_at" > "waiting_since";--> statement-breakpoint
CREATE INDEX "lead_work_offer_answered" ON "lead_work" USING btree ("owner_id","offer_answered_at") WHERE "offer_answered_at" > "waiting_since";