CREATE TABLE "call_backs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "call_backs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" uuid,
	"body_hash" text,
	"status" text DEFAULT 'Requested' NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"slot_from" timestamp (3) with time zone NOT NULL,
	"slot_to" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize("call_backs"."name" || ' ' || "call_backs"."email" || ' ' || "call_backs"."phone" || ' ' || regexp_replace("call_backs"."phone", '[eExX].*$|\D', '', 'g') || ' ' || "call_backs"."reference", NFKD), '[\u0300-\u036f]', '', 'g')), 'ıøłđð’‘‐–—', 'ioldd''''---'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')) STORED NOT NULL,
	CONSTRAINT "call_backs_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "call_backs_status_check" CHECK ("call_backs"."status" in ('Requested', 'Called')),
	CONSTRAINT "call_backs_slot_check" CHECK ("call_backs"."slot_to" > "call_backs"."slot_from")
);
--> statement-breakpoint
CREATE TABLE "departures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "departures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tour_id" integer NOT NULL,
	"date" date NOT NULL,
	"capacity" integer DEFAULT 16 NOT NULL,
	"price" numeric(12, 2),
	"state" text DEFAULT 'open' NOT NULL,
	"guaranteed_from" integer DEFAULT 4 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "departures_state_check" CHECK ("departures"."state" in ('open', 'guaranteed', 'on request', 'closed')),
	CONSTRAINT "departures_capacity_check" CHECK ("departures"."capacity" between 0 and 999),
	CONSTRAINT "departures_price_check" CHECK ("departures"."price" > 0),
	CONSTRAINT "departures_guaranteed_check" CHECK ("departures"."guaranteed_from" >= 1)
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" uuid,
	"body_hash" text,
	"departure_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"travellers" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"leave_hash" text,
	"token_hash" text,
	"offered_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_list_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "waiting_list_leave_hash_unique" UNIQUE("leave_hash"),
	CONSTRAINT "waiting_list_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "waiting_list_status_check" CHECK ("waiting_list"."status" in ('waiting', 'offered', 'booked', 'passed', 'left')),
	CONSTRAINT "waiting_list_travellers_check" CHECK ("waiting_list"."travellers" >= 1),
	CONSTRAINT "waiting_list_offered_check" CHECK ("waiting_list"."status" <> 'offered' or "waiting_list"."offered_until" is not null)
);
--> statement-breakpoint
ALTER TABLE "changes" DROP CONSTRAINT "changes_subject_check";--> statement-breakpoint
DROP INDEX "bookings_status_index";--> statement-breakpoint
DROP INDEX "outbox_about_unique";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "departure_id" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "refund" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "refund_reason" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "html" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "keeps_text" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "occasion" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "booking_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize("outbox"."recipient" || ' ' || "outbox"."subject", NFKD), '[\u0300-\u036f]', '', 'g')), 'ıøłđð’‘‐–—', 'ioldd''''---'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_backs_order_index" ON "call_backs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "call_backs_status_index" ON "call_backs" USING btree ("status","slot_from","id");--> statement-breakpoint
CREATE INDEX "call_backs_search_index" ON "call_backs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "departures_tour_date_unique" ON "departures" USING btree ("tour_id","date");--> statement-breakpoint
CREATE INDEX "departures_order_index" ON "departures" USING btree ("date","id","state");--> statement-breakpoint
CREATE INDEX "waiting_list_order_index" ON "waiting_list" USING btree ("departure_id","status","offered_until","id","travellers");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_place_unique" ON "waiting_list" USING btree ("departure_id",lower("email")) WHERE "waiting_list"."status" in ('waiting', 'offered');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_seats_index" ON "bookings" USING btree ("departure_id","status","held_until","travelers") WHERE "bookings"."departure_id" is not null;--> statement-breakpoint
CREATE INDEX "bookings_held_index" ON "bookings" USING btree ("held_until") WHERE "bookings"."status" = 'Pending Confirmation' and "bookings"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "outbox_booking_index" ON "outbox" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "outbox_search_index" ON "outbox" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_status_index" ON "bookings" USING btree ("status","created_at","id","type","held_until");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_about_unique" ON "outbox" USING btree ("about") WHERE "outbox"."sent_at" is null and "outbox"."attempts" = 0 and "outbox"."cancelled_at" is null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_occasion_unique" UNIQUE("occasion");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_refund_check" CHECK ("bookings"."refund" between 0 and "bookings"."total_price");--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_subject_check" CHECK ("changes"."subject" in ('booking', 'custom offer', 'flight', 'tour', 'destination', 'subscriber', 'muted address', 'user', 'person', 'departure', 'waiting list', 'call-back', 'letter'));--> statement-breakpoint
-- Every tour leaves on the specified days of two years, as a new one does.
INSERT INTO "departures" ("tour_id", "date")
SELECT "tours"."id", "day"::date
FROM "tours"
CROSS JOIN generate_series(extract(year from now())::int, extract(year from now())::int + 2) AS "year"
CROSS JOIN (VALUES ('05-15'), ('06-12'), ('07-20'), ('08-10')) AS "days" ("month_day")
CROSS JOIN LATERAL (SELECT "year" || '-' || "month_day" AS "day") AS "departure"
WHERE "day"::date BETWEEN current_date AND (current_date + interval '2 years')::date
ON CONFLICT DO NOTHING;
