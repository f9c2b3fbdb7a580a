CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"kind" text NOT NULL,
	"year" integer DEFAULT 0 NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"credits_id" integer,
	"issued_on" date NOT NULL,
	"addressee" text NOT NULL,
	"mention" text NOT NULL,
	"seller" text NOT NULL,
	"invoiced" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_kind_check" CHECK ("invoices"."kind" in ('invoice', 'credit note')),
	CONSTRAINT "invoices_credits_check" CHECK (("invoices"."kind" = 'credit note') = ("invoices"."credits_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "deeds" DROP CONSTRAINT "deeds_action_check";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "receipt_year" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "receipt_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "taken_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number_index" ON "invoices" USING btree ("kind","year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_credits_index" ON "invoices" USING btree ("credits_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_booking_index" ON "invoices" USING btree ("booking_id","id");--> statement-breakpoint
-- Receipts from before they had numbers: in the order in which they were noted, from 1 in each year.
UPDATE "payments" SET "receipt_year" = "numbered"."year", "receipt_number" = "numbered"."number"
FROM (
	SELECT "id", "year", row_number() OVER (PARTITION BY "year" ORDER BY "id") AS "number" FROM (
		SELECT "id", extract(year FROM "created_at" AT TIME ZONE 'America/New_York')::integer AS "year" FROM "payments"
	) AS "dated"
) AS "numbered"
WHERE "numbered"."id" = "payments"."id";--> statement-breakpoint
CREATE UNIQUE INDEX "payments_receipt_index" ON "payments" USING btree ("receipt_year","receipt_number");--> statement-breakpoint
ALTER TABLE "deeds" ADD CONSTRAINT "deeds_action_check" CHECK ("deeds"."action" in ('confirm', 'cancel', 'call off', 'take kept seats', 're-open', 'move', 'change contact', 'change travellers', 'change party', 'change schedule', 'change price', 'extend hold', 'hold again', 'record payment', 'issue invoice', 'send letter'));;--> statement-breakpoint
-- The next number, once whoever is before has stored theirs or nothing: no number is left out and none is given twice.
CREATE OR REPLACE FUNCTION "number_receipt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('receipts', 0));
	NEW."receipt_year" := extract(year FROM NEW."created_at" AT TIME ZONE 'America/New_York');
	SELECT coalesce(max("receipt_number"), 0) + 1 INTO NEW."receipt_number"
		FROM "payments" WHERE "receipt_year" = NEW."receipt_year";
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payments_number" BEFORE INSERT ON "payments"
	FOR EACH ROW EXECUTE FUNCTION "number_receipt"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "number_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('invoices', 0));
	NEW."year" := extract(year FROM NEW."issued_on");
	SELECT coalesce(max("number"), 0) + 1 INTO NEW."number"
		FROM "invoices" WHERE "kind" = NEW."kind" AND "year" = NEW."year";
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoices_number" BEFORE INSERT ON "invoices"
	FOR EACH ROW EXECUTE FUNCTION "number_invoice"();
--> statement-breakpoint
-- An invoice is a copy of its day. Of whoever is erased their name goes, and nothing else.
CREATE OR REPLACE FUNCTION "invoices_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."addressee" = '' AND NEW."mention" = ''
		AND to_jsonb(NEW) - 'addressee' - 'mention' = to_jsonb(OLD) - 'addressee' - 'mention' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'invoice % stays as it is', OLD."id"
		USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_stay_check', TABLE = 'invoices';
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoices_stay" BEFORE UPDATE ON "invoices"
	FOR EACH ROW EXECUTE FUNCTION "invoices_stay"();
--> statement-breakpoint
-- As before, without what was taken back.
CREATE OR REPLACE FUNCTION "payments_stay_above_zero"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"booking" integer;
	"word" numeric;
	"total" numeric;
	"by_method" numeric;
	"method_left" numeric;
BEGIN
	IF TG_OP = 'INSERT' THEN "booking" := NEW."booking_id"; ELSE "booking" := OLD."booking_id"; END IF;
	IF TG_OP = 'UPDATE' AND NEW."booking_id" <> "booking" THEN
		RAISE EXCEPTION 'payment % stays with booking %', OLD."id", "booking"
			USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_within_check', TABLE = 'payments';
	END IF;
	SELECT "paid_by_word" INTO "word" FROM "bookings" WHERE "id" = "booking" FOR NO KEY UPDATE;
	-- The booking goes, and its payments with it.
	IF NOT FOUND THEN RETURN NULL; END IF;
	SELECT coalesce(sum("amount"), 0) INTO "total" FROM "payments"
		WHERE "booking_id" = "booking" AND "taken_back_at" IS NULL;
	"by_method" := "total";
	IF TG_OP <> 'DELETE' AND NEW."amount" < 0 AND NEW."taken_back_at" IS NULL THEN
		SELECT sum("amount") INTO "by_method" FROM "payments"
			WHERE "booking_id" = "booking" AND "method" = NEW."method" AND "taken_back_at" IS NULL;
	END IF;
	"method_left" := "total";
	-- What was paid by word came by any method, and what was noted since took its place: only a refund that followed counts.
	IF TG_OP <> 'INSERT' AND EXISTS (
		SELECT FROM "payments" WHERE "booking_id" = "booking" AND "method" = OLD."method"
			AND "amount" < 0 AND "id" > OLD."id" AND "taken_back_at" IS NULL
	) THEN
		SELECT sum("amount") INTO "method_left" FROM "payments"
			WHERE "booking_id" = "booking" AND "method" = OLD."method" AND "taken_back_at" IS NULL;
	END IF;
	IF least("total", "by_method", "method_left") + "word" < 0 THEN
		RAISE EXCEPTION 'more would go back of booking % than came in', "booking"
			USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_within_check', TABLE = 'payments';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "payments_within_update" ON "payments";
--> statement-breakpoint
CREATE TRIGGER "payments_within_update" AFTER UPDATE OF "amount", "method", "booking_id", "taken_back_at" ON "payments"
	FOR EACH ROW EXECUTE FUNCTION "payments_stay_above_zero"();
