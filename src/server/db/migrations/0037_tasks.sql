CREATE TABLE "tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" uuid,
	"body_hash" text,
	"title" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"booking_id" integer,
	"author_id" integer,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tasks_attempt_id_unique" UNIQUE("attempt_id")
);
--> statement-breakpoint
ALTER TABLE "changes" DROP CONSTRAINT "changes_subject_check";--> statement-breakpoint
ALTER TABLE "desk_items" DROP CONSTRAINT "desk_items_kind_check";--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_due_index" ON "tasks" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "tasks_booking_index" ON "tasks" USING btree ("booking_id","id");--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_subject_check" CHECK ("changes"."subject" in ('booking', 'inquiry', 'custom offer', 'proposal', 'application', 'flight', 'tour', 'destination', 'subscriber', 'muted address', 'user', 'person', 'departure', 'waiting list', 'call-back', 'letter', 'template', 'queue', 'task', 'review', 'picture', 'invitation', 'list'));--> statement-breakpoint
ALTER TABLE "desk_items" ADD CONSTRAINT "desk_items_kind_check" CHECK ("desk_items"."kind" in ('hold', 'task', 'call-back', 'inquiry', 'custom offer', 'proposal', 'trip message', 'cancellation', 'schedule change', 'kept seats', 'refund', 'overdue', 'approval', 'waiting list', 'application', 'review', 'letter'));