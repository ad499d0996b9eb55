const kinds = { visit: 1250, started: 310, finished: 130, saved: 60, requested: 25, offered: 10, ordered: null };
const shares = (counts: readonly number[], first: number) =>
  counts.map((Count, at) => ({ Id: first + at, Title: `Svar ${at + 1}`, Count, Share: Count / 130 }));
const times = { Asked: 25, Waiting: null, MedianMinutes: 95, SlowestMinutes: 2900 };

/** What the statistics have once there have been visitors: what the server answers a salesperson, made up. */
export const counted = {
  way: {
    NowUtc: '2026-11-20T11:00:00Z',
    Period: { From: '2026-11-14', To: '2026-11-20' },
    Before: { From: '2026-11-07', To: '2026-11-13' },
    Since: '2026-09-01',
    BucketSize: 'day',
    Buckets: ['14', '15', '16', '17', '18', '19', '20'].map((day) => `2026-11-${day}`),
    Kinds: Object.entries(kinds).map(([Kind, Total]) => ({ Kind, Total, Before: 200, Parts: [40, 55, 35, null, 60, 45, 75] })),
    Campaigns: [
      { Id: 3, Title: 'Mer hus för pengarna', Days: 5, Finished: 45, Requested: 10, PerDay: 20, PerOtherDay: 12.5 },
      { Id: 4, Title: 'Sommarkampanj', Days: 2, Finished: null, Requested: 0, PerDay: null, PerOtherDay: 18.6 },
    ],
    Houses: [
      { Id: 1, Title: 'Ängsbacken 156' },
      { Id: 14, Title: 'Mjällom 96' },
    ],
  },
  house: {
    HouseId: 1,
    Started: 310,
    Finished: 130,
    Sections: [
      {
        Id: 1,
        Title: 'Planlösning',
        Reached: 300,
        Questions: [{ Id: 1, Title: 'Kök', Total: 130, Answers: shares([80, 50], 1) }],
      },
      {
        Id: 2,
        Title: 'Fasad',
        Reached: 215,
        Questions: [{ Id: 2, Title: 'Panel', Total: 130, Answers: shares([65, 45, 20], 11) }],
      },
    ],
    Refused: [{ Question: 'Fasadkulör', Answer: 'Skogsgrön', Because: 'Lockpanel', Count: 35 }],
  },
  sales: {
    Contact: times,
    Before: { ...times, MedianMinutes: 140 },
    Lost: {
      Total: 10,
      Reasons: [
        { Reason: 'price', Count: 5 },
        { Reason: 'plot', Count: null },
        { Reason: 'other', Count: 0 },
      ],
    },
    People: null,
  },
};
