-- What names that look the same have in common (Unicode's word for it, UTS #39): no case, accents, invisible marks or double
-- spaces, and letters that Greek and Cyrillic draw like Latin ones. As in fold(), ñ is a letter of its own.
CREATE FUNCTION name_skeleton(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(
  fold(btrim(regexp_replace(regexp_replace(
    normalize(value, NFKD),
    '[\u00ad\u0300-\u0302\u0304-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc\U000e0000-\U000e0fff]',
    '', 'g'), '[[:space:]\u2800]+', ' ', 'g'))),
  'авеѕіјкмнорстухһԁԛԝӏαβεζηικμνορτυχıɑɡ',
  'abesijkmhopctyxhdqwlabezhikmvoptyxiag'
);
--> statement-breakpoint
CREATE INDEX "users_by_skeleton" ON "users" USING btree (name_skeleton("username"));
--> statement-breakpoint
-- Foreign numbers keep their plus.
ALTER TABLE "commerces" DROP CONSTRAINT "commerces_n_tlf";
--> statement-breakpoint
ALTER TABLE "commerces" ADD CONSTRAINT "commerces_n_tlf" CHECK ("commerces"."n_tlf" ~ '^[+]?[0-9]+$');
--> statement-breakpoint
-- Names of shops lose what nobody sees, as they do now when they are written, to be found by their words. Those of accounts
-- and categories stay until they are written: two may be the same without it.
UPDATE commerces SET name = cleaned.name, version = version + 1
FROM (
  SELECT id, btrim(regexp_replace(regexp_replace(
    normalize(name, NFC),
    '[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u200b\u2060-\u2064\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffc]', '', 'g'),
    '[\u0020\u00a0\u2000-\u200a\u202f\u205f\u2800\u3000]+', ' ', 'g')) AS name
  FROM commerces
) AS cleaned
WHERE cleaned.id = commerces.id AND cleaned.name <> commerces.name AND cleaned.name <> '';
