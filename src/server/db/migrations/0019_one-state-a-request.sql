ALTER TABLE "desk_items" DROP CONSTRAINT "desk_items_state_check";
--> statement-breakpoint
DROP INDEX "desk_items_open_index";
--> statement-breakpoint
DROP INDEX "custom_offers_status_index";
--> statement-breakpoint
DROP INDEX "call_backs_status_index";
--> statement-breakpoint
DROP INDEX "call_backs_waiting_index";
--> statement-breakpoint
DROP INDEX "messages_unread_index";
--> statement-breakpoint
ALTER TABLE "desk_items" ADD COLUMN "since" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
-- What is no request: put off or not, as it was. Nobody was ever done with a hold.
UPDATE "desk_items" SET "state" = CASE
	WHEN "state" = 'Done' AND "kind" <> 'hold' THEN 'Done'
	WHEN "later_until" > now() THEN 'Later'
	ELSE 'Open'
END
WHERE "kind" IN ('hold', 'schedule change', 'waiting list', 'letter');
--> statement-breakpoint
-- Every request has a row from now on: where the facts leave it open, what the desk made of it counts. What was written after
-- that had opened it again. What a traveller wrote waits until it is read or, taken by somebody, until it is answered.
WITH "unanswered" AS (
	SELECT "message"."booking_id", "message"."created_at" FROM "messages" AS "message"
	LEFT JOIN "desk_items" AS "item" ON "item"."kind" = 'trip message' AND "item"."subject_id" = "message"."booking_id"
	WHERE "message"."kind" IN ('question', 'change') AND ("message"."read_at" IS NULL OR (
		"item"."state" = 'Open' AND NOT EXISTS (
			SELECT FROM "messages" AS "later" WHERE "later"."booking_id" = "message"."booking_id"
				AND "later"."id" > "message"."id" AND "later"."kind" = 'answer'
		)
	))
), "asked" AS (
	SELECT 'inquiry' AS "kind", "id", "created_at" AS "since", "created_at" AS "written", 'Open' AS "fact",
		"created_at" AS "changed_at", 0 AS "version"
	FROM "inquiries"
	UNION ALL
	SELECT 'application', "id", "created_at", "created_at", 'Open', "created_at", 0 FROM "applications"
	UNION ALL
	SELECT 'custom offer', "id", "created_at", "created_at",
		CASE "status" WHEN 'New Request' THEN 'Open' WHEN 'Processing' THEN 'Waiting for them' ELSE 'Done' END,
		"updated_at", "version"
	FROM "custom_offers"
	UNION ALL
	SELECT 'call-back', "id", "created_at", NULL, CASE "status" WHEN 'Called' THEN 'Done' ELSE 'Open' END, "updated_at", "version"
	FROM "call_backs"
	UNION ALL
	SELECT 'review', "id", "created_at", "created_at", CASE "state" WHEN 'waiting' THEN 'Open' ELSE 'Done' END, "updated_at", 0
	FROM "reviews"
	UNION ALL
	SELECT 'cancellation', "id", "created_at", "created_at", CASE "cancellation" WHEN 'asked' THEN 'Open' ELSE 'Done' END,
		coalesce("decided_at", "created_at"), 0
	FROM "messages" WHERE "cancellation" IS NOT NULL
	UNION ALL
	SELECT 'trip message', "written"."booking_id", coalesce("waiting"."since", "written"."last_at"), "waiting"."last_at",
		CASE WHEN "waiting"."since" IS NOT NULL THEN 'Open' WHEN "written"."is_answered" THEN 'Waiting for them' ELSE 'Done' END,
		"written"."last_at", 0
	FROM (
		SELECT "booking_id", max("created_at") FILTER (WHERE "kind" <> 'answer') AS "last_at",
			(array_agg("kind" ORDER BY "id" DESC))[1] = 'answer' AS "is_answered"
		FROM "messages" WHERE "kind" NOT IN ('cancellation', 'letter') AND "booking_id" IS NOT NULL
		GROUP BY "booking_id" HAVING bool_or("kind" <> 'answer')
	) AS "written"
	LEFT JOIN (
		SELECT "booking_id", min("created_at") AS "since", max("created_at") AS "last_at" FROM "unanswered" GROUP BY "booking_id"
	) AS "waiting" ON "waiting"."booking_id" = "written"."booking_id"
), "standing" AS (
	SELECT "asked".*, "item"."later_until", "item"."updated_at", coalesce("item"."version", 0) AS "marks", CASE
		WHEN "asked"."fact" <> 'Open' THEN "asked"."fact"
		WHEN "item"."state" <> 'Open' AND coalesce("item"."state_at" >= "asked"."written", true) THEN
			CASE WHEN "asked"."kind" IN ('call-back', 'review', 'cancellation') THEN 'Done' ELSE "item"."state" END
		WHEN "item"."later_until" > now() AND coalesce("asked"."written" <= "item"."updated_at", true) THEN 'Later'
		ELSE 'Open'
	END AS "state"
	FROM "asked"
	LEFT JOIN "desk_items" AS "item" ON "item"."kind" = "asked"."kind" AND "item"."subject_id" = "asked"."id"
)
INSERT INTO "desk_items" AS "item" ("kind", "subject_id", "state", "since", "later_until", "version", "created_at", "updated_at")
SELECT "kind", "id", "state", "since", CASE "state" WHEN 'Later' THEN "later_until" END, greatest("version" + "marks", 1), "since",
	greatest("changed_at", "updated_at")
