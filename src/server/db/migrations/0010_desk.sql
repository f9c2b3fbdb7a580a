CREATE TABLE "booking_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" uuid,
	"body_hash" text,
	"booking_id" integer NOT NULL,
	"body" text NOT NULL,
	"author_id" integer,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_notes_attempt_id_unique" UNIQUE("attempt_id")
);
--> statement-breakpoint
CREATE TABLE "booking_viewers" (
	"booking_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_viewers_booking_id_user_id_pk" PRIMARY KEY("booking_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "deeds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" uuid,
	"body_hash" text,
	"booking_id" integer NOT NULL,
	"action" text NOT NULL,
	"summary" text NOT NULL,
	"before" jsonb,
	"version" integer NOT NULL,
	"author_id" integer,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undo_until" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"undone_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "deeds_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "deeds_action_check" CHECK ("deeds"."action" in ('confirm', 'cancel', 're-open', 'move', 'change contact', 'change travellers', 'change party', 'change schedule', 'change price', 'extend hold', 'record payment', 'send letter'))
);
--> statement-breakpoint
CREATE TABLE "desk_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"state" text DEFAULT 'Open' NOT NULL,
	"state_at" timestamp (3) with time zone,
	"assignee_id" integer,
	"later_until" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_items_kind_check" CHECK ("desk_items"."kind" in ('hold', 'call-back', 'inquiry', 'custom offer', 'trip message', 'cancellation', 'waiting list', 'application', 'letter')),
	CONSTRAINT "desk_items_state_check" CHECK ("desk_items"."state" in ('Open', 'Waiting for them', 'Done'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"method" text NOT NULL,
	"paid_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"author_id" integer,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount" <> 0),
	CONSTRAINT "payments_method_check" CHECK ("payments"."method" in ('Card', 'Bank transfer', 'Cash', 'Check', 'Voucher'))
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" uuid,
	"body_hash" text,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"body" text NOT NULL,
	"author_id" integer,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "replies_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "replies_kind_check" CHECK ("replies"."kind" in ('inquiry', 'application', 'custom offer'))
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reply_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedule_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"deed_id" integer,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"is_significant" boolean NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "schedule_changes_answer_check" CHECK ("schedule_changes"."answer" is null or "schedule_changes"."answer" in ('asked', 'accepted', 'refund')),
	CONSTRAINT "schedule_changes_asked_check" CHECK (("schedule_changes"."answer" is not null) = "schedule_changes"."is_significant")
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_refund_check";--> statement-breakpoint
ALTER TABLE "changes" DROP CONSTRAINT "changes_subject_check";--> statement-breakpoint
DROP INDEX "bookings_held_index";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "quoted_price" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "price_reason" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "paid_by_word" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "paid" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "source" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "taken_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "check_code" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "kept" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "deed_id" integer;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "travellers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize("travellers"."name", NFKD), '[\u0300-\u036f]', '', 'g')), 'ıøłđð’‘‐–—', 'ioldd''''---'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_agent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_viewers" ADD CONSTRAINT "booking_viewers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_viewers" ADD CONSTRAINT "booking_viewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deeds" ADD CONSTRAINT "deeds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deeds" ADD CONSTRAINT "deeds_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_items" ADD CONSTRAINT "desk_items_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_changes" ADD CONSTRAINT "schedule_changes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_changes" ADD CONSTRAINT "schedule_changes_deed_id_deeds_id_fk" FOREIGN KEY ("deed_id") REFERENCES "public"."deeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_notes_booking_index" ON "booking_notes" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "booking_viewers_seen_index" ON "booking_viewers" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "booking_viewers_user_index" ON "booking_viewers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deeds_booking_index" ON "deeds" USING btree ("booking_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_items_subject_unique" ON "desk_items" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "desk_items_assignee_index" ON "desk_items" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "desk_items_open_index" ON "desk_items" USING btree ("kind","subject_id") WHERE "desk_items"."state" = 'Open';--> statement-breakpoint
CREATE INDEX "payments_booking_index" ON "payments" USING btree ("booking_id","amount");--> statement-breakpoint
CREATE INDEX "replies_subject_index" ON "replies" USING btree ("kind","subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reply_templates_name_unique" ON "reply_templates" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "schedule_changes_booking_index" ON "schedule_changes" USING btree ("booking_id","id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_deed_id_deeds_id_fk" FOREIGN KEY ("deed_id") REFERENCES "public"."deeds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_email_index" ON "applications" USING hash (lower("email"));--> statement-breakpoint
CREATE INDEX "applications_phone_index" ON "applications" USING btree (right(regexp_replace("phone", '[eExX].*$|\D', '', 'g'), 10));--> statement-breakpoint
CREATE INDEX "bookings_open_index" ON "bookings" USING btree ("created_at","id") WHERE ("bookings"."status" = 'Confirmed' and "bookings"."paid" + "bookings"."paid_by_word" < "bookings"."total_price");--> statement-breakpoint
CREATE INDEX "bookings_owed_index" ON "bookings" USING btree ("created_at","id") WHERE ("bookings"."status" = 'Cancelled' and "bookings"."paid" + "bookings"."paid_by_word" > "bookings"."kept");--> statement-breakpoint
CREATE INDEX "bookings_phone_index" ON "bookings" USING btree (right(regexp_replace(coalesce(nullif("phone", ''), coalesce("details" #>> '{phone}', '')), '[eExX].*$|\D', '', 'g'), 10));--> statement-breakpoint
CREATE INDEX "bookings_check_code_index" ON "bookings" USING btree ("check_code") WHERE "bookings"."check_code" is not null;--> statement-breakpoint
CREATE INDEX "call_backs_email_index" ON "call_backs" USING hash (lower("email"));--> statement-breakpoint
CREATE INDEX "call_backs_phone_index" ON "call_backs" USING btree (right(regexp_replace("phone", '[eExX].*$|\D', '', 'g'), 10));--> statement-breakpoint
CREATE INDEX "call_backs_waiting_index" ON "call_backs" USING btree ("slot_to","id") WHERE "call_backs"."status" = 'Requested';--> statement-breakpoint
CREATE INDEX "custom_offers_email_index" ON "custom_offers" USING hash (lower("email"));--> statement-breakpoint
CREATE INDEX "custom_offers_phone_index" ON "custom_offers" USING btree (right(regexp_replace("phone", '[eExX].*$|\D', '', 'g'), 10));--> statement-breakpoint
CREATE INDEX "inquiries_email_index" ON "inquiries" USING hash (lower("email"));--> statement-breakpoint
CREATE INDEX "outbox_given_up_index" ON "outbox" USING btree ("created_at","id","attempts") WHERE "outbox"."sent_at" is null and "outbox"."next_attempt_at" is null and "outbox"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_recipient_index" ON "outbox" USING btree (lower("recipient"),"created_at");--> statement-breakpoint
CREATE INDEX "outbox_deed_index" ON "outbox" USING btree ("deed_id") WHERE "outbox"."deed_id" is not null;--> statement-breakpoint
CREATE INDEX "travellers_search_index" ON "travellers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "waiting_list_email_index" ON "waiting_list" USING hash (lower("email"));--> statement-breakpoint
CREATE INDEX "waiting_list_offered_index" ON "waiting_list" USING btree ("offered_until","id") WHERE "waiting_list"."status" = 'offered';--> statement-breakpoint
CREATE INDEX "bookings_held_index" ON "bookings" USING btree ("held_until","id") WHERE "bookings"."status" = 'Pending Confirmation' and "bookings"."held_until" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_source_check" CHECK ("bookings"."source" in ('site', 'desk'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_quoted_price_check" CHECK ("bookings"."quoted_price" >= 0);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_refund_check" CHECK ("bookings"."refund" >= 0);--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_subject_check" CHECK ("changes"."subject" in ('booking', 'inquiry', 'custom offer', 'application', 'flight', 'tour', 'destination', 'subscriber', 'muted address', 'user', 'person', 'departure', 'waiting list', 'call-back', 'letter', 'template', 'queue'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_check" CHECK (not ("users"."is_admin" and "users"."is_agent"));--> statement-breakpoint
-- What was confirmed before payments were kept counts as paid, as it did: nobody wrote down what came in.
UPDATE "bookings" SET "paid_by_word" = "total_price" WHERE "status" = 'Confirmed';
--> statement-breakpoint
-- Until now these were answered by email, and nobody wrote down which: what is older than a week waits no more.
INSERT INTO "desk_items" ("kind", "subject_id", "state", "state_at")
SELECT 'inquiry', "id", 'Done', now() FROM "inquiries" WHERE "created_at" < now() - interval '7 days';
--> statement-breakpoint
INSERT INTO "desk_items" ("kind", "subject_id", "state", "state_at")
SELECT 'application', "id", 'Done', now() FROM "applications" WHERE "created_at" < now() - interval '7 days';
