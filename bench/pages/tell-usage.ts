import { monitorEventLoopDelay } from 'node:perf_hooks';

// Preloaded (`node --import`) into a server that is measured: it answers every message of whoever started it with what it has used so far.
// The processes that it starts itself inherit the preload, and are left alone.
if (process.env.GAVEL_BENCH_ASKS) {
  delete process.env.GAVEL_BENCH_ASKS;
  // Of every look since the last message, in nanoseconds.
  const late = monitorEventLoopDelay({ resolution: 10 });
  late.enable();
  process.on('message', () => {
    const delay = late.percentile(99) / 1e6;
    late.reset();
    const { user, system } = process.cpuUsage();
    process.send?.({ processor: (user + system) / 1000, resident: process.memoryUsage.rss(), delay });
  });
  // A channel alone keeps no server from ending.
  process.channel?.unref();
}