FROM "standing"
ON CONFLICT ("kind", "subject_id") DO UPDATE SET "state" = excluded."state", "since" = excluded."since",
	"later_until" = excluded."later_until", "version" = excluded."version", "updated_at" = excluded."updated_at";
--> statement-breakpoint
-- What was asked is gone, and with it where it stood.
DELETE FROM "desk_items" WHERE CASE "kind"
	WHEN 'inquiry' THEN NOT EXISTS (SELECT FROM "inquiries" WHERE "id" = "subject_id")
	WHEN 'application' THEN NOT EXISTS (SELECT FROM "applications" WHERE "id" = "subject_id")
	WHEN 'custom offer' THEN NOT EXISTS (SELECT FROM "custom_offers" WHERE "id" = "subject_id")
	WHEN 'call-back' THEN NOT EXISTS (SELECT FROM "call_backs" WHERE "id" = "subject_id")
	WHEN 'review' THEN NOT EXISTS (SELECT FROM "reviews" WHERE "id" = "subject_id")
	WHEN 'cancellation' THEN NOT EXISTS (SELECT FROM "messages" WHERE "id" = "subject_id")
	WHEN 'trip message' THEN NOT EXISTS (
		SELECT FROM "messages" WHERE "booking_id" = "subject_id" AND "messages"."kind" IN ('question', 'change')
	)
END;
--> statement-breakpoint
UPDATE "desk_items" SET "later_until" = NULL WHERE "state" <> 'Later';
--> statement-breakpoint
ALTER TABLE "desk_items" DROP COLUMN "state_at";
--> statement-breakpoint
ALTER TABLE "custom_offers" DROP COLUMN "status";
--> statement-breakpoint
ALTER TABLE "custom_offers" DROP COLUMN "version";
--> statement-breakpoint
ALTER TABLE "custom_offers" DROP COLUMN "updated_at";
--> statement-breakpoint
ALTER TABLE "call_backs" DROP COLUMN "status";
--> statement-breakpoint
ALTER TABLE "call_backs" DROP COLUMN "version";
--> statement-breakpoint
ALTER TABLE "call_backs" DROP COLUMN "updated_at";
--> statement-breakpoint
ALTER TABLE "desk_items" ADD CONSTRAINT "desk_items_state_check" CHECK ("desk_items"."state" in ('Open', 'Waiting for them', 'Later', 'Done'));
--> statement-breakpoint
ALTER TABLE "desk_items" ADD CONSTRAINT "desk_items_later_check" CHECK (("desk_items"."state" = 'Later') = ("desk_items"."later_until" is not null));
--> statement-breakpoint
CREATE INDEX "desk_items_waiting_index" ON "desk_items" USING btree ("kind","since","subject_id") WHERE "desk_items"."state" in ('Open', 'Later');
--> statement-breakpoint
CREATE INDEX "call_backs_slot_index" ON "call_backs" USING btree ("slot_from","id");
--> statement-breakpoint
-- What somebody asks waits from that moment on, whoever stores it: its state comes with it, and goes with it.
CREATE OR REPLACE FUNCTION "request_opens"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "desk_items" ("kind", "subject_id", "since", "created_at", "updated_at")
	SELECT TG_ARGV[0], "id", "created_at", "created_at", "created_at" FROM "asked";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "request_goes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "desk_items" USING "gone" WHERE "kind" = TG_ARGV[0] AND "subject_id" = "gone"."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A review that comes with a decision needs none.
