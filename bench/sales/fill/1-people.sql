-- Returns a number between 0 and 1 for the i-th row and a salt. It is the same number in every run.
create function bench.share(i bigint, salt int) returns double precision language sql immutable parallel safe as
  $$ select (hashint8extended(i, salt) & 2147483647)::float8 / 2147483648 $$;
create function bench.pick(choices text[], i bigint, salt int) returns text language sql immutable parallel safe as
  $$ select choices[1 + floor(bench.share(i, salt) * cardinality(choices))::int] $$;
create function bench.first_name(i bigint) returns text language sql immutable parallel safe as
  $$ select bench.pick('{Anna,Eva,Karin,Sara,Lena,Emma,Åsa,Malin,Ingrid,Märta,Ylva,Sofia,Elin,Ida,Hanna,Linnéa,Maja,Åse,Gunilla,Birgitta,Jenny,Frida,Moa,Astrid,Lars,Anders,Mikael,Johan,Erik,Per,Karl,Thomas,Jan,Östen,Åke,Björn,Göran,Håkan,Mårten,Sören,Jörgen,Nils,Olof,Gustav,Oskar,Axel,Viktor,Ahmed,Ali,Mohammed,José,Chloé,Zoë,André}', i, 1) $$;
create function bench.last_name(i bigint) returns text language sql immutable parallel safe as
  $$ select bench.pick('{Andersson,Johansson,Karlsson,Nilsson,Eriksson,Larsson,Olsson,Persson,Svensson,Gustafsson,Pettersson,Jonsson,Jansson,Hansson,Bengtsson,Jönsson,Lindberg,Jakobsson,Magnusson,Lindström,Olofsson,Lindqvist,Lindgren,Berg,Axelsson,Bergström,Lundberg,Lind,Lundgren,Lundqvist,Mattsson,Berglund,Fredriksson,Sandberg,Henriksson,Forsberg,Sjöberg,Ali,Wallin,Mohamed,Engström,Eklund,Danielsson,Lundin,Håkansson,Björk,Bergman,Gunnarsson,Wikström,Holm,Samuelsson,Isaksson,Fransson,Bergqvist,Nyström,Holmberg,Arvidsson,Löfgren,Söderberg,Nyberg,Åberg,Åström,Ström,Öberg,Östlund,Ek,Hjälm,Välitalo,Niemi,Müller}', i, 2) $$;
-- Returns an id in the form in which the product makes them (UUID version 4).
create function bench.id(words text) returns uuid language sql immutable parallel safe as
  $$ select overlay(overlay(md5(words) placing '4' from 13) placing 'a' from 17)::uuid $$;
-- Returns a municipality. Municipalities at the beginning of the list are more frequent, as if they had more inhabitants.
create function bench.municipality(i bigint) returns text language sql stable parallel safe as
  $$ select id from bench.municipalities where at = floor(power(bench.share(i, 3), 2) * (select count(*) from bench.municipalities))::int $$;
-- Returns a moment in the last three years. Recent moments are more frequent.
create function bench.moment(i bigint, salt int) returns timestamptz language sql stable parallel safe as
  $$ select date_trunc('milliseconds', now() - make_interval(secs => power(bench.share(i, salt), 1.6) * 3 * 365 * 86400)) $$;

insert into users (id, name, email, email_verified, created_at, updated_at, first_name, last_name, cellphone, municipality_id, role, last_seen_on)
select 'customer-' || i, first || ' ' || last, lower(translate(first || '.' || last, 'ÅÄÖåäöéëü', 'AAOaaoeeu')) || i || '@' || bench.pick('{gmail.com,hotmail.com,telia.com,live.se,icloud.com,outlook.com}', i, 4),
  true, made, made, first, last, '07' || lpad(floor(bench.share(i, 5) * 100000000)::text, 8, '0'), bench.municipality(i), 'Customer',
  least((made + (now() - made) * bench.share(i, 6))::date, current_date)
from (select i, bench.first_name(i) as first, bench.last_name(i) as last, bench.moment(i, 7) as made from generate_series(1, 60000) as i) as person;

insert into users (id, name, email, email_verified, first_name, last_name, cellphone, municipality_id, role)
select 'seller-' || i, bench.first_name(i * 77) || ' ' || bench.last_name(i * 77), 'saljare' || i || '@bench.example', true, bench.first_name(i * 77), bench.last_name(i * 77),
  '0701234567', bench.municipality(i), 'Salesmen'
from generate_series(1, 11) as i;
create table bench.sellers as select id, (row_number() over (order by id) - 1)::int as at from users where role = 'Salesmen';

insert into consents (user_id, consent_id, slug, version, given_at)
select 'customer-' || i, 1, 'anvandarvillkor', '1', now() - interval '1 year' from generate_series(1, 60000) as i;
insert into sessions (id, user_id, token, expires_at, created_at, updated_at)
select 'session-' || i, 'customer-' || i, md5('session' || i), now() + interval '7 days', now() - interval '1 day', now() - interval '1 day'
from generate_series(1, 20000) as i;
