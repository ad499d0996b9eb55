import { z } from '@gavel/contract';
import { type LiveEvent, liveEventBody } from '@gavel/contract/staff';
import type { Logger } from 'pino';
import { AppError } from '../../../http/app-error.ts';
import { type EventStream, eventStream } from '../../../http/event-stream.ts';
import { type Change, readChange } from '../../people/changes/changes.ts';
import { createPresence } from './presence.ts';

/** An open screen of the administration that gets events, and its user. */
interface Listener {
  readonly userId: string;
  readonly isAdministrator: boolean;
  /** Whether the user sees requests of other salespersons. */
  readonly seesAll: boolean;
  /** The request that the user has open; null: none. */
  readonly lead: string | null;
  /** Returns whether the user may still get events. */
  readonly mayListen: () => Promise<boolean>;
}

/** The streams of events to open screens. Each process has its own streams. */
export interface Live {
  /** Opens a stream of events. Throws `too-many-requests` if the user already has too many streams. */
  listen(listener: Listener): EventStream;
  /** Sends the events of a notification to the screens that may get them. Either this process or another process sent the notification. */
  heard(payload: string): void;
  /** Tells all screens to reload. Must be called after notifications may have been lost. */
  missed(): void;
  /** Must be called every `BEAT_MS`. Resolves when it has checked for each listener whether the user may still get events. */
  beat(): Promise<void>;
  /** Asks all other processes which users have which request open. */
  greet(): void;
  /** Ends all streams immediately and accepts no new ones. Resolves when the other processes have been notified. */
  end(): Promise<void>;
  /** Returns the number of open streams. */
  count(): number;
}

interface LiveParts {
  /** The id of this process in notifications. */
  readonly process: string;
  readonly tell: (...changes: readonly Change[]) => Promise<void>;
  /** Returns the name of a member of staff; null: the account has been deleted. */
  readonly nameOf: (userId: string) => Promise<string | null>;
  readonly logger: Logger;
}

/**
 * The interval at which a stream sends something to show that it is alive, in ms. Many proxies close a connection that sends
 * nothing for a minute.
 */
export const BEAT_MS = 20_000;

/** The greatest number of streams of one person in a process. Each open screen has a stream. */
const MOST_OF_ONE = 20;

interface Stream extends Listener {
  readonly events: EventStream;
}

