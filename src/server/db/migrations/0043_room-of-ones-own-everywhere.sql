-- 0031 named what a room of one's own costs for new tours alone: those of before had no such fact, and could not be read.
UPDATE "tours" SET "facts" = '{"singleSupplement":null}'::jsonb || "facts";--> statement-breakpoint
UPDATE "tour_versions" SET "tour" = jsonb_set("tour", '{facts}', '{"singleSupplement":null}'::jsonb || ("tour" -> 'facts'))
WHERE jsonb_typeof("tour" -> 'facts') = 'object';
