ALTER TABLE "flights" DROP CONSTRAINT "flights_discount_check";--> statement-breakpoint
ALTER TABLE "flights" DROP COLUMN "discount";--> statement-breakpoint
ALTER TABLE "flights" DROP COLUMN "duration";