-- A third of the entries are actions of salespersons. The others are actions of customers on their own accounts.
insert into audit_log (at, actor_id, subject_id, action, details)
select at, case when by_staff then 'seller-' || 1 + i % 11 else person end, case when action in ('lead-handed-over') then 'seller-' || 1 + i % 11 else person end, action, '{}'
from (
  select i, now() - make_interval(secs => (600000 - i) * 150) as at, bench.owner(i * 13) as person, bench.share(i, 71) < 0.33 as by_staff,
    case when bench.share(i, 71) < 0.33 then bench.pick('{logged-in,acting-begun,acting-ended,lead-handed-over,configuration-saved}', i, 72)
      else bench.pick('{configuration-saved,configuration-saved,configuration-saved,quote-requested,contact-requested,configuration-deleted,password-changed}', i, 73) end as action
  from generate_series(1, 600000) as i
) as entry order by i;
insert into audit_reasons (entry_id, subject_id, words)
select id, subject_id, 'Ringde och bad om hjälp med köket' from audit_log where action = 'acting-begun' and subject_id like 'customer-%' and id % 10 = 0;
