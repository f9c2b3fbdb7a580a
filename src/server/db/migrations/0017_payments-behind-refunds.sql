-- A payment from whose method a later refund came stays as it is, too: were it taken away, lowered or called another method,
-- more would have gone back by that method than came in, though all the payments together cover it.
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
	SELECT coalesce(sum("amount"), 0) INTO "total" FROM "payments" WHERE "booking_id" = "booking";
	"by_method" := "total";
	IF TG_OP <> 'DELETE' AND NEW."amount" < 0 THEN
		SELECT sum("amount") INTO "by_method" FROM "payments"
			WHERE "booking_id" = "booking" AND "method" = NEW."method";
	END IF;
	"method_left" := "total";
	-- What was paid by word came by any method, and what was noted since took its place: only a refund that followed counts.
	IF TG_OP <> 'INSERT' AND EXISTS (
		SELECT FROM "payments"
			WHERE "booking_id" = "booking" AND "method" = OLD."method" AND "amount" < 0 AND "id" > OLD."id"
	) THEN
		SELECT sum("amount") INTO "method_left" FROM "payments"
			WHERE "booking_id" = "booking" AND "method" = OLD."method";
	END IF;
	IF least("total", "by_method", "method_left") + "word" < 0 THEN
		RAISE EXCEPTION 'more would go back of booking % than came in', "booking"
			USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_within_check', TABLE = 'payments';
	END IF;
	RETURN NULL;
END $$;
