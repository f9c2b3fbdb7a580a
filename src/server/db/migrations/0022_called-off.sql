CREATE TABLE "kept_seats" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_seats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"deed_id" integer NOT NULL,
	"called_off_id" integer NOT NULL,
	"departure_id" integer NOT NULL,
	"seats" integer NOT NULL,
	"total_price" numeric(12, 2) NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"answer" text DEFAULT 'asked' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "kept_seats_answer_check" CHECK ("kept_seats"."answer" in ('asked', 'taken', 'declined')),
	CONSTRAINT "kept_seats_seats_check" CHECK ("kept_seats"."seats" >= 1),
	CONSTRAINT "kept_seats_answered_check" CHECK (("kept_seats"."answer" = 'asked') = ("kept_seats"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "departures" DROP CONSTRAINT "departures_state_check";--> statement-breakpoint
ALTER TABLE "departures" DROP CONSTRAINT "departures_guaranteed_at_check";--> statement-breakpoint
ALTER TABLE "desk_items" DROP CONSTRAINT "desk_items_kind_check";--> statement-breakpoint
ALTER TABLE "deeds" DROP CONSTRAINT "deeds_action_check";--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "called_off_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "called_off_reason" text;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "called_off_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_seats" ADD CONSTRAINT "kept_seats_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_seats" ADD CONSTRAINT "kept_seats_deed_id_deeds_id_fk" FOREIGN KEY ("deed_id") REFERENCES "public"."deeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_seats" ADD CONSTRAINT "kept_seats_called_off_id_departures_id_fk" FOREIGN KEY ("called_off_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_seats" ADD CONSTRAINT "kept_seats_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_seats_booking_index" ON "kept_seats" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "kept_seats_called_off_index" ON "kept_seats" USING btree ("called_off_id","id");--> statement-breakpoint
CREATE INDEX "kept_seats_asked_index" ON "kept_seats" USING btree ("departure_id","until","seats") WHERE "kept_seats"."answer" = 'asked';--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_called_off_check" CHECK (("departures"."state" = 'called off') = ("departures"."called_off_at" is not null and "departures"."called_off_reason" is not null));--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_called_off_reason_check" CHECK ("departures"."called_off_reason" is null or "departures"."called_off_reason" in ('too few travellers', 'not safe', 'cannot be run'));--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_state_check" CHECK ("departures"."state" in ('open', 'guaranteed', 'on request', 'closed', 'called off'));--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_guaranteed_at_check" CHECK ("departures"."state" in ('closed', 'called off') or ("departures"."state" = 'guaranteed') = ("departures"."guaranteed_at" is not null));--> statement-breakpoint
ALTER TABLE "desk_items" ADD CONSTRAINT "desk_items_kind_check" CHECK ("desk_items"."kind" in ('hold', 'call-back', 'inquiry', 'custom offer', 'trip message', 'cancellation', 'schedule change', 'kept seats', 'refund', 'waiting list', 'application', 'review', 'letter'));--> statement-breakpoint
ALTER TABLE "deeds" ADD CONSTRAINT "deeds_action_check" CHECK ("deeds"."action" in ('confirm', 'cancel', 'call off', 'take kept seats', 're-open', 'move', 'change contact', 'change travellers', 'change party', 'change schedule', 'change price', 'extend hold', 'record payment', 'send letter'));