ALTER TABLE "final_orders" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "final_orders" ADD CONSTRAINT "final_orders_key_unique" UNIQUE("key");