/** How far a picture is to be trusted, and where what is chosen is seen. */
export const seenTexts = {
  name: 'seen',
  messages: {
    /** Not of the very house. */
    example: 'Exempelbild',
    undrawn: 'Syns inte i bilden',
    exampleUndrawn: 'Exempelbild, valet syns inte',
    /** Leads there. */
    inView: 'Syns i vyn {camera}',
  },
} as const;
