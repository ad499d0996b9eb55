// Preloaded (`node --import`) into a server that is measured: it answers every message of whoever started it with what it has used so far.
// The processes that it starts itself inherit the preload, and are left alone.
if (process.env.GAVEL_BENCH_ASKS) {
  delete process.env.GAVEL_BENCH_ASKS;
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ processor: (user + system) / 1000, resident: process.memoryUsage.rss() });
  });
  // A channel alone keeps no server from ending.
  process.channel?.unref();
}
