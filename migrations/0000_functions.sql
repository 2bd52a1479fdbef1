-- Text as people search and compare it in Spanish: no case, no accents, but ñ is a letter of its own.
CREATE FUNCTION fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(
  lower(normalize(value, NFC)),
  'áàâäãåéèêëíìîïóòôöõúùûüýÿç',
  'aaaaaaeeeeiiiiooooouuuuyyc'
);
