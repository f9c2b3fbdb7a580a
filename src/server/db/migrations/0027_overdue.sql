CREATE TABLE "open_instalments" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"due_on" date NOT NULL,
	"amount" numeric(12, 2) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_items" DROP CONSTRAINT "desk_items_kind_check";--> statement-breakpoint
ALTER TABLE "open_instalments" ADD CONSTRAINT "open_instalments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_instalments_due_index" ON "open_instalments" USING btree ("due_on","booking_id");--> statement-breakpoint
ALTER TABLE "desk_items" ADD CONSTRAINT "desk_items_kind_check" CHECK ("desk_items"."kind" in ('hold', 'call-back', 'inquiry', 'custom offer', 'trip message', 'cancellation', 'schedule change', 'kept seats', 'refund', 'overdue', 'waiting list', 'application', 'review', 'letter'));