CREATE OR REPLACE FUNCTION "review_opens"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "desk_items" ("kind", "subject_id", "state", "since", "created_at", "updated_at")
	SELECT 'review', "id", CASE "state" WHEN 'waiting' THEN 'Open' ELSE 'Done' END, "created_at", "created_at", "created_at"
	FROM "asked";
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A request to cancel is one by itself. All else that a traveller writes of a booking is one conversation, which it opens again:
-- what was put off is looked at, and what we had answered waits anew.
CREATE OR REPLACE FUNCTION "message_opens"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "desk_items" ("kind", "subject_id", "state", "since", "created_at", "updated_at")
	SELECT 'cancellation', "id", CASE "cancellation" WHEN 'asked' THEN 'Open' ELSE 'Done' END, "created_at", "created_at", "created_at"
	FROM "asked" WHERE "cancellation" IS NOT NULL;
	INSERT INTO "desk_items" AS "item" ("kind", "subject_id", "state", "since", "created_at", "updated_at")
	SELECT 'trip message', "booking_id", CASE WHEN bool_or("read_at" IS NULL) THEN 'Open' ELSE 'Done' END,
		coalesce(min("created_at") FILTER (WHERE "read_at" IS NULL), max("created_at")), min("created_at"), max("created_at")
	FROM "asked" WHERE "kind" IN ('question', 'change') GROUP BY "booking_id" ORDER BY "booking_id"
	ON CONFLICT ("kind", "subject_id") DO UPDATE SET "state" = 'Open', "later_until" = NULL,
		"since" = CASE WHEN "item"."state" IN ('Open', 'Later') THEN "item"."since" ELSE excluded."since" END,
		"version" = "item"."version" + 1, "updated_at" = excluded."updated_at"
	WHERE excluded."state" = 'Open';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "message_goes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "desk_items" USING "gone" WHERE "desk_items"."kind" = 'cancellation' AND "subject_id" = "gone"."id";
	DELETE FROM "desk_items" USING "gone" WHERE "desk_items"."kind" = 'trip message' AND "subject_id" = "gone"."booking_id"
		AND NOT EXISTS (
			SELECT FROM "messages" AS "left" WHERE "left"."booking_id" = "subject_id" AND "left"."kind" IN ('question', 'change')
		);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "inquiries_open" AFTER INSERT ON "inquiries" REFERENCING NEW TABLE AS "asked"
	FOR EACH STATEMENT EXECUTE FUNCTION "request_opens"('inquiry');
--> statement-breakpoint
CREATE TRIGGER "inquiries_go" AFTER DELETE ON "inquiries" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION "request_goes"('inquiry');
--> statement-breakpoint
CREATE TRIGGER "applications_open" AFTER INSERT ON "applications" REFERENCING NEW TABLE AS "asked"
	FOR EACH STATEMENT EXECUTE FUNCTION "request_opens"('application');
--> statement-breakpoint
CREATE TRIGGER "applications_go" AFTER DELETE ON "applications" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION "request_goes"('application');
--> statement-breakpoint
CREATE TRIGGER "custom_offers_open" AFTER INSERT ON "custom_offers" REFERENCING NEW TABLE AS "asked"
	FOR EACH STATEMENT EXECUTE FUNCTION "request_opens"('custom offer');
--> statement-breakpoint
CREATE TRIGGER "custom_offers_go" AFTER DELETE ON "custom_offers" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION "request_goes"('custom offer');
--> statement-breakpoint
CREATE TRIGGER "call_backs_open" AFTER INSERT ON "call_backs" REFERENCING NEW TABLE AS "asked"
	FOR EACH STATEMENT EXECUTE FUNCTION "request_opens"('call-back');
--> statement-breakpoint
CREATE TRIGGER "call_backs_go" AFTER DELETE ON "call_backs" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION "request_goes"('call-back');
--> statement-breakpoint
CREATE TRIGGER "reviews_open" AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS "asked"
	FOR EACH STATEMENT EXECUTE FUNCTION "review_opens"();
--> statement-breakpoint
CREATE TRIGGER "reviews_go" AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION "request_goes"('review');
--> statement-breakpoint
CREATE TRIGGER "messages_open" AFTER INSERT ON "messages" REFERENCING NEW TABLE AS "asked"
	FOR EACH STATEMENT EXECUTE FUNCTION "message_opens"();
--> statement-breakpoint
CREATE TRIGGER "messages_go" AFTER DELETE ON "messages" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION "message_goes"();
