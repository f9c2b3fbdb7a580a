CREATE INDEX "deeds_action_index" ON "deeds" USING btree ("action","created_at");--> statement-breakpoint
CREATE INDEX "payments_day_index" ON "payments" USING btree ("paid_on","id");