ALTER TABLE "departures" ALTER COLUMN "capacity" DROP DEFAULT;--> statement-breakpoint
-- No departure ahead has more seats than a group of its tour may be. Who has a seat keeps it: the desk is told of those with
-- more travellers than seats.
UPDATE "departures" SET "capacity" = ("tours"."facts" -> 'groupSize' ->> 'most')::int, "version" = "departures"."version" + 1
FROM "tours"
WHERE "tours"."id" = "departures"."tour_id"
	AND "departures"."date" >= current_date - 1
	AND "departures"."capacity" > ("tours"."facts" -> 'groupSize' ->> 'most')::int;
