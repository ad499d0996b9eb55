-- The older a request is, the more likely it has ended.
create table bench.work as
  select i, id, sent_at, kind, age, case when bench.share(i, 31) < 0.1 then null else (select sellers.id from bench.sellers where at = floor(bench.share(i, 32) * (select count(*) from bench.sellers))::int) end as owner,
    case when chance < 0.06 or age < 4 then 'new' when chance < 0.25 or kind = 'contact' then 'contact' when chance < 0.6 then 'review' when chance < 0.85 then 'quote' when chance < 0.91 then 'order' else 'agreement' end as milestone,
    bench.share(i, 33) < least(0.75, age / 500.0) as is_lost, bench.share(i, 34) < 0.06 as is_dormant,
    least(sent_at + make_interval(secs => power(bench.share(i, 35), 3) * 120 * 86400), now() - make_interval(secs => power(bench.share(i, 36), 2) * 30 * 86400)) as worked_at
  from (select *, extract(epoch from now() - sent_at) / 86400 as age, bench.share(i, 37) as chance from bench.requests) as request;

insert into lead_work (lead_id, municipality_id, price_ore, owner_id, milestone, dormant_until, lost_reason, next_step, due_on, version, arrived_at, waiting_since, first_contact_at, house_saved_at, offer_answer, offer_answered_at, offer_until)
select id, leads.municipality_id, leads.price_ore, owner, milestone,
  case when is_dormant and not ends then current_date + (bench.share(i, 41) * 200)::int end,
  case when is_lost and milestone <> 'agreement' then bench.pick('{price,plot,financing,competitor,postponed,unreachable,other}', i, 42) end,
  case when milestone = 'new' or ends then '' else bench.pick('{Ring om tomten,Skicka ny offert,Boka genomgång,Invänta banken,Möte i mässhallen}', i, 43) end,
  case when milestone = 'new' then work.sent_at::date when ends then null else current_date + (bench.share(i, 44) * 90 - 30)::int end,
  1 + floor(bench.share(i, 45) * 8)::int, work.sent_at, greatest(work.sent_at, date_trunc('milliseconds', worked_at)),
  case when milestone <> 'new' then date_trunc('milliseconds', work.sent_at + (worked_at - work.sent_at) / 6) end,
  case when bench.share(i, 46) < 0.1 then date_trunc('milliseconds', now() - (now() - work.sent_at) * bench.share(i, 47)) end,
  case when milestone = 'quote' and bench.share(i, 48) < 0.3 then bench.pick('{asked,accepted}', i, 49) end,
  case when milestone = 'quote' and bench.share(i, 48) < 0.3 then date_trunc('milliseconds', worked_at + interval '1 day' * bench.share(i, 50) * 3) end,
  case when milestone = 'quote' and not ends then current_date + (bench.share(i, 51) * 60 - 20)::int end
from (select *, is_lost or milestone = 'agreement' as ends from bench.work) as work join leads using (id);

insert into lead_history (lead_id, at, actor_id, action, words, details)
select id, sent_at + (worked_at - sent_at) * line / 6.0, owner, action, case when action in ('note', 'next-step') then bench.pick('{Ringt. Vill ha huset på höjd i sluttning.,Banken har sagt ja.,Ska prata med hustrun,Skickat ritningar och svarat på frågor om bergvärme.}', i * 7 + line, 52) else '' end,
  case action when 'milestone' then jsonb_build_object('about', 'contact') when 'owner' then jsonb_build_object('owner', owner) else '{}' end
from (
  select work.*, line, bench.pick('{note,note,note,milestone,next-step,step-done,owner}', i * 7 + line, 53) as action
  from bench.work, generate_series(1, 2 + floor(bench.share(i, 54) * 8)::int) as line where milestone <> 'new'
) as lines order by i, line;

insert into letters (id, queued_at, kind, lead_id, ended_at, outcome)
select bench.id('letter' || i || letter.kind), sent_at, letter.kind, id, sent_at + interval '5 seconds', 'sent'
from bench.work, unnest('{quote,untaken}'::text[]) as letter(kind);
