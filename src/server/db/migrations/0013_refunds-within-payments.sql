-- Where more went back than was ever noted as come in, the difference came in before anybody noted it: it counts as paid by
-- word. Of what was cancelled before payments were kept nothing more is then kept.
WITH "sums" AS (
	SELECT "booking_id", sum("amount") AS "sum" FROM "payments" GROUP BY "booking_id"
)
UPDATE "bookings" SET
	"paid_by_word" = -"sums"."sum",
	"kept" = CASE
		WHEN "bookings"."status" = 'Cancelled' AND "bookings"."refund" IS NOT NULL THEN coalesce("bookings"."kept", 0)
		ELSE "bookings"."kept"
	END
FROM "sums"
WHERE "sums"."booking_id" = "bookings"."id" AND "sums"."sum" + "bookings"."paid_by_word" < 0;
--> statement-breakpoint
-- No more goes back than came in, of a booking and by the method of a refund; what was paid by word came by any. Whoever
-- comes second waits for the first at the booking's row, and counts what that one left.
CREATE OR REPLACE FUNCTION "payments_stay_above_zero"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"booking" integer;
	"word" numeric;
	"total" numeric;
	"by_method" numeric;
BEGIN
	IF TG_OP = 'DELETE' THEN "booking" := OLD."booking_id"; ELSE "booking" := NEW."booking_id"; END IF;
	SELECT "paid_by_word" INTO "word" FROM "bookings" WHERE "id" = "booking" FOR NO KEY UPDATE;
	-- The booking goes, and its payments with it.
	IF NOT FOUND THEN RETURN NULL; END IF;
	SELECT coalesce(sum("amount"), 0) INTO "total" FROM "payments" WHERE "booking_id" = "booking";
	IF TG_OP <> 'DELETE' AND NEW."amount" < 0 THEN
		SELECT sum("amount") INTO "by_method" FROM "payments"
			WHERE "booking_id" = "booking" AND "method" = NEW."method";
	ELSE
		"by_method" := "total";
	END IF;
	IF least("total", "by_method") + "word" < 0 THEN
		RAISE EXCEPTION 'more would go back of booking % than came in', "booking"
			USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_within_check', TABLE = 'payments';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payments_within_insert" AFTER INSERT ON "payments"
	FOR EACH ROW WHEN (NEW."amount" < 0) EXECUTE FUNCTION "payments_stay_above_zero"();
--> statement-breakpoint
CREATE TRIGGER "payments_within_update" AFTER UPDATE OF "amount", "method", "booking_id" ON "payments"
	FOR EACH ROW EXECUTE FUNCTION "payments_stay_above_zero"();
--> statement-breakpoint
CREATE TRIGGER "payments_within_delete" AFTER DELETE ON "payments"
	FOR EACH ROW WHEN (OLD."amount" > 0) EXECUTE FUNCTION "payments_stay_above_zero"();
