create table bench.lead_patterns as
  select leads.*, (row_number() over (order by id) - 1)::int as pattern from leads where email like 'monster%@bench.example';

-- Seven of ten requests are about a saved house of an account. The others come from people without an account; half are about a shared
-- house.
create table bench.requests as
  select i, bench.id('lead' || i) as id, bench.moment(i, 21) as sent_at, kind, user_id, token, price_ore, house_pattern,
    coalesce(users.name, bench.first_name(i + 900000) || ' ' || bench.last_name(i + 900000)) as name,
    coalesce(users.email, 'besok' || floor(bench.share(i, 22) * 12000)::int || '@' || bench.pick('{gmail.com,telia.com,live.se}', i, 4)) as email,
    coalesce(users.cellphone, '070-' || lpad(floor(bench.share(i, 23) * 10000000)::text, 7, '0')) as phone,
    bench.municipality(i) as municipality_id
  from (
    select i, case when bench.share(i, 24) < 0.7 then 'saved' when bench.share(i, 24) < 0.85 then 'shared' else 'contact' end as kind
    from generate_series(1, 50000) as i
  ) as asked
  left join lateral (
    select owner as user_id, token, pattern as house_pattern, 1 as is_saved from bench.houses where kind = 'saved' and houses.i = asked.i * 4
  ) as saved on true
  left join users on users.id = saved.user_id
  left join lateral (select price_ore from bench.lead_patterns where pattern = asked.i % 4) as priced on kind <> 'contact';

insert into leads (id, submission_type, sent_at, user_id, name, email, phone, message, configuration_id, house, price_ore, house_title, municipality_id, plot_ids, salesperson_name, salesperson_email, source, marketing)
select request.id, case kind when 'contact' then 'Sales' else 'Quote' end, request.sent_at, request.user_id, request.name, request.email, request.phone,
  bench.pick('{Hej! Vi har köpt tomt och vill bygga nästa vår. Vad kostar huset med grund?,Kan ni ringa mig efter klockan fem?,Går det att flytta fönstret i köket?,Vi undrar över uppvärmning och ventilation.,""}', request.i, 25),
  case kind when 'saved' then request.token when 'shared' then bench.token(request.i % 30000 + 1000001) end,
  case when kind <> 'contact' then pattern.house end, case when kind <> 'contact' then pattern.price_ore + floor(bench.share(request.i, 26) * 80000000)::bigint end,
  case when kind <> 'contact' then pattern.house_title else '' end, request.municipality_id, bench.plots_in(request.municipality_id, request.i, 27, 0.2), 'Björkvik', 'hej@bjorkvik.example',
  case kind when 'contact' then 'contact' else 'configurator' end, '{}'
from bench.requests as request join bench.lead_patterns as pattern on pattern.pattern = request.i % (select count(*) from bench.lead_patterns);

update saved_configurations set request_for_proposal_sent_at = request.sent_at from bench.requests as request
where request.kind = 'saved' and saved_configurations.token = request.token;
