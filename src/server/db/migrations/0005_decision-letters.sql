ALTER TABLE "outbox" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "heard" text;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_about_unique" ON "outbox" USING btree ("about") WHERE "outbox"."sent_at" is null and "outbox"."attempts" = 0;--> statement-breakpoint
CREATE INDEX "outbox_about_index" ON "outbox" USING btree ("about") WHERE "outbox"."sent_at" is null and "outbox"."about" is not null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_heard_check" CHECK (("outbox"."about" is null) = ("outbox"."heard" is null));