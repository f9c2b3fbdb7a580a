CREATE TABLE "picture_uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "picture_uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"alt" text NOT NULL,
	"sent_by" integer NOT NULL,
	"picture_id" integer,
	"problem" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"worked_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_uploads_key_unique" UNIQUE("key"),
	CONSTRAINT "picture_uploads_outcome_check" CHECK (num_nonnulls("picture_uploads"."picture_id", "picture_uploads"."problem") <= 1)
);
--> statement-breakpoint
ALTER TABLE "picture_uploads" ADD CONSTRAINT "picture_uploads_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uploads" ADD CONSTRAINT "picture_uploads_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_uploads_sent_by_index" ON "picture_uploads" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "picture_uploads_picture_index" ON "picture_uploads" USING btree ("picture_id");--> statement-breakpoint
-- Tours that were booked before departures were kept take their seats on the very days that 0008 made departures of.
UPDATE "bookings" SET "departure_id" = "departures"."id"
FROM "departures"
WHERE "bookings"."type" = 'tour' AND "bookings"."departure_id" IS NULL
	AND "departures"."tour_id"::text = "bookings"."item_id" AND "departures"."date" = "bookings"."departure_date";
--> statement-breakpoint
-- Holds without an end get one: a week in which the desk can decide, or the day of departure in New York where that comes
-- first. What would have left already is over.
UPDATE "bookings" SET "held_until" = least(now() + interval '7 days', "departure_date"::timestamp AT TIME ZONE 'America/New_York')
WHERE "status" = 'Pending Confirmation' AND "held_until" IS NULL;
