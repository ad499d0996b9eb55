create table bench.offer_patterns as
  select offers.*, (row_number() over (order by id) - 1)::int as pattern from offers where customer_email like 'monster%@bench.example' and sent_at is not null;
create table bench.order_patterns as
  select final_orders.*, (row_number() over (order by number) - 1)::int as pattern from final_orders where content #>> '{customer,email}' like 'monster%@bench.example' or customer_name like 'Mönster%';

insert into offers (id, lead_id, version, saved_at, saved_by, valid_until, words, lines, year, number, sent_at, sent_by, token, customer_name, customer_email, seller_name, seller_email, seller_phone, configuration_id, revision, chosen, house, total_ore, accepted_at, accepted_name)
select bench.id('offer' || work.i), work.id, 2, at, pattern.saved_by, coalesce(lead_work.offer_until, at::date + 30), pattern.words, pattern.lines, extract(year from at),
  100000 + row_number() over (partition by extract(year from at) order by at), at, pattern.sent_by, md5('offer-token' || work.i), request.name, request.email, pattern.seller_name, pattern.seller_email, pattern.seller_phone,
  leads.configuration_id, 1, pattern.chosen, pattern.house, pattern.total_ore + floor(bench.share(work.i, 61) * 40000000)::bigint,
  case when lead_work.offer_answer = 'accepted' then lead_work.offer_answered_at end, case when lead_work.offer_answer = 'accepted' then request.name end
from bench.work as work join bench.requests as request using (i) join leads on leads.id = work.id join lead_work on lead_work.lead_id = work.id
join bench.offer_patterns as pattern on pattern.pattern = work.i % (select count(*) from bench.offer_patterns), lateral (select work.sent_at + (work.worked_at - work.sent_at) * 0.7) as sent(at)
where work.milestone in ('quote', 'order', 'agreement') and leads.configuration_id is not null;

create table bench.orders as
  select work.i, work.id as lead_id, bench.token(work.i + 2000000) as token, request.name, request.user_id, work.worked_at, work.owner, leads.municipality_id,
    (work.i % (select count(*) from bench.order_patterns))::int as pattern, bench.share(work.i, 62) as chance
  from bench.work as work join bench.requests as request using (i) join leads on leads.id = work.id where work.milestone in ('order', 'agreement') and leads.configuration_id is not null;
insert into saved_configurations (token, owner_id, type, revision, created_at) select token, user_id, 'base', 1, worked_at from bench.orders;
insert into configuration_versions (token, revision, name, house_id, web_configuration_id, web_configuration_version, municipality_id, area_code, answers, plot_ids, price_ore, saved_at, saved_by)
select orders.token, 1, 'Slutlig beställning', house_id, web_configuration_id, web_configuration_version, orders.municipality_id, area_code, answers, '{}', price_ore, worked_at, null
from bench.orders as orders join bench.saved_patterns as saved on saved.at = orders.pattern;
insert into final_orders (token, lead_id, customer_name, house_title, municipality_name, price_ore, content, made_at, made_by, frozen_at, frozen_by, refused_at, refused_by, cancelled_at, cancelled_by, reason)
select orders.token, orders.lead_id, orders.name, pattern.house_title, pattern.municipality_name, pattern.price_ore, jsonb_set(pattern.content, '{customer,name}', to_jsonb(orders.name)), worked_at, pattern.made_by,
  case when chance > 0.06 then worked_at end, case when chance > 0.06 then pattern.made_by end, case when chance < 0.02 then worked_at end, case when chance < 0.02 then pattern.made_by end,
  case when chance > 0.95 then now() end, case when chance > 0.95 then pattern.made_by end, case when chance < 0.02 or chance > 0.95 then 'Ångrat sig' else '' end
from bench.orders as orders join bench.order_patterns as pattern on pattern.pattern = orders.pattern order by worked_at;
