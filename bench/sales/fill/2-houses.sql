-- Returns a token of eight characters 0-9 a-f, a different one for each i.
create function bench.token(i bigint) returns text language sql immutable parallel safe as
  $$ select lpad(to_hex(i * 2654435761 % 4294967296), 8, '0') $$;
-- Returns the owner of the i-th house. Some customers have one saved house, and some have ten.
create function bench.owner(i bigint) returns text language sql immutable parallel safe as
  $$ select 'customer-' || 1 + floor(power(bench.share(i, 11), 1.5) * 60000)::int $$;
-- Returns up to three plots that are for sale in a municipality, or none: `wanting` is the share of wanted plots. Some are wanted by many.
create function bench.plots_in(municipality text, i bigint, salt int, wanting double precision) returns int[] language sql stable parallel safe as
  $$ select coalesce(array_agg(id), '{}') from (select id from bench.plots where municipality_id = municipality and bench.share(i, salt) < wanting order by bench.share(i * 100 + id, salt) * (1 + id % 5) limit 1 + i % 3) as wanted $$;
create table bench.saved_patterns as
  select version.*, (row_number() over (order by version.token) - 1)::int as at from configuration_versions as version
  join saved_configurations as saved using (token, revision) join users on users.id = saved.owner_id
  where users.email like 'monster%@bench.example' and saved.type = 'guide';

create table bench.houses as
  select i, bench.token(i) as token, bench.owner(i) as owner, bench.moment(i, 12) as saved_at,
    1 + floor(power(bench.share(i, 13), 3) * 4)::int as revision, (i % (select count(*) from bench.saved_patterns))::int as pattern,
    municipality_id, bench.plots_in(municipality_id, i, 17, 0.5) as plot_ids
  from generate_series(1, 200000) as i, lateral (select bench.municipality(i)) as stands_in(municipality_id);

insert into saved_configurations (token, owner_id, type, revision, created_at)
select token, owner, 'guide', revision, saved_at from bench.houses;
insert into configuration_versions (token, revision, name, house_id, web_configuration_id, web_configuration_version, municipality_id, area_code, answers, plot_ids, price_ore, saved_at, saved_by)
select house.token, revision.number, bench.pick('{Sommarhuset,Vårt hus,Huset vid sjön,Lillstugan,Drömhuset,Åkerby 2:4,Hus 2}', i, 14), pattern.house_id,
  pattern.web_configuration_id, pattern.web_configuration_version, house.municipality_id, pattern.area_code, pattern.answers, house.plot_ids,
  pattern.price_ore + floor(bench.share(i, 15) * 50000000)::bigint, house.saved_at + (now() - house.saved_at) * revision.number / (house.revision + 1), owner
from bench.houses as house join bench.saved_patterns as pattern on pattern.at = house.pattern, generate_series(1, house.revision) as revision(number);
insert into plot_choices (token, plot_id, since) select token, unnest(plot_ids), saved_at from bench.houses;

insert into snapshots (token, web_configuration_id, web_configuration_version, municipality_id, area_code, house_id, name, answers, price_ore, withdraw_key_hash, created_at, opened_at)
select bench.token(i + 1000000), web_configuration_id, web_configuration_version, municipality_id, area_code, house_id, name, answers, price_ore, md5(i::text), bench.moment(i, 16), now()
from generate_series(1, 30000) as i join bench.saved_patterns as pattern on pattern.at = i % (select count(*) from bench.saved_patterns);