export function createLive({ process, tell, nameOf, logger }: LiveParts): Live {
  const streams = new Set<Stream>();
  const presence = createPresence();
  let isEnded = false;
  /**
   * Resolves when the last event has been sent. Each event waits for the previous event: before sending an event, the server looks up the
   * names of the people in it, and the order of the events must stay the same.
   */
  let told = Promise.resolve();
  let announced = Promise.resolve();

  function inOrder(work: () => Promise<void>): void {
    told = told.then(work).catch((error: unknown) => logger.warn({ err: error }, 'open screens were not told of a change'));
  }

  /**
   * Notifies the other processes, one notification after the other. `changes` runs only when its notification is sent, so the last
   * notification describes the latest state of the streams. A failure is only logged, and the calling code does not fail.
   */
  function announce(changes: () => readonly Change[]): void {
    announced = announced
      .then(() => tell(...changes()))
      .catch((error: unknown) => logger.warn({ err: error }, 'other processes were not told who is there'));
  }

  const hereWith = (request: string): Change => {
    const people = new Set([...streams].filter((one) => one.lead === request).map(({ userId }) => userId));
    return { kind: 'present', process, lead: request, people: [...people] };
  };

  const openHere = () => [...new Set([...streams].flatMap(({ lead: request }) => request ?? []))];

  function send(to: Iterable<Stream>, event: LiveEvent): void {
    for (const { events } of to) events.send(JSON.stringify(z.encode(liveEventBody, event)));
  }

  async function sendPresent(requests: readonly string[]): Promise<void> {
    for (const request of requests) {
      const there = [...streams].filter((one) => one.lead === request);
      if (there.length === 0) continue;
      const people = await Promise.all(presence.of(request).map(async (id) => ({ id, name: await nameOf(id) })));
      for (const one of there) {
        const names = people.flatMap(({ id, name }) => (id === one.userId || name === null ? [] : [name]));
        send([one], { kind: 'present', lead: request, names });
      }
    }
  }

  async function pass(change: Change): Promise<void> {
    switch (change.kind) {
      case 'present':
        presence.note(change.process, change.lead, change.people);
        return sendPresent([change.lead]);
      case 'who-is-there':
        if (change.process !== process) announce(() => openHere().map(hereWith));
        return;
      case 'session':
        return lookAt([...streams].filter(({ userId }) => userId === change.user));
      default: {
        const to = [...streams].filter((one) => mayHear(one, change));
        if (to.length === 0) return;
        const name = change.by === null ? null : await nameOf(change.by);
        for (const one of to) send([one], eventFor(one, change, name));
      }
    }
  }

  /** Checks the users of these streams, and ends the streams of users who may no longer get events. */
  async function lookAt(some: readonly Stream[]): Promise<void> {
    await Promise.all(
      some.map(async ({ mayListen, events }) => {
        const may = await mayListen().catch((error: unknown) => {
          logger.warn({ err: error }, 'a stream was ended: nobody could say whose it is');
          return false;
        });
        if (!may) events.end();
      }),
    );
  }

  return {
    listen(listener) {
      const { userId, lead: request } = listener;
      if ([...streams].filter((one) => one.userId === userId).length >= MOST_OF_ONE)
        throw new AppError('too-many-requests', '', { retryAfter: 60 });
      const events = eventStream(() => {
        streams.delete(stream);
        if (request !== null && !isEnded) announce(() => [hereWith(request)]);
      });
      const stream: Stream = { ...listener, events };
      if (isEnded) {
        events.end();
        return events;
      }
      streams.add(stream);
      send([stream], { kind: 'begun' });
      if (request !== null) announce(() => [hereWith(request)]);
      return events;
    },
    heard(payload) {
      const change = readChange(payload);
      if (change) inOrder(() => pass(change));
    },
    missed() {
      inOrder(async () => {
        await sendPresent(presence.forget());
        send(streams, { kind: 'again' });
      });
      announce(() => [...openHere().map(hereWith), { kind: 'who-is-there', process }]);
    },
    async beat() {
      for (const { events } of streams) events.beat();
      await lookAt([...streams]);
      announce(() => openHere().map(hereWith));
      inOrder(() => sendPresent(presence.age()));
      await announced;
      await told;
    },
    greet: () => announce(() => [{ kind: 'who-is-there', process }]),
    end() {
      isEnded = true;
      const requests = openHere();
      for (const { events } of [...streams]) events.end();
      announce(() => requests.map(hereWith));
      return announced;
    },
    count: () => streams.size,
  };
}

type Told = Extract<Change, { readonly by: string | null }>;

/**
 * Returns whether a listener gets an event. As in lists of requests, users get events of their own requests and of requests without an
 * owner. If the builder's setting allows it, they get events of all requests. If the owner of a request changes, the previous owner gets
 * that event too; if the request had no owner, all staff get it.
 */
function mayHear({ userId, seesAll, isAdministrator }: Listener, change: Told): boolean {
  switch (change.kind) {
    case 'lead': {
      const { owner, before } = change;
      return seesAll || owner === null || owner === userId || before === null || before === userId;
    }
    case 'customer':
      return seesAll || change.owners === null || change.owners.includes(userId);
    case 'staff':
      return isAdministrator;
  }
}

function eventFor({ userId }: Listener, change: Told, name: string | null): LiveEvent {
  const done = { by: name, isOwn: change.by === userId };
  switch (change.kind) {
    case 'lead':
      return { kind: 'lead', id: change.id, action: change.action, isYours: change.owner === userId, ...done };
    case 'customer':
      return { kind: 'customer', id: change.id, action: change.action, ...done };
    case 'staff':
      return { kind: 'staff', ...done };
  }
}
