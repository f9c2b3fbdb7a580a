CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" uuid,
	"body_hash" text,
	"booking_id" integer,
	"inquiry_id" integer,
	"application_id" integer,
	"custom_offer_id" integer,
	"kind" text NOT NULL,
	"author_id" integer,
	"author" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"refund" numeric(12, 2),
	"cancellation" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"letter_id" integer,
	CONSTRAINT "messages_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" in ('question', 'change', 'cancellation', 'answer', 'letter')),
	CONSTRAINT "messages_about_check" CHECK (num_nonnulls("messages"."booking_id", "messages"."inquiry_id", "messages"."application_id", "messages"."custom_offer_id") = 1),
	CONSTRAINT "messages_request_check" CHECK ("messages"."booking_id" is not null or "messages"."kind" = 'answer'),
	CONSTRAINT "messages_subject_check" CHECK ("messages"."kind" = 'letter' or "messages"."subject" = ''),
	CONSTRAINT "messages_cancellation_check" CHECK (("messages"."cancellation" is not null) = ("messages"."kind" = 'cancellation')),
	CONSTRAINT "messages_state_check" CHECK ("messages"."cancellation" is null or "messages"."cancellation" in ('asked', 'accepted', 'declined', 'withdrawn'))
);
--> statement-breakpoint
-- Messages of trips keep their numbers: a request to cancel is named by its own elsewhere.
INSERT INTO "messages" (
	"id", "attempt_id", "body_hash", "booking_id", "kind", "author_id", "author", "body", "refund", "cancellation",
	"decided_at", "created_at", "read_at", "letter_id"
)
OVERRIDING SYSTEM VALUE
SELECT
	"id", "attempt_id", "body_hash", "booking_id", "kind", "author_id", "author", "body", "refund", "cancellation",
	"decided_at", "created_at", "read_at",
	(
		SELECT "outbox"."id" FROM "outbox" WHERE "outbox"."occasion" IN (
			'trip-message-for-desk ' || "trip_messages"."id",
			'erasure-for-desk ' || "trip_messages"."id",
			'cancellation-for-desk ' || "trip_messages"."id",
			'trip-answered ' || "trip_messages"."id",
			'cancellation-declined ' || "trip_messages"."id"
		) LIMIT 1
	)
FROM "trip_messages";--> statement-breakpoint
-- They go on where those of trips ended.
SELECT setval(
	'messages_id_seq',
	greatest(
		CASE WHEN "is_called" THEN "last_value" + 1 ELSE "last_value" END,
		(SELECT coalesce(max("id"), 0) + 1 FROM "messages")
	),
	false
) FROM "trip_messages_id_seq";--> statement-breakpoint
INSERT INTO "messages" (
	"attempt_id", "body_hash", "inquiry_id", "application_id", "custom_offer_id", "kind", "author_id", "author", "body",
	"created_at", "letter_id"
)
SELECT
	CASE WHEN NOT EXISTS (
		SELECT FROM "messages" WHERE "messages"."attempt_id" = "replies"."attempt_id"
	) THEN "replies"."attempt_id" END,
	"replies"."body_hash", "inquiries"."id", "applications"."id", "custom_offers"."id", 'answer',
	"replies"."author_id", "replies"."author", "replies"."body", "replies"."created_at",
	(SELECT "outbox"."id" FROM "outbox" WHERE "outbox"."occasion" = 'desk-reply ' || "replies"."id")
FROM "replies"
LEFT JOIN "inquiries" ON "replies"."kind" = 'inquiry' AND "inquiries"."id" = "replies"."subject_id"
LEFT JOIN "applications" ON "replies"."kind" = 'application' AND "applications"."id" = "replies"."subject_id"
LEFT JOIN "custom_offers" ON "replies"."kind" = 'custom offer' AND "custom_offers"."id" = "replies"."subject_id"
-- What the others answered is gone, and they would have gone the following night.
WHERE num_nonnulls("inquiries"."id", "applications"."id", "custom_offers"."id") = 1
ORDER BY "replies"."id";--> statement-breakpoint
-- The words of a letter are what stands above the link to the trip; one that was sent again is the same letter.
INSERT INTO "messages" ("booking_id", "kind", "author_id", "author", "subject", "body", "created_at", "letter_id")
SELECT
	"outbox"."booking_id", 'letter', "deeds"."author_id", coalesce("deeds"."author", ''),
	CASE
		WHEN "deeds"."summary" LIKE 'Letter sent: %' THEN substr("deeds"."summary", 14)
		ELSE regexp_replace("outbox"."subject", '^[^:]*: ', '')
	END,
	split_part(
		"outbox"."body",
		E'\n\nTravellers, documents, changes and questions are on the page of your trip:\n',
		1
	),
	"outbox"."created_at", "outbox"."id"
FROM "outbox"
LEFT JOIN "deeds" ON "deeds"."id" = "outbox"."deed_id"
WHERE "outbox"."kind" = 'desk-letter' AND "outbox"."booking_id" IS NOT NULL AND "outbox"."occasion" IS NOT NULL
ORDER BY "outbox"."id";--> statement-breakpoint
DROP TABLE "replies" CASCADE;--> statement-breakpoint
DROP TABLE "trip_messages" CASCADE;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_custom_offer_id_custom_offers_id_fk" FOREIGN KEY ("custom_offer_id") REFERENCES "public"."custom_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_letter_id_outbox_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_booking_index" ON "messages" USING btree ("booking_id","id") WHERE "messages"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_inquiry_index" ON "messages" USING btree ("inquiry_id","id") WHERE "messages"."inquiry_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_application_index" ON "messages" USING btree ("application_id","id") WHERE "messages"."application_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_custom_offer_index" ON "messages" USING btree ("custom_offer_id","id") WHERE "messages"."custom_offer_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_letter_index" ON "messages" USING btree ("letter_id") WHERE "messages"."letter_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_unread_index" ON "messages" USING btree ("created_at","id") WHERE "messages"."read_at" is null and "messages"."kind" not in ('answer', 'letter');--> statement-breakpoint
CREATE UNIQUE INDEX "messages_cancellation_unique" ON "messages" USING btree ("booking_id") WHERE "messages"."cancellation" = 'asked';