ALTER TABLE "tours" ALTER COLUMN "facts" SET DEFAULT '{"groupSize":null,"pace":null,"ages":null,"start":null,"end":null,"meetingPoint":null,"meetingTime":null,"endTime":null,"contact":null,"contactPhone":null,"emergencyPhone":null,"transport":[],"guideLanguages":[],"included":[],"notIncluded":[],"toBring":[],"papers":[],"goodMonths":[],"otherMonths":null}'::jsonb;--> statement-breakpoint
UPDATE "tours" SET "facts" = '{"otherMonths":null}'::jsonb || "facts";--> statement-breakpoint
UPDATE "tour_versions" SET "tour" = jsonb_set("tour", '{facts}', '{"otherMonths":null}'::jsonb || ("tour" -> 'facts'))
WHERE jsonb_typeof("tour" -> 'facts') = 'object';
