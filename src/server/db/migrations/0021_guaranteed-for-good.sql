ALTER TABLE "departures" ADD COLUMN "guaranteed_at" timestamp (3) with time zone;--> statement-breakpoint
-- What was shown as guaranteed, by the desk or by those who were confirmed, stays so from here on.
UPDATE "departures" SET "guaranteed_at" = "updated_at", "state" = 'guaranteed', "version" = "version" + 1
WHERE "state" = 'guaranteed' OR ("state" = 'open' AND "guaranteed_from" <= (
	SELECT coalesce(sum("bookings"."travelers"), 0) FROM "bookings"
	WHERE "bookings"."departure_id" = "departures"."id" AND "bookings"."status" = 'Confirmed'
));--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_guaranteed_at_check" CHECK ("departures"."state" = 'closed' or ("departures"."state" = 'guaranteed') = ("departures"."guaranteed_at" is not null));
