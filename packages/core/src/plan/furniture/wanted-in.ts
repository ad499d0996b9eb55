import type { Features } from '../house-plan.ts';
import type { Room, Storey } from '../storey.ts';
import { bathroom, sauna, toilet } from './bathrooms.ts';
import { bedroom, master, office } from './bedrooms.ts';
import { garage } from './garage.ts';
import { closet, hall } from './halls.ts';
import { livingRoom } from './living-rooms.ts';
import { studio } from './studio.ts';
import { laundry, store, technicalRoom } from './utility-rooms.ts';
import type { Wanted } from './wanted.ts';

/** Returns the furniture that a room needs along its walls, the most important first. `isMainBath`: the storey's largest bathroom. */
export function wantedIn(room: Room, storey: Storey, features: Features, isMainBath: boolean): readonly Wanted[] {
  switch (room.kind) {
    case 'master':
      return master;
    case 'bedroom':
      return bedroom;
    case 'office':
      return office;
    case 'living':
    case 'family':
      return livingRoom(room);
    case 'bath':
      return bathroom(room, storey, features, isMainBath);
    case 'wc':
      return toilet;
    case 'sauna':
      return sauna(features);
    case 'laundry':
      return laundry(features);
    case 'technical':
      return technicalRoom(features);
    case 'hall':
      return hall(room, storey);
    case 'closet':
      return closet;
    case 'pantry':
    case 'store':
      return store(features);
    case 'garage':
      return garage(features);
    case 'studio':
      return studio(features);
    case 'kitchen':
    case 'dining':
    case 'unfinished':
      return [];
  }
}
