// Written by `npm run holidays` from the package date-holidays, whose data are CC BY-SA 3.0 (NOTICE).

/** By region, those of all Spain first: a line for each year, its days separated by bars. */
export const SPANISH_DAYS: Record<string, string> = {
  ES: `
2026 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 04-03 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2027 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 03-26 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2028 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 04-14 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2029 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 03-30 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2030 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 04-19 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2031 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 04-11 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2032 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 03-26 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2033 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 04-15 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad | 12-26 Navidad, pasa al lunes
2034 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 04-07 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2035 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 03-23 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2036 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 04-11 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2037 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 04-03 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2038 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 04-23 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2039 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 04-08 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad | 12-26 Navidad, pasa al lunes
2040 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 03-30 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2041 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 04-19 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2042 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 04-04 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2043 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 03-27 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2044 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 04-15 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad | 12-26 Navidad, pasa al lunes
2045 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 04-07 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2046 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 03-23 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2047 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 04-12 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2048 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 04-03 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2049 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 04-16 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad
2050 01-01 Año Nuevo | 01-06 Epifanía del Señor (Reyes) | 04-08 Viernes Santo | 05-01 Fiesta del Trabajo | 08-15 Asunción de la Virgen | 10-12 Fiesta Nacional de España | 11-01 Todos los Santos | 12-06 Día de la Constitución Española | 12-08 Inmaculada Concepción | 12-25 Navidad | 12-26 Navidad, pasa al lunes
`,
  'ES-AN': `
2026 02-28 Día de Andalucía | 04-02 Jueves Santo | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2027 02-28 Día de Andalucía | 03-01 Día de Andalucía, pasa al lunes | 03-25 Jueves Santo | 08-16 Asunción de la Virgen, pasa al lunes
2028 02-28 Día de Andalucía | 04-13 Jueves Santo
2029 02-28 Día de Andalucía | 03-29 Jueves Santo
2030 02-28 Día de Andalucía | 04-18 Jueves Santo
2031 02-28 Día de Andalucía | 04-10 Jueves Santo
2032 02-28 Día de Andalucía | 03-25 Jueves Santo | 08-16 Asunción de la Virgen, pasa al lunes
2033 02-28 Día de Andalucía | 04-14 Jueves Santo | 05-02 Fiesta del Trabajo, pasa al lunes
2034 02-28 Día de Andalucía | 04-06 Jueves Santo
2035 02-28 Día de Andalucía | 03-22 Jueves Santo
2036 02-28 Día de Andalucía | 04-10 Jueves Santo
2037 02-28 Día de Andalucía | 04-02 Jueves Santo | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2038 02-28 Día de Andalucía | 03-01 Día de Andalucía, pasa al lunes | 04-22 Jueves Santo | 08-16 Asunción de la Virgen, pasa al lunes
2039 02-28 Día de Andalucía | 04-07 Jueves Santo | 05-02 Fiesta del Trabajo, pasa al lunes
2040 02-28 Día de Andalucía | 03-29 Jueves Santo
2041 02-28 Día de Andalucía | 04-18 Jueves Santo
2042 02-28 Día de Andalucía | 04-03 Jueves Santo
2043 02-28 Día de Andalucía | 03-26 Jueves Santo | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2044 02-28 Día de Andalucía | 02-29 Día de Andalucía, pasa al lunes | 04-14 Jueves Santo | 05-02 Fiesta del Trabajo, pasa al lunes
2045 02-28 Día de Andalucía | 04-06 Jueves Santo
2046 02-28 Día de Andalucía | 03-22 Jueves Santo
2047 02-28 Día de Andalucía | 04-11 Jueves Santo
2048 02-28 Día de Andalucía | 04-02 Jueves Santo | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2049 02-28 Día de Andalucía | 03-01 Día de Andalucía, pasa al lunes | 04-15 Jueves Santo | 08-16 Asunción de la Virgen, pasa al lunes
2050 02-28 Día de Andalucía | 04-07 Jueves Santo | 05-02 Fiesta del Trabajo, pasa al lunes
`,
  'ES-AR': `
2026 04-02 Jueves Santo | 04-23 Día de Aragón | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2027 03-25 Jueves Santo | 04-23 Día de Aragón | 08-16 Asunción de la Virgen, pasa al lunes
2028 04-13 Jueves Santo | 04-23 Día de Aragón | 04-24 Día de Aragón, pasa al lunes
2029 03-29 Jueves Santo | 04-23 Día de Aragón
2030 04-18 Jueves Santo | 04-23 Día de Aragón
2031 04-10 Jueves Santo | 04-23 Día de Aragón
2032 03-25 Jueves Santo | 04-23 Día de Aragón | 08-16 Asunción de la Virgen, pasa al lunes
2033 04-14 Jueves Santo | 04-23 Día de Aragón | 05-02 Fiesta del Trabajo, pasa al lunes
2034 04-06 Jueves Santo | 04-23 Día de Aragón | 04-24 Día de Aragón, pasa al lunes
2035 03-22 Jueves Santo | 04-23 Día de Aragón
2036 04-10 Jueves Santo | 04-23 Día de Aragón
2037 04-02 Jueves Santo | 04-23 Día de Aragón | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2038 04-22 Jueves Santo | 04-23 Día de Aragón | 08-16 Asunción de la Virgen, pasa al lunes
2039 04-07 Jueves Santo | 04-23 Día de Aragón | 05-02 Fiesta del Trabajo, pasa al lunes
2040 03-29 Jueves Santo | 04-23 Día de Aragón
2041 04-18 Jueves Santo | 04-23 Día de Aragón
2042 04-03 Jueves Santo | 04-23 Día de Aragón
2043 03-26 Jueves Santo | 04-23 Día de Aragón | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2044 04-14 Jueves Santo | 04-23 Día de Aragón | 05-02 Fiesta del Trabajo, pasa al lunes
2045 04-06 Jueves Santo | 04-23 Día de Aragón | 04-24 Día de Aragón, pasa al lunes
2046 03-22 Jueves Santo | 04-23 Día de Aragón
2047 04-11 Jueves Santo | 04-23 Día de Aragón
2048 04-02 Jueves Santo | 04-23 Día de Aragón | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2049 04-15 Jueves Santo | 04-23 Día de Aragón | 08-16 Asunción de la Virgen, pasa al lunes
2050 04-07 Jueves Santo | 04-23 Día de Aragón | 05-02 Fiesta del Trabajo, pasa al lunes
`,
  'ES-AS': `
2026 04-02 Jueves Santo | 09-08 Día de Asturias | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2027 03-25 Jueves Santo | 08-16 Asunción de la Virgen, pasa al lunes | 09-08 Día de Asturias
2028 04-13 Jueves Santo | 09-08 Día de Asturias
2029 03-29 Jueves Santo | 09-08 Día de Asturias
2030 04-18 Jueves Santo | 09-08 Día de Asturias | 09-09 Día de Asturias
2031 04-10 Jueves Santo | 09-08 Día de Asturias
2032 03-25 Jueves Santo | 08-16 Asunción de la Virgen, pasa al lunes | 09-08 Día de Asturias
2033 04-14 Jueves Santo | 05-02 Fiesta del Trabajo, pasa al lunes | 09-08 Día de Asturias
2034 04-06 Jueves Santo | 09-08 Día de Asturias
2035 03-22 Jueves Santo | 09-08 Día de Asturias
2036 04-10 Jueves Santo | 09-08 Día de Asturias
2037 04-02 Jueves Santo | 09-08 Día de Asturias | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2038 04-22 Jueves Santo | 08-16 Asunción de la Virgen, pasa al lunes | 09-08 Día de Asturias
2039 04-07 Jueves Santo | 05-02 Fiesta del Trabajo, pasa al lunes | 09-08 Día de Asturias
2040 03-29 Jueves Santo | 09-08 Día de Asturias
2041 04-18 Jueves Santo | 09-08 Día de Asturias | 09-09 Día de Asturias
2042 04-03 Jueves Santo | 09-08 Día de Asturias
2043 03-26 Jueves Santo | 09-08 Día de Asturias | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2044 04-14 Jueves Santo | 05-02 Fiesta del Trabajo, pasa al lunes | 09-08 Día de Asturias
2045 04-06 Jueves Santo | 09-08 Día de Asturias
2046 03-22 Jueves Santo | 09-08 Día de Asturias
2047 04-11 Jueves Santo | 09-08 Día de Asturias | 09-09 Día de Asturias
2048 04-02 Jueves Santo | 09-08 Día de Asturias | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2049 04-15 Jueves Santo | 08-16 Asunción de la Virgen, pasa al lunes | 09-08 Día de Asturias
2050 04-07 Jueves Santo | 05-02 Fiesta del Trabajo, pasa al lunes | 09-08 Día de Asturias
`,
  'ES-CB': `
2026 04-02 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida | 12-07 Día de la Constitución Española, pasa al lunes
2027 03-25 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida
2028 04-13 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida
2029 03-29 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida
2030 04-18 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida | 09-16 La Bien Aparecida
2031 04-10 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida
2032 03-25 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida
2033 04-14 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida
2034 04-06 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida
2035 03-22 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida
2036 04-10 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida
2037 04-02 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida | 12-07 Día de la Constitución Española, pasa al lunes
2038 04-22 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida
2039 04-07 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida
2040 03-29 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida
2041 04-18 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida | 09-16 La Bien Aparecida
2042 04-03 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida
2043 03-26 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida | 12-07 Día de la Constitución Española, pasa al lunes
2044 04-14 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida
2045 04-06 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida
2046 03-22 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida
2047 04-11 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida | 09-16 La Bien Aparecida
2048 04-02 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida | 12-07 Día de la Constitución Española, pasa al lunes
2049 04-15 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida
2050 04-07 Jueves Santo | 06-28 Día de las Instituciones de Cantabria | 09-15 La Bien Aparecida
`,
  'ES-CE': `
2026 04-02 Jueves Santo | 05-26 Fiesta del Sacrificio (Eidul Adha) | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta
2027 03-25 Jueves Santo | 05-15 Fiesta del Sacrificio (Eidul Adha) | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta
2028 04-13 Jueves Santo | 05-04 Fiesta del Sacrificio (Eidul Adha) | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta
2029 03-29 Jueves Santo | 04-23 Fiesta del Sacrificio (Eidul Adha) | 08-05 Nuestra Señora de África | 08-06 Nuestra Señora de África | 09-02 Día de Ceuta | 09-03 Día de Ceuta
2030 04-12 Fiesta del Sacrificio (Eidul Adha) | 04-18 Jueves Santo | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta
2031 04-01 Fiesta del Sacrificio (Eidul Adha) | 04-10 Jueves Santo | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta
2032 03-21 Fiesta del Sacrificio (Eidul Adha) | 03-25 Jueves Santo | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta
2033 03-10 Fiesta del Sacrificio (Eidul Adha) | 04-14 Jueves Santo | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta
2034 02-28 Fiesta del Sacrificio (Eidul Adha) | 04-06 Jueves Santo | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta
2035 02-17 Fiesta del Sacrificio (Eidul Adha) | 03-22 Jueves Santo | 08-05 Nuestra Señora de África | 08-06 Nuestra Señora de África | 09-02 Día de Ceuta | 09-03 Día de Ceuta
2036 02-06 Fiesta del Sacrificio (Eidul Adha) | 04-10 Jueves Santo | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta
2037 01-25 Fiesta del Sacrificio (Eidul Adha) | 04-02 Jueves Santo | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta
2038 01-15 Fiesta del Sacrificio (Eidul Adha) | 04-22 Jueves Santo | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta
2039 01-04 Fiesta del Sacrificio (Eidul Adha) | 04-07 Jueves Santo | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta | 12-25 Fiesta del Sacrificio (Eidul Adha)
2040 03-29 Jueves Santo | 08-05 Nuestra Señora de África | 08-06 Nuestra Señora de África | 09-02 Día de Ceuta | 09-03 Día de Ceuta | 12-13 Fiesta del Sacrificio (Eidul Adha)
2041 04-18 Jueves Santo | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta | 12-03 Fiesta del Sacrificio (Eidul Adha)
2042 04-03 Jueves Santo | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta | 11-22 Fiesta del Sacrificio (Eidul Adha)
2043 03-26 Jueves Santo | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta | 11-11 Fiesta del Sacrificio (Eidul Adha)
2044 04-14 Jueves Santo | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta | 10-30 Fiesta del Sacrificio (Eidul Adha)
2045 04-06 Jueves Santo | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta | 10-20 Fiesta del Sacrificio (Eidul Adha)
2046 03-22 Jueves Santo | 08-05 Nuestra Señora de África | 08-06 Nuestra Señora de África | 09-02 Día de Ceuta | 09-03 Día de Ceuta | 10-09 Fiesta del Sacrificio (Eidul Adha)
2047 04-11 Jueves Santo | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta | 09-29 Fiesta del Sacrificio (Eidul Adha)
2048 04-02 Jueves Santo | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta | 09-18 Fiesta del Sacrificio (Eidul Adha)
2049 04-15 Jueves Santo | 08-05 Nuestra Señora de África | 09-02 Día de Ceuta | 09-07 Fiesta del Sacrificio (Eidul Adha)
2050 04-07 Jueves Santo | 08-05 Nuestra Señora de África | 08-27 Fiesta del Sacrificio (Eidul Adha) | 09-02 Día de Ceuta
`,
  'ES-CL': `
2026 04-02 Jueves Santo | 04-23 Fiesta de Castilla y León | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2027 03-25 Jueves Santo | 04-23 Fiesta de Castilla y León | 08-16 Asunción de la Virgen, pasa al lunes
2028 04-13 Jueves Santo | 04-23 Fiesta de Castilla y León | 04-24 Fiesta de Castilla y León
2029 03-29 Jueves Santo | 04-23 Fiesta de Castilla y León
2030 04-18 Jueves Santo | 04-23 Fiesta de Castilla y León
2031 04-10 Jueves Santo | 04-23 Fiesta de Castilla y León
2032 03-25 Jueves Santo | 04-23 Fiesta de Castilla y León | 08-16 Asunción de la Virgen, pasa al lunes
2033 04-14 Jueves Santo | 04-23 Fiesta de Castilla y León | 05-02 Fiesta del Trabajo, pasa al lunes
2034 04-06 Jueves Santo | 04-23 Fiesta de Castilla y León | 04-24 Fiesta de Castilla y León
2035 03-22 Jueves Santo | 04-23 Fiesta de Castilla y León
2036 04-10 Jueves Santo | 04-23 Fiesta de Castilla y León
2037 04-02 Jueves Santo | 04-23 Fiesta de Castilla y León | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2038 04-22 Jueves Santo | 04-23 Fiesta de Castilla y León | 08-16 Asunción de la Virgen, pasa al lunes
2039 04-07 Jueves Santo | 04-23 Fiesta de Castilla y León | 05-02 Fiesta del Trabajo, pasa al lunes
2040 03-29 Jueves Santo | 04-23 Fiesta de Castilla y León
2041 04-18 Jueves Santo | 04-23 Fiesta de Castilla y León
2042 04-03 Jueves Santo | 04-23 Fiesta de Castilla y León
2043 03-26 Jueves Santo | 04-23 Fiesta de Castilla y León | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2044 04-14 Jueves Santo | 04-23 Fiesta de Castilla y León | 05-02 Fiesta del Trabajo, pasa al lunes
2045 04-06 Jueves Santo | 04-23 Fiesta de Castilla y León | 04-24 Fiesta de Castilla y León
2046 03-22 Jueves Santo | 04-23 Fiesta de Castilla y León
2047 04-11 Jueves Santo | 04-23 Fiesta de Castilla y León
2048 04-02 Jueves Santo | 04-23 Fiesta de Castilla y León | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2049 04-15 Jueves Santo | 04-23 Fiesta de Castilla y León | 08-16 Asunción de la Virgen, pasa al lunes
2050 04-07 Jueves Santo | 04-23 Fiesta de Castilla y León | 05-02 Fiesta del Trabajo, pasa al lunes
`,
  'ES-CM': `
2026 04-02 Jueves Santo | 05-31 Día de Castilla-La Mancha | 06-04 Corpus Christi | 11-02 Todos los Santos, pasa al lunes
2027 03-25 Jueves Santo | 05-27 Corpus Christi | 05-31 Día de Castilla-La Mancha
2028 04-13 Jueves Santo | 05-31 Día de Castilla-La Mancha | 06-15 Corpus Christi
2029 03-29 Jueves Santo | 05-31 Corpus Christi
2030 04-18 Jueves Santo | 05-31 Día de Castilla-La Mancha | 06-20 Corpus Christi
2031 04-10 Jueves Santo | 05-31 Día de Castilla-La Mancha | 06-12 Corpus Christi
2032 03-25 Jueves Santo | 05-27 Corpus Christi | 05-31 Día de Castilla-La Mancha
2033 04-14 Jueves Santo | 05-31 Día de Castilla-La Mancha | 06-16 Corpus Christi
2034 04-06 Jueves Santo | 05-31 Día de Castilla-La Mancha | 06-08 Corpus Christi
2035 03-22 Jueves Santo | 05-24 Corpus Christi | 05-31 Día de Castilla-La Mancha
2036 04-10 Jueves Santo | 05-31 Día de Castilla-La Mancha | 06-12 Corpus Christi
2037 04-02 Jueves Santo | 05-31 Día de Castilla-La Mancha | 06-04 Corpus Christi | 11-02 Todos los Santos, pasa al lunes
2038 04-22 Jueves Santo | 05-31 Día de Castilla-La Mancha | 06-24 Corpus Christi
2039 04-07 Jueves Santo | 05-31 Día de Castilla-La Mancha | 06-09 Corpus Christi
2040 03-29 Jueves Santo | 05-31 Corpus Christi
2041 04-18 Jueves Santo | 05-31 Día de Castilla-La Mancha | 06-20 Corpus Christi
2042 04-03 Jueves Santo | 05-31 Día de Castilla-La Mancha | 06-05 Corpus Christi
2043 03-26 Jueves Santo | 05-28 Corpus Christi | 05-31 Día de Castilla-La Mancha | 11-02 Todos los Santos, pasa al lunes
2044 04-14 Jueves Santo | 05-31 Día de Castilla-La Mancha | 06-16 Corpus Christi
2045 04-06 Jueves Santo | 05-31 Día de Castilla-La Mancha | 06-08 Corpus Christi
2046 03-22 Jueves Santo | 05-24 Corpus Christi | 05-31 Día de Castilla-La Mancha
2047 04-11 Jueves Santo | 05-31 Día de Castilla-La Mancha | 06-13 Corpus Christi
2048 04-02 Jueves Santo | 05-31 Día de Castilla-La Mancha | 06-04 Corpus Christi | 11-02 Todos los Santos, pasa al lunes
2049 04-15 Jueves Santo | 05-31 Día de Castilla-La Mancha | 06-17 Corpus Christi
2050 04-07 Jueves Santo | 05-31 Día de Castilla-La Mancha | 06-09 Corpus Christi
`,
  'ES-CN': `
2026 04-02 Jueves Santo | 05-30 Día de Canarias | 11-02 Todos los Santos, pasa al lunes
2027 03-25 Jueves Santo | 05-30 Día de Canarias | 05-31 Día de Canarias, pasa al lunes | 08-16 Asunción de la Virgen, pasa al lunes
2028 04-13 Jueves Santo | 05-30 Día de Canarias
2029 03-29 Jueves Santo | 05-30 Día de Canarias
2030 04-18 Jueves Santo | 05-30 Día de Canarias
2031 04-10 Jueves Santo | 05-30 Día de Canarias
2032 03-25 Jueves Santo | 05-30 Día de Canarias | 05-31 Día de Canarias, pasa al lunes | 08-16 Asunción de la Virgen, pasa al lunes
2033 04-14 Jueves Santo | 05-30 Día de Canarias
2034 04-06 Jueves Santo | 05-30 Día de Canarias
2035 03-22 Jueves Santo | 05-30 Día de Canarias
2036 04-10 Jueves Santo | 05-30 Día de Canarias
2037 04-02 Jueves Santo | 05-30 Día de Canarias | 11-02 Todos los Santos, pasa al lunes
2038 04-22 Jueves Santo | 05-30 Día de Canarias | 05-31 Día de Canarias, pasa al lunes | 08-16 Asunción de la Virgen, pasa al lunes
2039 04-07 Jueves Santo | 05-30 Día de Canarias
2040 03-29 Jueves Santo | 05-30 Día de Canarias
2041 04-18 Jueves Santo | 05-30 Día de Canarias
2042 04-03 Jueves Santo | 05-30 Día de Canarias
2043 03-26 Jueves Santo | 05-30 Día de Canarias | 11-02 Todos los Santos, pasa al lunes
2044 04-14 Jueves Santo | 05-30 Día de Canarias
2045 04-06 Jueves Santo | 05-30 Día de Canarias
2046 03-22 Jueves Santo | 05-30 Día de Canarias
2047 04-11 Jueves Santo | 05-30 Día de Canarias
2048 04-02 Jueves Santo | 05-30 Día de Canarias | 11-02 Todos los Santos, pasa al lunes
2049 04-15 Jueves Santo | 05-30 Día de Canarias | 05-31 Día de Canarias, pasa al lunes | 08-16 Asunción de la Virgen, pasa al lunes
2050 04-07 Jueves Santo | 05-30 Día de Canarias
`,
  'ES-CT': `
2026 04-06 Lunes de Pascua | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2027 03-29 Lunes de Pascua | 05-03 Fiesta del Trabajo, pasa al lunes | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2028 04-17 Lunes de Pascua | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2029 04-02 Lunes de Pascua | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2030 04-22 Lunes de Pascua | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2031 04-14 Lunes de Pascua | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2032 03-29 Lunes de Pascua | 05-03 Fiesta del Trabajo, pasa al lunes | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2033 04-18 Lunes de Pascua | 05-02 Fiesta del Trabajo, pasa al lunes | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2034 04-10 Lunes de Pascua | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2035 03-26 Lunes de Pascua | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2036 04-14 Lunes de Pascua | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2037 04-06 Lunes de Pascua | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2038 04-26 Lunes de Pascua | 05-03 Fiesta del Trabajo, pasa al lunes | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2039 04-11 Lunes de Pascua | 05-02 Fiesta del Trabajo, pasa al lunes | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2040 04-02 Lunes de Pascua | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2041 04-22 Lunes de Pascua | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2042 04-07 Lunes de Pascua | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2043 03-30 Lunes de Pascua | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2044 04-18 Lunes de Pascua | 05-02 Fiesta del Trabajo, pasa al lunes | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2045 04-10 Lunes de Pascua | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2046 03-26 Lunes de Pascua | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2047 04-15 Lunes de Pascua | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2048 04-06 Lunes de Pascua | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2049 04-19 Lunes de Pascua | 05-03 Fiesta del Trabajo, pasa al lunes | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
2050 04-11 Lunes de Pascua | 05-02 Fiesta del Trabajo, pasa al lunes | 06-24 San Juan | 09-11 Diada de Cataluña | 12-26 San Esteban
`,
  'ES-EX': `
2026 04-02 Jueves Santo | 09-08 Día de Extremadura | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2027 03-25 Jueves Santo | 09-08 Día de Extremadura
2028 04-13 Jueves Santo | 09-08 Día de Extremadura
2029 03-29 Jueves Santo | 09-08 Día de Extremadura
2030 04-18 Jueves Santo | 09-08 Día de Extremadura | 09-09 Día de Extremadura
2031 04-10 Jueves Santo | 09-08 Día de Extremadura
2032 03-25 Jueves Santo | 09-08 Día de Extremadura
2033 04-14 Jueves Santo | 05-02 Fiesta del Trabajo, pasa al lunes | 09-08 Día de Extremadura
2034 04-06 Jueves Santo | 09-08 Día de Extremadura
2035 03-22 Jueves Santo | 09-08 Día de Extremadura
2036 04-10 Jueves Santo | 09-08 Día de Extremadura
2037 04-02 Jueves Santo | 09-08 Día de Extremadura | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2038 04-22 Jueves Santo | 09-08 Día de Extremadura
2039 04-07 Jueves Santo | 05-02 Fiesta del Trabajo, pasa al lunes | 09-08 Día de Extremadura
2040 03-29 Jueves Santo | 09-08 Día de Extremadura
2041 04-18 Jueves Santo | 09-08 Día de Extremadura | 09-09 Día de Extremadura
2042 04-03 Jueves Santo | 09-08 Día de Extremadura
2043 03-26 Jueves Santo | 09-08 Día de Extremadura | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2044 04-14 Jueves Santo | 05-02 Fiesta del Trabajo, pasa al lunes | 09-08 Día de Extremadura
2045 04-06 Jueves Santo | 09-08 Día de Extremadura
2046 03-22 Jueves Santo | 09-08 Día de Extremadura
2047 04-11 Jueves Santo | 09-08 Día de Extremadura | 09-09 Día de Extremadura
2048 04-02 Jueves Santo | 09-08 Día de Extremadura | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2049 04-15 Jueves Santo | 09-08 Día de Extremadura
2050 04-07 Jueves Santo | 05-02 Fiesta del Trabajo, pasa al lunes | 09-08 Día de Extremadura
`,
  'ES-GA': `
2026 03-19 San José | 04-02 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2027 03-19 San José | 03-25 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2028 03-19 San José | 04-13 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2029 03-19 San José | 03-29 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2030 03-19 San José | 04-18 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2031 03-19 San José | 04-10 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2032 03-19 San José | 03-25 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2033 03-19 San José | 04-14 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2034 03-19 San José | 04-06 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2035 03-19 San José | 03-22 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2036 03-19 San José | 04-10 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2037 03-19 San José | 04-02 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2038 03-19 San José | 04-22 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2039 03-19 San José | 04-07 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2040 03-19 San José | 03-29 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2041 03-19 San José | 04-18 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2042 03-19 San José | 04-03 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2043 03-19 San José | 03-26 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2044 03-19 San José | 04-14 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2045 03-19 San José | 04-06 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2046 03-19 San José | 03-22 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2047 03-19 San José | 04-11 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2048 03-19 San José | 04-02 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2049 03-19 San José | 04-15 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
2050 03-19 San José | 04-07 Jueves Santo | 05-17 Día de las Letras Gallegas | 07-25 Santiago Apóstol, Día de Galicia
`,
  'ES-IB': `
2026 03-01 Día de les Illes Balears | 03-02 Día de les Illes Balears, pasa al lunes | 04-02 Jueves Santo | 04-06 Lunes de Pascua
2027 03-01 Día de les Illes Balears | 03-25 Jueves Santo | 03-29 Lunes de Pascua
2028 03-01 Día de les Illes Balears | 04-13 Jueves Santo | 04-17 Lunes de Pascua
2029 03-01 Día de les Illes Balears | 03-29 Jueves Santo | 04-02 Lunes de Pascua
2030 03-01 Día de les Illes Balears | 04-18 Jueves Santo | 04-22 Lunes de Pascua
2031 03-01 Día de les Illes Balears | 04-10 Jueves Santo | 04-14 Lunes de Pascua
2032 03-01 Día de les Illes Balears | 03-25 Jueves Santo | 03-29 Lunes de Pascua
2033 03-01 Día de les Illes Balears | 04-14 Jueves Santo | 04-18 Lunes de Pascua
2034 03-01 Día de les Illes Balears | 04-06 Jueves Santo | 04-10 Lunes de Pascua
2035 03-01 Día de les Illes Balears | 03-22 Jueves Santo | 03-26 Lunes de Pascua
2036 03-01 Día de les Illes Balears | 04-10 Jueves Santo | 04-14 Lunes de Pascua
2037 03-01 Día de les Illes Balears | 03-02 Día de les Illes Balears, pasa al lunes | 04-02 Jueves Santo | 04-06 Lunes de Pascua
2038 03-01 Día de les Illes Balears | 04-22 Jueves Santo | 04-26 Lunes de Pascua
2039 03-01 Día de les Illes Balears | 04-07 Jueves Santo | 04-11 Lunes de Pascua
2040 03-01 Día de les Illes Balears | 03-29 Jueves Santo | 04-02 Lunes de Pascua
2041 03-01 Día de les Illes Balears | 04-18 Jueves Santo | 04-22 Lunes de Pascua
2042 03-01 Día de les Illes Balears | 04-03 Jueves Santo | 04-07 Lunes de Pascua
2043 03-01 Día de les Illes Balears | 03-02 Día de les Illes Balears, pasa al lunes | 03-26 Jueves Santo | 03-30 Lunes de Pascua
2044 03-01 Día de les Illes Balears | 04-14 Jueves Santo | 04-18 Lunes de Pascua
2045 03-01 Día de les Illes Balears | 04-06 Jueves Santo | 04-10 Lunes de Pascua
2046 03-01 Día de les Illes Balears | 03-22 Jueves Santo | 03-26 Lunes de Pascua
2047 03-01 Día de les Illes Balears | 04-11 Jueves Santo | 04-15 Lunes de Pascua
2048 03-01 Día de les Illes Balears | 03-02 Día de les Illes Balears, pasa al lunes | 04-02 Jueves Santo | 04-06 Lunes de Pascua
2049 03-01 Día de les Illes Balears | 04-15 Jueves Santo | 04-19 Lunes de Pascua
2050 03-01 Día de les Illes Balears | 04-07 Jueves Santo | 04-11 Lunes de Pascua
`,
  'ES-MC': `
2026 03-19 San José | 04-02 Jueves Santo | 12-07 Día de la Constitución Española, pasa al lunes
2027 03-19 San José | 03-25 Jueves Santo
2028 03-19 San José | 04-13 Jueves Santo
2029 03-19 San José | 03-29 Jueves Santo
2030 03-19 San José | 04-18 Jueves Santo
2031 03-19 San José | 04-10 Jueves Santo
2032 03-19 San José | 03-25 Jueves Santo
2033 03-19 San José | 04-14 Jueves Santo | 05-02 Fiesta del Trabajo, pasa al lunes
2034 03-19 San José | 04-06 Jueves Santo
2035 03-19 San José | 03-22 Jueves Santo
2036 03-19 San José | 04-10 Jueves Santo
2037 03-19 San José | 04-02 Jueves Santo | 12-07 Día de la Constitución Española, pasa al lunes
2038 03-19 San José | 04-22 Jueves Santo
2039 03-19 San José | 04-07 Jueves Santo | 05-02 Fiesta del Trabajo, pasa al lunes
2040 03-19 San José | 03-29 Jueves Santo
2041 03-19 San José | 04-18 Jueves Santo
2042 03-19 San José | 04-03 Jueves Santo
2043 03-19 San José | 03-26 Jueves Santo | 12-07 Día de la Constitución Española, pasa al lunes
2044 03-19 San José | 04-14 Jueves Santo | 05-02 Fiesta del Trabajo, pasa al lunes
2045 03-19 San José | 04-06 Jueves Santo
2046 03-19 San José | 03-22 Jueves Santo
2047 03-19 San José | 04-11 Jueves Santo
2048 03-19 San José | 04-02 Jueves Santo | 12-07 Día de la Constitución Española, pasa al lunes
2049 03-19 San José | 04-15 Jueves Santo
2050 03-19 San José | 04-07 Jueves Santo | 05-02 Fiesta del Trabajo, pasa al lunes
`,
  'ES-MD': `
2026 04-02 Jueves Santo | 05-02 Día de la Comunidad de Madrid | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2027 03-25 Jueves Santo | 05-03 Día de la Comunidad de Madrid
2028 04-13 Jueves Santo | 05-02 Día de la Comunidad de Madrid
2029 03-29 Jueves Santo | 05-02 Día de la Comunidad de Madrid
2030 04-18 Jueves Santo | 05-02 Día de la Comunidad de Madrid
2031 04-10 Jueves Santo | 05-02 Día de la Comunidad de Madrid
2032 03-25 Jueves Santo | 05-03 Día de la Comunidad de Madrid
2033 04-14 Jueves Santo | 05-02 Día de la Comunidad de Madrid
2034 04-06 Jueves Santo | 05-02 Día de la Comunidad de Madrid
2035 03-22 Jueves Santo | 05-02 Día de la Comunidad de Madrid
2036 04-10 Jueves Santo | 05-02 Día de la Comunidad de Madrid
2037 04-02 Jueves Santo | 05-02 Día de la Comunidad de Madrid | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2038 04-22 Jueves Santo | 05-03 Día de la Comunidad de Madrid
2039 04-07 Jueves Santo | 05-02 Día de la Comunidad de Madrid
2040 03-29 Jueves Santo | 05-02 Día de la Comunidad de Madrid
2041 04-18 Jueves Santo | 05-02 Día de la Comunidad de Madrid
2042 04-03 Jueves Santo | 05-02 Día de la Comunidad de Madrid
2043 03-26 Jueves Santo | 05-02 Día de la Comunidad de Madrid | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2044 04-14 Jueves Santo | 05-02 Día de la Comunidad de Madrid
2045 04-06 Jueves Santo | 05-02 Día de la Comunidad de Madrid
2046 03-22 Jueves Santo | 05-02 Día de la Comunidad de Madrid
2047 04-11 Jueves Santo | 05-02 Día de la Comunidad de Madrid
2048 04-02 Jueves Santo | 05-02 Día de la Comunidad de Madrid | 11-02 Todos los Santos, pasa al lunes | 12-07 Día de la Constitución Española, pasa al lunes
2049 04-15 Jueves Santo | 05-03 Día de la Comunidad de Madrid
2050 04-07 Jueves Santo | 05-02 Día de la Comunidad de Madrid
`,
  'ES-ML': `
2026 03-20 Fin del Ramadán (Eid Fitr) | 04-02 Jueves Santo | 05-27 Fiesta del Sacrificio (Aid Al Adha) | 12-07 Día de la Constitución Española, pasa al lunes
2027 03-09 Fin del Ramadán (Eid Fitr) | 03-25 Jueves Santo | 05-16 Fiesta del Sacrificio (Aid Al Adha)
2028 02-26 Fin del Ramadán (Eid Fitr) | 04-13 Jueves Santo | 05-05 Fiesta del Sacrificio (Aid Al Adha)
2029 02-14 Fin del Ramadán (Eid Fitr) | 03-29 Jueves Santo | 04-24 Fiesta del Sacrificio (Aid Al Adha)
2030 02-04 Fin del Ramadán (Eid Fitr) | 04-13 Fiesta del Sacrificio (Aid Al Adha) | 04-18 Jueves Santo
2031 01-24 Fin del Ramadán (Eid Fitr) | 04-02 Fiesta del Sacrificio (Aid Al Adha) | 04-10 Jueves Santo
2032 01-14 Fin del Ramadán (Eid Fitr) | 03-22 Fiesta del Sacrificio (Aid Al Adha) | 03-25 Jueves Santo
2033 01-02 Fin del Ramadán (Eid Fitr) | 03-11 Fiesta del Sacrificio (Aid Al Adha) | 04-14 Jueves Santo | 12-23 Fin del Ramadán (Eid Fitr)
2034 03-01 Fiesta del Sacrificio (Aid Al Adha) | 04-06 Jueves Santo | 12-12 Fin del Ramadán (Eid Fitr)
2035 02-18 Fiesta del Sacrificio (Aid Al Adha) | 03-22 Jueves Santo | 12-01 Fin del Ramadán (Eid Fitr)
2036 02-07 Fiesta del Sacrificio (Aid Al Adha) | 04-10 Jueves Santo | 11-19 Fin del Ramadán (Eid Fitr)
2037 01-26 Fiesta del Sacrificio (Aid Al Adha) | 04-02 Jueves Santo | 11-08 Fin del Ramadán (Eid Fitr) | 12-07 Día de la Constitución Española, pasa al lunes
2038 01-16 Fiesta del Sacrificio (Aid Al Adha) | 04-22 Jueves Santo | 10-29 Fin del Ramadán (Eid Fitr)
2039 01-05 Fiesta del Sacrificio (Aid Al Adha) | 04-07 Jueves Santo | 10-19 Fin del Ramadán (Eid Fitr) | 12-26 Fiesta del Sacrificio (Aid Al Adha)
2040 03-29 Jueves Santo | 10-07 Fin del Ramadán (Eid Fitr) | 12-14 Fiesta del Sacrificio (Aid Al Adha)
2041 04-18 Jueves Santo | 09-26 Fin del Ramadán (Eid Fitr) | 12-04 Fiesta del Sacrificio (Aid Al Adha)
2042 04-03 Jueves Santo | 09-15 Fin del Ramadán (Eid Fitr) | 11-23 Fiesta del Sacrificio (Aid Al Adha)
2043 03-26 Jueves Santo | 09-04 Fin del Ramadán (Eid Fitr) | 11-12 Fiesta del Sacrificio (Aid Al Adha) | 12-07 Día de la Constitución Española, pasa al lunes
2044 04-14 Jueves Santo | 08-24 Fin del Ramadán (Eid Fitr) | 10-31 Fiesta del Sacrificio (Aid Al Adha)
2045 04-06 Jueves Santo | 08-14 Fin del Ramadán (Eid Fitr) | 10-21 Fiesta del Sacrificio (Aid Al Adha)
2046 03-22 Jueves Santo | 08-03 Fin del Ramadán (Eid Fitr) | 10-10 Fiesta del Sacrificio (Aid Al Adha)
2047 04-11 Jueves Santo | 07-24 Fin del Ramadán (Eid Fitr) | 09-30 Fiesta del Sacrificio (Aid Al Adha)
2048 04-02 Jueves Santo | 07-12 Fin del Ramadán (Eid Fitr) | 09-19 Fiesta del Sacrificio (Aid Al Adha) | 12-07 Día de la Constitución Española, pasa al lunes
2049 04-15 Jueves Santo | 07-01 Fin del Ramadán (Eid Fitr) | 09-08 Fiesta del Sacrificio (Aid Al Adha)
2050 04-07 Jueves Santo | 06-20 Fin del Ramadán (Eid Fitr) | 08-28 Fiesta del Sacrificio (Aid Al Adha)
`,
  'ES-NC': `
2026 03-19 San José | 04-02 Jueves Santo | 04-06 Lunes de Pascua | 11-02 Todos los Santos, pasa al lunes
2027 03-19 San José | 03-25 Jueves Santo | 03-29 Lunes de Pascua
2028 03-19 San José | 04-13 Jueves Santo | 04-17 Lunes de Pascua
2029 03-19 San José | 03-29 Jueves Santo | 04-02 Lunes de Pascua
2030 03-19 San José | 04-18 Jueves Santo | 04-22 Lunes de Pascua
2031 03-19 San José | 04-10 Jueves Santo | 04-14 Lunes de Pascua
2032 03-19 San José | 03-25 Jueves Santo | 03-29 Lunes de Pascua
2033 03-19 San José | 04-14 Jueves Santo | 04-18 Lunes de Pascua
2034 03-19 San José | 04-06 Jueves Santo | 04-10 Lunes de Pascua
2035 03-19 San José | 03-22 Jueves Santo | 03-26 Lunes de Pascua
2036 03-19 San José | 04-10 Jueves Santo | 04-14 Lunes de Pascua
2037 03-19 San José | 04-02 Jueves Santo | 04-06 Lunes de Pascua | 11-02 Todos los Santos, pasa al lunes
2038 03-19 San José | 04-22 Jueves Santo | 04-26 Lunes de Pascua
2039 03-19 San José | 04-07 Jueves Santo | 04-11 Lunes de Pascua
2040 03-19 San José | 03-29 Jueves Santo | 04-02 Lunes de Pascua
2041 03-19 San José | 04-18 Jueves Santo | 04-22 Lunes de Pascua
2042 03-19 San José | 04-03 Jueves Santo | 04-07 Lunes de Pascua
2043 03-19 San José | 03-26 Jueves Santo | 03-30 Lunes de Pascua | 11-02 Todos los Santos, pasa al lunes
2044 03-19 San José | 04-14 Jueves Santo | 04-18 Lunes de Pascua
2045 03-19 San José | 04-06 Jueves Santo | 04-10 Lunes de Pascua
2046 03-19 San José | 03-22 Jueves Santo | 03-26 Lunes de Pascua
2047 03-19 San José | 04-11 Jueves Santo | 04-15 Lunes de Pascua
2048 03-19 San José | 04-02 Jueves Santo | 04-06 Lunes de Pascua | 11-02 Todos los Santos, pasa al lunes
2049 03-19 San José | 04-15 Jueves Santo | 04-19 Lunes de Pascua
2050 03-19 San José | 04-07 Jueves Santo | 04-11 Lunes de Pascua
`,
  'ES-PV': `
2026 03-19 San José | 04-02 Jueves Santo | 04-06 Lunes de Pascua | 07-25 Santiago Apóstol
2027 03-19 San José | 03-25 Jueves Santo | 03-29 Lunes de Pascua | 07-25 Santiago Apóstol
2028 03-19 San José | 04-13 Jueves Santo | 04-17 Lunes de Pascua | 07-25 Santiago Apóstol
2029 03-19 San José | 03-29 Jueves Santo | 04-02 Lunes de Pascua | 07-25 Santiago Apóstol
2030 03-19 San José | 04-18 Jueves Santo | 04-22 Lunes de Pascua | 07-25 Santiago Apóstol
2031 03-19 San José | 04-10 Jueves Santo | 04-14 Lunes de Pascua | 07-25 Santiago Apóstol
2032 03-19 San José | 03-25 Jueves Santo | 03-29 Lunes de Pascua | 07-25 Santiago Apóstol
2033 03-19 San José | 04-14 Jueves Santo | 04-18 Lunes de Pascua | 07-25 Santiago Apóstol
2034 03-19 San José | 04-06 Jueves Santo | 04-10 Lunes de Pascua | 07-25 Santiago Apóstol
2035 03-19 San José | 03-22 Jueves Santo | 03-26 Lunes de Pascua | 07-25 Santiago Apóstol
2036 03-19 San José | 04-10 Jueves Santo | 04-14 Lunes de Pascua | 07-25 Santiago Apóstol
2037 03-19 San José | 04-02 Jueves Santo | 04-06 Lunes de Pascua | 07-25 Santiago Apóstol
2038 03-19 San José | 04-22 Jueves Santo | 04-26 Lunes de Pascua | 07-25 Santiago Apóstol
2039 03-19 San José | 04-07 Jueves Santo | 04-11 Lunes de Pascua | 07-25 Santiago Apóstol
2040 03-19 San José | 03-29 Jueves Santo | 04-02 Lunes de Pascua | 07-25 Santiago Apóstol
2041 03-19 San José | 04-18 Jueves Santo | 04-22 Lunes de Pascua | 07-25 Santiago Apóstol
2042 03-19 San José | 04-03 Jueves Santo | 04-07 Lunes de Pascua | 07-25 Santiago Apóstol
2043 03-19 San José | 03-26 Jueves Santo | 03-30 Lunes de Pascua | 07-25 Santiago Apóstol
2044 03-19 San José | 04-14 Jueves Santo | 04-18 Lunes de Pascua | 07-25 Santiago Apóstol
2045 03-19 San José | 04-06 Jueves Santo | 04-10 Lunes de Pascua | 07-25 Santiago Apóstol
2046 03-19 San José | 03-22 Jueves Santo | 03-26 Lunes de Pascua | 07-25 Santiago Apóstol
2047 03-19 San José | 04-11 Jueves Santo | 04-15 Lunes de Pascua | 07-25 Santiago Apóstol
2048 03-19 San José | 04-02 Jueves Santo | 04-06 Lunes de Pascua | 07-25 Santiago Apóstol
2049 03-19 San José | 04-15 Jueves Santo | 04-19 Lunes de Pascua | 07-25 Santiago Apóstol
2050 03-19 San José | 04-07 Jueves Santo | 04-11 Lunes de Pascua | 07-25 Santiago Apóstol
`,
  'ES-RI': `
2026 04-02 Jueves Santo | 04-06 Lunes de Pascua | 06-09 Día de La Rioja | 12-07 Día de la Constitución Española, pasa al lunes
2027 03-25 Jueves Santo | 03-29 Lunes de Pascua | 06-09 Día de La Rioja
2028 04-13 Jueves Santo | 04-17 Lunes de Pascua | 06-09 Día de La Rioja
2029 03-29 Jueves Santo | 04-02 Lunes de Pascua | 06-09 Día de La Rioja
2030 04-18 Jueves Santo | 04-22 Lunes de Pascua | 06-09 Día de La Rioja
2031 04-10 Jueves Santo | 04-14 Lunes de Pascua | 06-09 Día de La Rioja
2032 03-25 Jueves Santo | 03-29 Lunes de Pascua | 06-09 Día de La Rioja
2033 04-14 Jueves Santo | 04-18 Lunes de Pascua | 06-09 Día de La Rioja
2034 04-06 Jueves Santo | 04-10 Lunes de Pascua | 06-09 Día de La Rioja
2035 03-22 Jueves Santo | 03-26 Lunes de Pascua | 06-09 Día de La Rioja
2036 04-10 Jueves Santo | 04-14 Lunes de Pascua | 06-09 Día de La Rioja
2037 04-02 Jueves Santo | 04-06 Lunes de Pascua | 06-09 Día de La Rioja | 12-07 Día de la Constitución Española, pasa al lunes
2038 04-22 Jueves Santo | 04-26 Lunes de Pascua | 06-09 Día de La Rioja
2039 04-07 Jueves Santo | 04-11 Lunes de Pascua | 06-09 Día de La Rioja
2040 03-29 Jueves Santo | 04-02 Lunes de Pascua | 06-09 Día de La Rioja
2041 04-18 Jueves Santo | 04-22 Lunes de Pascua | 06-09 Día de La Rioja
2042 04-03 Jueves Santo | 04-07 Lunes de Pascua | 06-09 Día de La Rioja
2043 03-26 Jueves Santo | 03-30 Lunes de Pascua | 06-09 Día de La Rioja | 12-07 Día de la Constitución Española, pasa al lunes
2044 04-14 Jueves Santo | 04-18 Lunes de Pascua | 06-09 Día de La Rioja
2045 04-06 Jueves Santo | 04-10 Lunes de Pascua | 06-09 Día de La Rioja
2046 03-22 Jueves Santo | 03-26 Lunes de Pascua | 06-09 Día de La Rioja
2047 04-11 Jueves Santo | 04-15 Lunes de Pascua | 06-09 Día de La Rioja
2048 04-02 Jueves Santo | 04-06 Lunes de Pascua | 06-09 Día de La Rioja | 12-07 Día de la Constitución Española, pasa al lunes
2049 04-15 Jueves Santo | 04-19 Lunes de Pascua | 06-09 Día de La Rioja
2050 04-07 Jueves Santo | 04-11 Lunes de Pascua | 06-09 Día de La Rioja
`,
  'ES-VC': `
2026 03-19 San José | 04-06 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2027 03-19 San José | 03-29 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2028 03-19 San José | 04-17 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2029 03-19 San José | 04-02 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2030 03-19 San José | 04-22 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2031 03-19 San José | 04-14 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2032 03-19 San José | 03-29 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2033 03-19 San José | 04-18 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2034 03-19 San José | 04-10 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2035 03-19 San José | 03-26 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2036 03-19 San José | 04-14 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2037 03-19 San José | 04-06 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2038 03-19 San José | 04-26 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2039 03-19 San José | 04-11 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2040 03-19 San José | 04-02 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2041 03-19 San José | 04-22 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2042 03-19 San José | 04-07 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2043 03-19 San José | 03-30 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2044 03-19 San José | 04-18 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2045 03-19 San José | 04-10 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2046 03-19 San José | 03-26 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2047 03-19 San José | 04-15 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2048 03-19 San José | 04-06 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2049 03-19 San José | 04-19 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
2050 03-19 San José | 04-11 Lunes de Pascua | 06-24 San Juan | 10-09 Día de la Comunitat Valenciana
`,
}
