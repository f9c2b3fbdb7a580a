CREATE TABLE "approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"note_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"method" text,
	"paid_on" date,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "approvals_note_id_unique" UNIQUE("note_id"),
	CONSTRAINT "approvals_kind_check" CHECK ("approvals"."kind" in ('cancellation', 'refund')),
	CONSTRAINT "approvals_amount_check" CHECK ("approvals"."amount" > 0),
	CONSTRAINT "approvals_method_check" CHECK ("approvals"."method" in ('Card', 'Bank transfer', 'Cash', 'Check', 'Voucher')),
	CONSTRAINT "approvals_answer_check" CHECK ("approvals"."answer" in ('approved', 'declined')),
	CONSTRAINT "approvals_refund_check" CHECK (("approvals"."kind" = 'refund') = ("approvals"."method" is not null and "approvals"."paid_on" is not null)),
	CONSTRAINT "approvals_answered_check" CHECK (("approvals"."answer" is null) = ("approvals"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "desk_items" DROP CONSTRAINT "desk_items_kind_check";--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_note_id_booking_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."booking_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_open_index" ON "approvals" USING btree ("booking_id") WHERE "approvals"."answer" is null;--> statement-breakpoint
ALTER TABLE "desk_items" ADD CONSTRAINT "desk_items_kind_check" CHECK ("desk_items"."kind" in ('hold', 'call-back', 'inquiry', 'custom offer', 'trip message', 'cancellation', 'schedule change', 'kept seats', 'refund', 'overdue', 'approval', 'waiting list', 'application', 'review', 'letter'));