import { z } from '@gavel/contract';
import { type LiveEvent, liveEventBody } from '@gavel/contract/staff';
import type { Logger } from 'pino';
import { AppError } from '../../../http/app-error.ts';
import { type EventStream, eventStream } from '../../../http/event-stream.ts';
import { type Change, readChange } from '../../people/changes/changes.ts';
import { createPresence } from './presence.ts';

/** Somebody who listens with one screen. */
interface Listener {
  readonly userId: string;
  readonly isAdministrator: boolean;
  /** Whether they see what others take care of. */
  readonly seesAll: boolean;
  /** The request that they have open; null: none. */
  readonly lead: string | null;
  /** Whether they still may listen. */
  readonly mayListen: () => Promise<boolean>;
}

/** What open screens hear. One for each process, which holds its streams and nothing else. */
export interface Live {
  /** Begins to tell somebody what happens. Throws `too-many-requests` where they listen with too many screens. */
  listen(listener: Listener): EventStream;
  /** What a process has told. */
  heard(payload: string): void;
  /** Something may have been told that was not heard. */
  missed(): void;
  /** To be called every `BEAT_MS`. Resolves when everybody was looked at. */
  beat(): Promise<void>;
  /** Asks the other processes who is there. */
  greet(): void;
  /** Ends all streams at once, and begins no others. Resolves when the other processes have been told. */
  end(): Promise<void>;
  /** How many listen. */
  count(): number;
}

interface LiveParts {
  /** This process, among those that tell each other. */
  readonly process: string;
  readonly tell: (...changes: readonly Change[]) => Promise<void>;
  /** What somebody of the staff is called; null: they have no account any more. */
  readonly nameOf: (userId: string) => Promise<string | null>;
  readonly logger: Logger;
}

/** What stands between closes what is silent for a minute. */
export const BEAT_MS = 20_000;

/** More screens than anybody looks at: each is a stream. */
const MOST_OF_ONE = 20;

interface Stream extends Listener {
  readonly events: EventStream;
}

export function createLive({ process, tell, nameOf, logger }: LiveParts): Live {
  const streams = new Set<Stream>();
  const presence = createPresence();
  let isEnded = false;
  /** What is heard is told in its order, though names have to be looked up. */
  let told = Promise.resolve();
  let announced = Promise.resolve();

  function inOrder(work: () => Promise<void>): void {
    told = told.then(work).catch((error: unknown) => logger.warn({ err: error }, 'open screens were not told of a change'));
  }

  /** One after the other, each as it is when it goes out: what was told last is how it is. A failure is not one of what was asked. */
  function announce(changes: () => readonly Change[]): void {
    announced = announced
      .then(() => tell(...changes()))
      .catch((error: unknown) => logger.warn({ err: error }, 'other processes were not told who is there'));
  }

  const hereWith = (lead: string): Change => {
    const people = new Set([...streams].filter((one) => one.lead === lead).map(({ userId }) => userId));
    return { kind: 'present', process, lead, people: [...people] };
  };

  const openHere = () => [...new Set([...streams].flatMap(({ lead }) => lead ?? []))];

  function send(to: Iterable<Stream>, event: LiveEvent): void {
    for (const { events } of to) events.send(JSON.stringify(z.encode(liveEventBody, event)));
  }

  async function sendPresent(leads: readonly string[]): Promise<void> {
    for (const lead of leads) {
      const there = [...streams].filter((one) => one.lead === lead);
      if (there.length === 0) continue;
      const people = await Promise.all(presence.of(lead).map(async (id) => ({ id, name: await nameOf(id) })));
      for (const one of there) {
        const names = people.flatMap(({ id, name }) => (id === one.userId || name === null ? [] : [name]));
        send([one], { kind: 'present', lead, names });
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

  /** Ends the streams of those who may not listen any more. */
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
      const { userId, lead } = listener;
      if ([...streams].filter((one) => one.userId === userId).length >= MOST_OF_ONE)
        throw new AppError('too-many-requests', '', { retryAfter: 60 });
      const events = eventStream(() => {
        streams.delete(stream);
        if (lead !== null && !isEnded) announce(() => [hereWith(lead)]);
      });
      const stream: Stream = { ...listener, events };
      if (isEnded) {
        events.end();
        return events;
      }
      streams.add(stream);
      send([stream], { kind: 'begun' });
      if (lead !== null) announce(() => [hereWith(lead)]);
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
      const leads = openHere();
      for (const { events } of [...streams]) events.end();
      announce(() => leads.map(hereWith));
      return announced;
    },
    count: () => streams.size,
  };
}

type Told = Extract<Change, { readonly by: string | null }>;

/** As the lists are: one's own and what nobody takes care of, where the builder's setting says so. What was one's own until now, too. */
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
